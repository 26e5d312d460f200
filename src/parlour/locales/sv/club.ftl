### Klubben: profiler, rating, topplistor, ligor.

rating = Rating
rating-why = En försiktig uppskattning av spelstyrkan. Den stiger med vinster och med fler spel.
table-place = Plats
table-played = Spelade
table-won = Vunna
table-drawn = Oavgjorda
table-lost = Förlorade
table-points = Poäng
leaderboard-title = Topplistor
leaderboard-of = De bästa i { $game }
leaderboard-none = Inga resultat än

## En profil

profile-title = Profil
profile-mine = Min profil
profile-since = { $count ->
    [0] Här sedan { $month }
    [one] Här sedan { $month } · { $count } spel, { $won } vunna
   *[other] Här sedan { $month } · { $count } spel, { $won } vunna
 }
profile-favourites = Favoritspel
profile-none = Inget spelat till slut än.
profile-history = Offentliga partier
profile-no-history = Inget offentligt parti är spelat till slut.
profile-first = vunnet
profile-place = plats { $place }
curve-told = { $count ->
    [one] Rating i { $game } efter { $count } parti som räknas: från { $from } till { $to }.
   *[other] Rating i { $game } över { $count } partier som räknas: från { $from } till { $to }.
 }

## Ligor

leagues-title = Ligor
leagues-none = Ingen liga än
league-new = Starta en liga
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
league-round-robin = alla möter alla
league-swiss = schweizersystem
league-season = Säsong
league-season-number = Säsong { $season }
league-group = Grupp { $group }
league-table = Tabell
league-entries = Vilka som är med
league-nobody = Ingen än.
league-play = Spela nu
league-who = Säg vem du är, så kan du vara med:
league-enter = Gå med i ligan
league-entered = Du är med.
league-leave = Lämna ligan
league-leave-open = Fram till starten kan du komma med igen.
league-leave-sure = Varje parti du inte har börjat är förlorat.
league-leave-yes = Ja, lämna den
league-left = Du har lämnat ligan.
league-start = Starta säsongen
league-next = Spela en säsong till
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
history-count = { $count ->
    [one] { $count } spel sedan { $month }.
   *[other] { $count } spel sedan { $month }.
 }
history-waits = Väntar på spelare
history-running = Pågår
history-review = Genomgång
history-look = Titta
history-none-why = Allt du spelar sparas här, med en genomgång.
history-play = Spela { $game }
history-which = Vilka spel
history-show-all = Alla
history-show-turn = Din tur
history-show-over = Avslutade
history-every-game = Alla spel
history-everybody = Alla
history-who = Med vem
history-week-this = Avslutade den här veckan
history-week-last = Avslutade förra veckan
history-week-earlier = Tidigare
history-no-turn = Inget väntar på dig.
history-none-such = Inget spel passar.
history-all = Visa alla
lobby-which = Vilket spel?
lobby-open-table = Öppna ett bord
lobby-waits = { $name } väntar
lobby-minutes = { $minutes } minuter
lobby-none-why = Öppna ett bord, så kan nästa som kommer förbi vara med.
lobby-met = Spelat med
leagues-none-why = En liga är några personer som alla möter varandra en gång. Tre räcker för att börja.
leagues-who = Värden för servern startar ligor. Fråga där.
table-player = Spelare
table-game = Spel
table-form = Hittills
league-counts = Två poäng för vinst, en för oavgjort.
league-yours = Ditt spel
league-pair = { $first } och { $second }
league-to-play = ospelad
league-rests = står över
league-round-later = Paren kommer när omgången börjar.
league-won = { $names } vann ligan.
leaderboard-you = Du är nummer { $place } av { $count } i { $game }.
leaderboard-sure = Hur säkert det är
leaderboard-none-why = Efter tre spel med rating står ditt namn här.
leaderboard-play = Spela med rating
profile-overview = Översikt
profile-games = Spel
profile-edit = Redigera
profile-compare = Jämför
profile-you = Du
profile-invite = Bjud in till spel
profile-over-time = Rating över tid
profile-streak = Uppgifter i rad
profile-streak-why = Dagar i rad. Längsta sviten: { $best }.
league-shared = { $names } delar segern.
league-start-with = Starta med { $count }
