### Il club: profili, punteggi, classifiche, leghe.

rating = Rating
rating-why = Una stima prudente della forza di gioco: si parte tutti da 1500, e 200 punti in più significano circa tre vittorie su quattro. Cresce con le vittorie e con il numero di partite.
table-place = Pos.
table-played = Giocate
table-won = Vinte
table-drawn = Pari
table-lost = Perse
table-points = Punti
leaderboard-title = Classifiche
leaderboard-of = Classifica di { $game }
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
profile-none = Ancora nessuna partita finita.
profile-history = Partite pubbliche
profile-no-history = Ancora nessuna partita pubblica finita.
profile-first = primo posto
profile-place = { $place }º posto
curve-told = { $count ->
    [one] Rating a { $game } dopo { $count } partita classificata: da { $from } a { $to }.
   *[other] Rating a { $game } su { $count } partite classificate: da { $from } a { $to }.
 }

## Leghe

leagues-title = Leghe
leagues-none = Ancora nessuna lega
league-new = Crea una lega
league-make = Crea la lega
league-robots = robot
league-players = { $count ->
    [one] { $count } partecipante
   *[other] { $count } partecipanti
 }
league-open = iscrizioni aperte
league-over = finita
league-round = Turno { $round }
league-is-open = { $count ->
    [0] Iscrizioni aperte. Non c’è ancora nessuno.
    [one] Iscrizioni aperte. C’è una persona iscritta.
   *[other] Iscrizioni aperte. Ci sono { $count } persone iscritte.
 }
league-is-running = Stagione { $season }, turno { $round }. Scadenza: { $date }.
league-round-robin = tutti contro tutti
league-swiss = sistema svizzero
league-season = Stagione
league-season-number = Stagione { $season }
league-group = Girone { $group }
league-table = Classifica
league-entries = Iscrizioni
league-nobody = Ancora nessuno.
league-play = Gioca ora
league-who = Scrivi il tuo nome per iscriverti:
league-enter = Entra nella lega
league-entered = Ci sei!
league-leave = Lascia la lega
league-leave-open = Puoi rientrare finché non comincia.
league-leave-sure = Perdi la partita in corso e tutte quelle che restano.
league-leave-yes = Sì, lascia
league-left = Hai lasciato la lega.
league-start = Avvia la stagione
league-next = Avvia la prossima stagione
league-withdrawn = fuori
league-take-out = Togli
league-take-out-sure = Togliere { $name }? Perde la partita in corso e tutte quelle che restano.
league-bye = riposa
league-settle = Decidi { $first } – { $second }
league-settle-short = Decidi
league-settled = Deciso.
league-pairing = Abbinamenti
league-rounds = Turni
league-times = Partite per coppia
league-group-size = Partecipanti per girone, almeno
league-moves = Quanti salgono e scendono
league-days = Giorni per turno
league-move-days = Giorni per mossa
league-rated = Partite classificate
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
row-alone = Punteggio: { $points }.
row-won = Hai vinto.
row-shared = Vittoria condivisa.
row-drawn = Pareggio.
row-won-by = Ha vinto { $name }.
row-place = { $place ->
    [2] Secondo posto.
    [3] Terzo posto.
   *[other] { $place }º posto.
 }
lobby-why = Unisciti a un tavolo, oppure guarda.
history-why = Qui trovi tutto quello che giochi.
leagues-why = Tutti contro tutti, turno dopo turno.
leaderboard-why = Chi va meglio in ogni gioco, secondo le partite classificate.
history-count = { $count ->
    [one] { $count } partita da { $month }.
   *[other] { $count } partite da { $month }.
 }
history-waits = In attesa di giocatori
history-running = In corso
history-review = Revisione
history-look = Guarda
history-none-why = Qui trovi tutto quello che giochi, con la revisione.
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
history-no-turn = Nessuna partita ti aspetta.
history-none-such = Nessuna partita corrisponde.
history-all = Mostra tutte
lobby-which = Quale gioco?
lobby-open-table = Crea un tavolo
lobby-waits = { $name } aspetta
lobby-minutes = { $minutes } minuti
lobby-none-why = Crea un tavolo: la prossima persona che passa può unirsi.
lobby-met = Avete già giocato
leagues-none-why = In una lega ognuno gioca una volta con tutti gli altri. Si comincia in tre o più.
leagues-who = Le leghe le avvia l’host di questo server. Chiedine una.
table-player = Nome
table-game = Gioco
table-form = Partite finora
league-counts = Due punti per la vittoria, uno per il pareggio.
league-yours = La tua partita
league-pair = { $first } e { $second }
league-to-play = da giocare
league-rests = riposa
league-round-later = Gli incontri escono quando comincia il turno.
league-won = { $names } ha vinto la lega.
leaderboard-you = Sei al { $place }º posto su { $count } a { $game }.
leaderboard-sure = Quanto è affidabile
leaderboard-none-why = Tre partite classificate e il tuo nome compare qui.
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
league-shared = { $names } hanno vinto insieme la lega.
league-start-with = Comincia in { $count }
