### Tavoli tra gli altri: la rete di casa, i tavoli pubblici, guardare, gli orologi.

network-shut = Per ora solo questo computer può aprire il link. Fai entrare gli altri di casa: i loro telefoni devono essere sulla stessa rete.
network-open = Apri alla rete di casa
network-is-open = Chi è sulla stessa rete può sedersi con questo link. Un telefono legge l’immagine.
network-here = Un link solo per questo computer
network-shut-again = Chiudi di nuovo alla rete di casa
error-not-here = Può farlo solo il computer su cui gira Parlour.
error-no-network = La rete di questo computer non va bene per questo.
lobby-title = Tavoli
lobby-game = Quale gioco
lobby-open = Aspettano giocatori
lobby-running = In corso
lobby-free = { $count ->
    [one] 1 posto libero
   *[other] { $count } posti liberi
 }
lobby-rated = classificata
lobby-watch = Guarda
lobby-none = Nessuno aspetta
watching = stai guardando
you-left = Hai lasciato questo tavolo e qualcuno gioca per te.
come-back = Riprendi il mio posto
start-public = Chiunque può unirsi dai tavoli pubblici
start-watched = Gli altri possono guardare
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
offer-an-end = Proponi di contare
