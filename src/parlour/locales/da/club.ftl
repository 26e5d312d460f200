### Klubben: profiler, ratings, ranglister, ligaer.

rating = Rating
rating-why = Et forsigtigt skøn over spillestyrken: alle begynder på 1500, og 200 point mere betyder cirka tre sejre ud af fire. Den stiger med sejre og med flere spil.
table-place = Nr.
table-played = Spillet
table-won = Vundet
table-drawn = Uafgjort
table-lost = Tabt
table-points = Point
leaderboard-title = Ranglister
leaderboard-of = De bedste til { $game }
leaderboard-none = Ingen resultater endnu

## En profil

profile-title = Profil
profile-mine = Min profil
profile-since = { $count ->
    [0] Her siden { $month }
    [one] Her siden { $month } · { $count } spil, { $won } vundet
   *[other] Her siden { $month } · { $count } spil, { $won } vundet
 }
profile-favourites = Yndlingsspil
profile-none = Ingen færdige spil endnu.
profile-history = Offentlige spil
profile-no-history = Ingen færdige offentlige spil endnu.
profile-first = førsteplads
profile-place = nummer { $place }
curve-told = { $count ->
    [one] Rating i { $game } efter { $count } ratet spil: fra { $from } til { $to }.
   *[other] Rating i { $game } over { $count } ratede spil: fra { $from } til { $to }.
 }

## Ligaer

leagues-title = Ligaer
leagues-none = Ingen liga endnu
league-new = Start en liga
league-make = Opret liga
league-robots = robotter
league-players = { $count ->
    [one] { $count } spiller
   *[other] { $count } spillere
 }
league-open = åben for tilmelding
league-over = slut
league-round = Runde { $round }
league-is-open = { $count ->
    [0] Tilmeldingen er åben. Ingen er med endnu.
    [one] Tilmeldingen er åben. { $count } spiller er med.
   *[other] Tilmeldingen er åben. { $count } spillere er med.
 }
league-is-running = Sæson { $season }, runde { $round }. Slutter senest { $date }.
league-round-robin = alle mod alle
league-swiss = schweizisk
league-season = Sæson
league-season-number = Sæson { $season }
league-group = Gruppe { $group }
league-table = Stilling
league-entries = Tilmeldte
league-nobody = Ingen endnu.
league-play = Spil det nu
league-who = Skriv dit navn for at være med:
league-enter = Vær med i ligaen
league-entered = Du er med.
league-leave = Forlad ligaen
league-leave-open = Du kan komme med igen, indtil den starter.
league-leave-sure = Du taber det spil, du er i gang med, og alle dem, der er tilbage.
league-leave-yes = Ja, forlad den
league-left = Du har forladt ligaen.
league-start = Start sæsonen
league-next = Start næste sæson
league-withdrawn = har trukket sig
league-take-out = Fjern
league-take-out-sure = Fjern { $name }? Så er det igangværende spil og alle de resterende tabt.
league-bye = oversidder
league-settle = Afgør { $first } – { $second }
league-settle-short = Afgør
league-settled = Afgjort.
league-pairing = Hvem møder hvem
league-rounds = Runder
league-times = Spil pr. par
league-group-size = Spillere pr. gruppe, mindst
league-moves = Hvor mange der rykker op og ned
league-days = Dage pr. runde
league-move-days = Dage pr. træk
league-rated = Ratede spil
league-of-robots = En liga af robotter
people-why = Alle, du har spillet med.
people-together = { $count ->
    [one] ét spil sammen, sidst { $game }
   *[other] { $count } spil sammen, sidst { $game }
 }
people-none = Ingen endnu
people-none-why = Spil online med nogen, så finder du dem her igen.
people-find = Find et bord
row-yours = Din tur
row-theirs = { $name } har turen
row-alone = { $points } point.
row-won = Du vandt.
row-shared = Delt sejr.
row-drawn = Uafgjort.
row-won-by = { $name } vandt.
row-place = { $place ->
    [2] Du blev nummer to.
    [3] Du blev nummer tre.
   *[other] Du blev nummer { $place }.
 }
lobby-why = Vær med ved et bord, eller se med.
history-why = Alt, hvad du spiller, gemmes her.
leagues-why = Alle møder alle, runde for runde.
leaderboard-why = De bedste i hvert spil, målt på ratede spil.
history-count = { $count ->
    [one] { $count } spil siden { $month }.
   *[other] { $count } spil siden { $month }.
 }
history-waits = Venter på spillere
history-running = I gang
history-review = Gennemgang
history-look = Se
history-none-why = Alt, hvad du spiller, gemmes her med en gennemgang.
history-play = Spil { $game }
history-which = Hvilke spil
history-show-all = Alle
history-show-turn = Din tur
history-show-over = Afsluttede
history-every-game = Alle spil
history-everybody = Alle
history-who = Med hvem
history-week-this = Afsluttet i denne uge
history-week-last = Afsluttet i sidste uge
history-week-earlier = Tidligere
history-no-turn = Ingen spil venter på dig.
history-none-such = Ingen spil passer.
history-all = Vis alle
lobby-which = Hvilket spil?
lobby-open-table = Opret et bord
lobby-waits = { $name } venter
lobby-minutes = { $minutes } minutter
lobby-none-why = Opret et bord, så kan den næste, der kommer forbi, være med.
lobby-met = Spillet med før
leagues-none-why = I en liga møder alle hinanden én gang. I skal være mindst tre for at starte.
leagues-who = Værten for denne server starter ligaer. Bed om en.
table-player = Spiller
table-game = Spil
table-form = Spil indtil nu
league-counts = To point for en sejr, ét for uafgjort.
league-yours = Dit spil
league-pair = { $first } og { $second }
league-to-play = ikke spillet
league-rests = er oversidder
league-round-later = Parrene kommer, når runden starter.
league-won = { $names } vandt ligaen.
leaderboard-you = Du er nummer { $place } af { $count } i { $game }.
leaderboard-sure = Hvor sikre vi er
leaderboard-none-why = Tre ratede spil, så står dit navn her.
leaderboard-play = Spil et ratet spil
profile-overview = Overblik
profile-games = Spil
profile-edit = Redigér
profile-compare = Sammenlign
profile-you = Dig
profile-invite = Invitér til spil
profile-over-time = Rating over tid
profile-streak = Opgaver i træk
profile-streak-why = Dage i træk. Længst: { $best }.
league-shared = { $names } vandt ligaen sammen.
league-start-with = Start med { $count }
