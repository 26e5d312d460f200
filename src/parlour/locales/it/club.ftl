### Il club: profili, punteggi, classifiche, leghe.

rating = Punteggio
rating-why = Una stima della forza di gioco; si parte tutti da 1500. Con 200 di vantaggio si vincono circa tre partite su quattro. In ordine di ciò che è sicuro.
table-place = Posto
table-played = Giocate
table-won = Vinte
table-drawn = Pari
table-lost = Perse
table-points = Punti
leaderboard-title = Classifiche
leaderboard-of = I migliori a { $game }
leaderboard-none = Ancora nessun risultato

## Un profilo

profile-title = Profilo
profile-mine = Il mio profilo
profile-since = { $count ->
    [0] Qui da { $month }
    [one] Qui da { $month } · { $count } partita, vinte: { $won }
   *[other] Qui da { $month } · { $count } partite, vinte: { $won }
 }
profile-favourites = Giochi preferiti
profile-none = Ancora niente di giocato fino in fondo.
profile-history = Partite pubbliche
profile-no-history = Nessuna partita pubblica giocata fino in fondo.
profile-first = vinta
profile-place = posto { $place }
curve-told = { $count ->
    [one] Punteggio a { $game } dopo { $count } partita classificata: da { $from } a { $to }.
   *[other] Punteggio a { $game } su { $count } partite classificate: da { $from } a { $to }.
 }

## Leghe

leagues-title = Leghe
leagues-none = Ancora nessuna lega
league-new = Crea una lega
league-make = Crea la lega
league-robots = robot
league-players = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
 }
league-open = iscrizioni aperte
league-over = finita
league-round = Turno { $round }
league-is-open = { $count ->
    [0] Le iscrizioni sono aperte. Non c’è ancora nessuno.
    [one] Le iscrizioni sono aperte: { $count } giocatore iscritto.
   *[other] Le iscrizioni sono aperte: { $count } giocatori iscritti.
 }
league-is-running = Stagione { $season }, turno { $round }. Finisce al più tardi il { $date }.
league-round-robin = tutti contro tutti
league-swiss = sistema svizzero
league-season = Stagione
league-season-number = Stagione { $season }
league-group = Gruppo { $group }
league-table = Classifica
league-entries = Gli iscritti
league-nobody = Ancora nessuno.
league-play = Gioca ora
league-who = Di’ chi sei e potrai iscriverti:
league-enter = Entra nella lega
league-entered = Iscrizione fatta.
league-leave = Lascia la lega
league-leave-open = Fino all’inizio puoi iscriverti di nuovo.
league-leave-sure = Perdi la partita in corso e tutte quelle che restano.
league-leave-yes = Sì, lascia
league-left = Hai lasciato la lega.
league-start = Avvia la stagione
league-next = Gioca un’altra stagione
league-withdrawn = fuori
league-take-out = Togli
league-take-out-sure = Togliere { $name }? Perde la partita in corso e tutte quelle che restano.
league-bye = riposa
league-settle = Decidi { $first } – { $second }
league-settle-short = Decidi
league-settled = Deciso.
league-pairing = Chi incontra chi
league-rounds = Turni
league-times = Quante volte ci si incontra
league-group-size = Giocatori per gruppo, almeno
league-moves = Quanti salgono e scendono
league-days = Giorni per turno
league-move-days = Giorni per mossa
league-rated = Le partite sono classificate
league-of-robots = Una lega di robot
people-why = Tutte le persone con cui hai giocato.
people-together = { $count ->
    [one] una partita insieme, l’ultima a { $game }
   *[other] { $count } partite insieme, l’ultima a { $game }
 }
people-none = Ancora nessuno
people-none-why = Gioca online con qualcuno e ritroverai qui quella persona.
people-find = Trova un tavolo
row-yours = Tocca a te
row-theirs = Tocca a { $name }
row-alone = { $points } punti.
row-won = Hai vinto.
row-shared = Vittoria condivisa.
row-drawn = Pareggio.
row-won-by = Ha vinto { $name }.
row-place = Sei al posto { $place }.
lobby-why = Gioca con qualcuno o guarda.
history-why = Qui resta tutto ciò che giochi.
leagues-why = Tutti contro tutti, turno dopo turno.
leaderboard-why = I migliori a ogni gioco, secondo le partite classificate.
history-count = { $count ->
    [one] { $count } partita da { $month }.
   *[other] { $count } partite da { $month }.
 }
history-waits = In attesa di giocatori
history-running = In corso
history-review = Analisi
history-look = Guarda
history-none-why = Tutto ciò che giochi resta qui, con un’analisi.
history-play = Gioca a { $game }
history-which = Quali partite
history-show-all = Tutte
history-show-turn = Tocca a te
history-show-over = Finite
history-every-game = Tutti i giochi
history-everybody = Tutti
history-who = Con chi
history-week-this = Finite questa settimana
history-week-last = Finite la settimana scorsa
history-week-earlier = Prima
history-no-turn = Niente ti aspetta.
history-none-such = Nessuna partita corrisponde.
history-all = Mostra tutte
lobby-which = Quale gioco?
lobby-open-table = Apri un tavolo
lobby-waits = { $name } aspetta
lobby-minutes = { $minutes } minuti
lobby-none-why = Apri un tavolo e la prossima persona che passa potrà giocare.
lobby-met = Hai giocato con
leagues-none-why = Una lega è un gruppo di persone che si incontrano tutte una volta. Bastano in tre.
leagues-who = Le leghe le apre chi ospita questo server. Chiedi lì.
table-player = Nome
table-game = Gioco
table-form = Finora
league-counts = Due punti per la vittoria, uno per il pareggio.
league-yours = La tua partita
league-pair = { $first } e { $second }
league-to-play = da giocare
league-rests = riposa
league-round-later = Gli incontri arrivano quando comincia il turno.
league-won = { $names } ha vinto la lega.
leaderboard-you = Sei al posto { $place } su { $count } a { $game }.
leaderboard-sure = Quanto è sicuro
leaderboard-none-why = Dopo tre partite classificate il tuo nome è qui.
leaderboard-play = Gioca una partita classificata
profile-overview = Panoramica
profile-games = Partite
profile-edit = Modifica
profile-compare = Confronta
profile-you = Tu
profile-invite = Invita a giocare
profile-over-time = Rating nel tempo
profile-streak = Serie di enigmi
profile-streak-why = Giorni di fila. La serie più lunga: { $best }.
league-shared = { $names } si dividono la lega.
league-start-with = Comincia in { $count }
