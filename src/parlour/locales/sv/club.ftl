### Klubben: profiler, rating, topplistor, ligor.

rating = Rating
rating-why = En försiktig uppskattning av spelstyrkan: alla börjar på 1500, och 200 poäng mer betyder ungefär tre vinster av fyra. Den stiger med vinster och med fler spel.
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
profile-none = Inga avslutade spel än.
profile-history = Offentliga spel
profile-no-history = Inga avslutade offentliga spel än.
profile-first = första plats
profile-place = plats { $place }
curve-told = { $count ->
    [one] Rating i { $game } efter { $count } spel med rating: från { $from } till { $to }.
   *[other] Rating i { $game } över { $count } spel med rating: från { $from } till { $to }.
 }

## Ligor

leagues-title = Ligor
leagues-none = Ingen liga än
league-new = Starta en liga
league-make = Skapa liga
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
league-is-running = Säsong { $season }, rond { $round }. Slutar senast { $date }.
league-round-robin = alla möter alla
league-swiss = schweizersystem
league-season = Säsong
league-season-number = Säsong { $season }
league-group = Grupp { $group }
league-table = Tabell
league-entries = Anmälda
league-nobody = Ingen än.
league-play = Spela nu
league-who = Skriv ditt namn för att vara med:
league-enter = Gå med i ligan
league-entered = Du är med.
league-leave = Lämna ligan
league-leave-open = Du kan gå med igen fram till starten.
league-leave-sure = Du förlorar spelet du spelar och alla som är kvar.
league-leave-yes = Ja, lämna den
league-left = Du har lämnat ligan.
league-start = Starta säsong
league-next = Starta nästa säsong
league-withdrawn = har lämnat
league-take-out = Ta bort
league-take-out-sure = Ta bort { $name }? Det pågående spelet och alla som är kvar blir förlorade.
league-bye = står över
league-settle = Avgör { $first } – { $second }
league-settle-short = Avgör
league-settled = Avgjort.
league-pairing = Lottning
league-rounds = Ronder
league-times = Spel per par
league-group-size = Spelare per grupp, minst
league-moves = Hur många som går upp och ner
league-days = Dagar per rond
league-move-days = Dagar per drag
league-rated = Spel med rating
league-of-robots = En liga för robotar
people-why = Alla du har spelat med.
people-together = { $count ->
    [one] ett spel tillsammans, senast { $game }
   *[other] { $count } spel tillsammans, senast { $game }
 }
people-none = Ingen än
people-none-why = Spela online med någon, så hittar du personen här.
people-find = Hitta ett bord
row-yours = Din tur
row-theirs = { $name } är på tur
row-alone = { $points } poäng.
row-won = Du vann.
row-shared = Delad seger.
row-drawn = Oavgjort.
row-won-by = { $name } vann.
row-place = { $place ->
    [2] Du kom tvåa.
    [3] Du kom trea.
   *[other] Du kom på { $place }:e plats.
 }
lobby-why = Slå dig ner vid ett bord, eller titta på.
history-why = Allt du spelar sparas här.
leagues-why = Alla möter alla, rond för rond.
leaderboard-why = De bästa i varje spel, efter spel med rating.
history-count = { $count ->
    [one] { $count } spel sedan { $month }.
   *[other] { $count } spel sedan { $month }.
 }
history-waits = Väntar på spelare
history-running = Pågår
history-review = Genomgång
history-look = Visa
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
history-no-turn = Inget spel väntar på dig.
history-none-such = Inga spel matchar.
history-all = Visa alla
lobby-which = Vilket spel?
lobby-open-table = Skapa ett bord
lobby-waits = { $name } väntar
lobby-minutes = { $minutes } minuter
lobby-none-why = Skapa ett bord, så kan nästa som kommer förbi vara med.
lobby-met = Spelat med förut
leagues-none-why = En liga är några personer som alla möter varandra en gång. Tre räcker för att börja.
leagues-who = Serverns värd startar ligor. Be om en.
table-player = Spelare
table-game = Spel
table-form = Hittills
league-counts = Två poäng för vinst, en för oavgjort.
league-yours = Ditt spel
league-pair = { $first } och { $second }
league-to-play = ospelad
league-rests = står över
league-round-later = Paren kommer när ronden börjar.
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
league-shared = { $names } vann ligan tillsammans.
league-start-with = Starta med { $count }
