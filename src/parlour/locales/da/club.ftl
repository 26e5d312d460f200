### Klubben: profiler, ratings, ranglister, ligaer.

rating = Rating
rating-why = Hvad nogen mindst er værd: Den vokser med sejre, og jo flere partier der kendes.
table-place = Plads
table-played = Spillet
table-won = Vundet
table-drawn = Uafgjort
table-lost = Tabt
table-points = Point
leaderboard-title = Ranglister
leaderboard-of = De bedste til { $game }
leaderboard-none = Ingen har spillet et parti, der tæller, her endnu.

## En profil

profile-title = Profil
profile-mine = Min profil
profile-since = Her siden { $date }
profile-ratings = Ratings
profile-unrated = Endnu ingen partier, der tæller.
profile-favourites = Yndlingsspil
profile-none = Endnu intet spillet til ende.
profile-history = Offentlige partier
profile-no-history = Intet offentligt parti er spillet til ende.
profile-played = { $count ->
    [one] { $count } parti
   *[other] { $count } partier
 }
profile-won = { $count ->
    [0] ingen vundet
   *[other] { $count } vundet
 }
profile-first = vundet
profile-place = plads { $place }
curve-told = { $count ->
    [one] Rating i { $game } efter { $count } parti, der tæller: fra { $from } til { $to }.
   *[other] Rating i { $game } over { $count } partier, der tæller: fra { $from } til { $to }.
 }
curve-table = Tallene
curve-day = Dag

## Ligaer

leagues-title = Ligaer
leagues-none = Der er ingen liga endnu.
league-new = Ny liga
league-make = Opret ligaen
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
league-is-running = Sæson { $season }, runde { $round }. Den slutter senest { $date }.
league-is-over = Sæson { $season } er slut.
league-round-robin = alle mod alle
league-swiss = schweizisk
league-season = Sæson
league-season-number = Sæson { $season }
league-group = Gruppe { $group }
league-table = Stilling
league-entries = Hvem der er med
league-nobody = Ingen endnu.
league-play = Spil mit parti
league-who = Sig, hvem du er, så kan du være med:
league-enter = Vær med
league-entered = Du er med.
league-leave = Forlad ligaen
league-leave-open = Indtil starten kan du komme med igen.
league-leave-sure = Hvert parti, du ikke er begyndt på, er tabt.
league-leave-yes = Ja, forlad den
league-left = Du har forladt ligaen.
league-start = Begynd sæsonen
league-next = Åbn næste sæson
league-withdrawn = gået
league-take-out = Tag ud
league-take-out-sure = Tag { $name } ud? Hvert parti, der ikke er begyndt, er tabt.
league-bye = fri
league-settle = Afgør { $first } – { $second }
league-settle-short = Afgør
league-settled = Afgjort.
league-pairing = Hvem møder hvem
league-rounds = Runder
league-times = Hvor ofte to mødes
league-group-size = Spillere i en gruppe, mindst
league-moves = Hvor mange der rykker op og ned
league-days = Dage til en runde
league-move-days = Dage til et træk
league-rated = Partierne tæller
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
lobby-why = Spil med nogen, eller se på.
history-why = Alt, hvad du spiller, gemmes her.
leagues-why = Alle møder alle, runde for runde.
leaderboard-why = De bedste i hvert spil, efter ratede spil.
