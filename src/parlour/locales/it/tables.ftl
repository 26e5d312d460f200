### Tavoli tra gli altri: la rete di casa, i tavoli pubblici, guardare, gli orologi.

network-shut = Per ora questo link funziona solo su questo computer. Aprilo alla rete di casa così anche altri possono giocare.
network-open = Apri alla rete di casa
network-is-open = Solo i telefoni su questo Wi-Fi possono aprire il link.
network-here = Un link solo per questo computer
network-shut-again = Chiudi alla rete di casa
network-only-here = Questo link funziona solo su questo computer.
error-not-here = Puoi farlo solo sul computer su cui gira Parlour.
error-no-network = Non troviamo una rete di casa su questo computer.
lobby-title = Tavoli
lobby-game = Quale gioco
lobby-open = In attesa di giocatori
lobby-running = In corso
lobby-free = { $count ->
    [one] 1 posto libero
   *[other] { $count } posti liberi
 }
lobby-rated = classificata
lobby-watch = Guarda
lobby-none = Nessuno in attesa
watching = stai guardando
you-left = Hai lasciato questo tavolo, e qualcuno sta giocando per te.
come-back = Riprendi il tuo posto
start-clock = Orologio
clock-none = nessuno
clock-minute-move = 1 minuto a mossa
clock-quick = 3 min + 5 s a mossa
clock-usual = 10 min + 10 s a mossa
clock-long = 30 min + 30 s a mossa
clock-day-move = 1 giorno a mossa
clock-three-days = 3 giorni a mossa
clock-of = Tempo rimasto a { $name }
clock-days = { $days ->
    [one] 1 giorno
   *[other] { $days } giorni
 } { $hours } h
clock-warn = Ancora { $seconds } secondi.
offer-a-draw = Proponi il pareggio
offer-an-end = Proponi di finire e contare
