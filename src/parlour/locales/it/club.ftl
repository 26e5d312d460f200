### Il club: profili, punteggi, classifiche, leghe.

rating = Punteggio
rating-why = Quanto vale qualcuno come minimo: cresce con le vittorie e con il numero di partite note.
table-place = Posto
table-played = Giocate
table-won = Vinte
table-drawn = Pari
table-lost = Perse
table-points = Punti
leaderboard-title = Classifiche
leaderboard-of = I migliori a { $game }
leaderboard-none = Nessuno ha ancora giocato qui una partita classificata.

## Un profilo

profile-title = Profilo
profile-mine = Il mio profilo
profile-since = Qui dal { $date }
profile-ratings = Punteggi
profile-unrated = Ancora nessuna partita classificata.
profile-favourites = Giochi preferiti
profile-none = Ancora niente di giocato fino in fondo.
profile-history = Partite pubbliche
profile-no-history = Nessuna partita pubblica giocata fino in fondo.
profile-played = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
 }
profile-won = { $count ->
    [0] nessuna vinta
    [one] { $count } vinta
   *[other] { $count } vinte
 }
profile-first = vinta
profile-place = posto { $place }
curve-told = { $count ->
    [one] Punteggio a { $game } dopo { $count } partita classificata: da { $from } a { $to }.
   *[other] Punteggio a { $game } su { $count } partite classificate: da { $from } a { $to }.
 }
curve-table = I numeri
curve-day = Giorno

## Leghe

leagues-title = Leghe
leagues-none = Non c’è ancora nessuna lega.
league-new = Nuova lega
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
league-is-over = La stagione { $season } è finita.
league-round-robin = tutti contro tutti
league-swiss = sistema svizzero
league-season = Stagione
league-season-number = Stagione { $season }
league-group = Gruppo { $group }
league-table = Classifica
league-entries = Gli iscritti
league-nobody = Ancora nessuno.
league-play = Gioca la mia partita
league-who = Di’ chi sei e potrai iscriverti:
league-enter = Iscriviti
league-entered = Iscrizione fatta.
league-leave = Lascia la lega
league-leave-open = Fino all’inizio puoi iscriverti di nuovo.
league-leave-sure = Ogni partita che non hai cominciato è persa.
league-leave-yes = Sì, lascia
league-left = Hai lasciato la lega.
league-start = Inizia la stagione
league-next = Apri la prossima stagione
league-withdrawn = fuori
league-take-out = Togli
league-take-out-sure = Togliere { $name }? Ogni partita non cominciata è persa.
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
