### Turni di una lega: scadenze, più partite, feed; partite importate.

## Until when

left-days = { $count ->
    [one] manca { $count } giorno
   *[other] mancano { $count } giorni
 }
left-hours = { $count ->
    [one] manca { $count } ora
   *[other] mancano { $count } ore
 }
left-minutes = { $count ->
    [one] manca { $count } minuto
   *[other] mancano { $count } minuti
 }
due-league = { $league }, turno { $round }
due-game = partita { $game } di { $count }
due-at = scadenza: { $date }
remind-day = Ti resta meno di un giorno.
remind-hour = Ti resta meno di un’ora.

## A league

league-game = Partita { $game }
league-best-of = Partite per incontro
league-best = { $count ->
    [1] una partita
   *[other] al meglio delle { $count } partite
 }
league-clock-days = giorni per mossa
league-options = Opzioni del gioco
league-feed = Feed delle novità (Atom)
league-calendar = Calendario

## Records

import-title = Importa una registrazione
import-why = Scegli la registrazione di una partita finita, o incollala. Prima di accettarla controlliamo ogni mossa.
import-file = File della registrazione
import-text = Oppure incollala qui
import-do = Importa
import-public = Mostrala negli elenchi di questo server
imported-by = Importata da { $name }. Ogni mossa e ogni esito sono stati controllati.
error-record-refused = Non siamo riusciti a importarla: la registrazione è danneggiata, modificata o non viene da Parlour.
error-unfinished-record = La partita di questa registrazione non è ancora finita.
error-too-many-imports = Hai importato tutte le partite che questo server permette.

## A shared link

card-open = Siediti e gioca.
card-running = Guarda la partita dal vivo.
card-over = Guarda il replay.
card-won = Ha vinto { $name }. Guarda il replay.
