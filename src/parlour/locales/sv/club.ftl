### Klubben: profiler, rating, topplistor, ligor.

rating = Rating
rating-why = Vad någon minst är värd: den växer med segrar, och ju fler partier som är kända.
table-place = Plats
table-played = Spelade
table-won = Vunna
table-drawn = Oavgjorda
table-lost = Förlorade
table-points = Poäng
leaderboard-title = Topplistor
leaderboard-of = De bästa i { $game }
leaderboard-none = Ingen har spelat ett parti som räknas här än.

## En profil

profile-title = Profil
profile-mine = Min profil
profile-since = Här sedan { $date }
profile-ratings = Rating
profile-unrated = Inga partier som räknas än.
profile-favourites = Favoritspel
profile-none = Inget spelat till slut än.
profile-history = Offentliga partier
profile-no-history = Inget offentligt parti är spelat till slut.
profile-played = { $count ->
    [one] { $count } parti
   *[other] { $count } partier
 }
profile-won = { $count ->
    [0] inget vunnet
    [one] { $count } vunnet
   *[other] { $count } vunna
 }
profile-first = vunnet
profile-place = plats { $place }
curve-told = { $count ->
    [one] Rating i { $game } efter { $count } parti som räknas: från { $from } till { $to }.
   *[other] Rating i { $game } över { $count } partier som räknas: från { $from } till { $to }.
 }
curve-table = Siffrorna
curve-day = Dag

## Ligor

leagues-title = Ligor
leagues-none = Det finns ingen liga än.
league-new = Ny liga
league-make = Skapa ligan
league-robots = robotar
league-players = { $count ->
    [one] { $count } spelare
   *[other] { $count } spelare
 }
league-open = öppen för anmälan
league-over = slut
league-round = Rond { $round }
league-is-open = { $count ->
    [0] Anmälan är öppen. Ingen är med än.
    [one] Anmälan är öppen. { $count } spelare är med.
   *[other] Anmälan är öppen. { $count } spelare är med.
 }
league-is-running = Säsong { $season }, rond { $round }. Den slutar senast { $date }.
league-is-over = Säsong { $season } är slut.
league-round-robin = alla möter alla
league-swiss = schweizersystem
league-season = Säsong
league-season-number = Säsong { $season }
league-group = Grupp { $group }
league-table = Tabell
league-entries = Vilka som är med
league-nobody = Ingen än.
league-play = Spela mitt parti
league-who = Säg vem du är, så kan du vara med:
league-enter = Var med
league-entered = Du är med.
league-leave = Lämna ligan
league-leave-open = Fram till starten kan du komma med igen.
league-leave-sure = Varje parti du inte har börjat är förlorat.
league-leave-yes = Ja, lämna den
league-left = Du har lämnat ligan.
league-start = Börja säsongen
league-next = Öppna nästa säsong
league-withdrawn = har lämnat
league-take-out = Ta ut
league-take-out-sure = Ta ut { $name }? Varje parti som inte har börjat är förlorat.
league-bye = står över
league-settle = Avgör { $first } – { $second }
league-settle-short = Avgör
league-settled = Avgjort.
league-pairing = Vem möter vem
league-rounds = Ronder
league-times = Hur ofta två möts
league-group-size = Spelare i en grupp, minst
league-moves = Hur många som går upp och ner
league-days = Dagar för en rond
league-move-days = Dagar för ett drag
league-rated = Partierna räknas
league-of-robots = En liga för robotar
people-why = Alla du har spelat med.
people-together = { $count ->
    [one] ett spel tillsammans, senast { $game }
   *[other] { $count } spel tillsammans, senast { $game }
 }
people-none = Ingen än
people-none-why = Spela online med någon, så hittar du personen här igen.
people-find = Hitta ett bord
row-yours = Din tur
row-theirs = { $name }: tur att spela
row-alone = { $points } poäng.
row-won = Du vann.
row-shared = Delad seger.
row-drawn = Oavgjort.
row-won-by = { $name } vann.
row-place = { $place ->
    [2] Du kom tvåa.
    [3] Du kom trea.
   *[other] Du kom på plats { $place }.
 }
lobby-why = Spela med någon, eller titta på.
history-why = Allt du spelar sparas här.
leagues-why = Alla möter alla, omgång för omgång.
leaderboard-why = De bästa i varje spel, efter spel med rating.
