### De club: profielen, ratings, ranglijsten, competities.

rating = Rating
rating-why = Wat iemand minstens waard is: ze groeit met winst en naarmate er meer partijen bekend zijn.
table-place = Plaats
table-played = Gespeeld
table-won = Winst
table-drawn = Gelijk
table-lost = Verlies
table-points = Punten
leaderboard-title = Ranglijsten
leaderboard-of = De besten in { $game }
leaderboard-none = Niemand speelde hier nog een partij die telt.

## Een profiel

profile-title = Profiel
profile-mine = Mijn profiel
profile-since = Hier sinds { $date }
profile-ratings = Ratings
profile-unrated = Nog geen partijen die tellen.
profile-favourites = Lievelingsspellen
profile-none = Nog niets uitgespeeld.
profile-history = Openbare partijen
profile-no-history = Nog geen openbare partij uitgespeeld.
profile-played = { $count ->
    [one] { $count } partij
   *[other] { $count } partijen
 }
profile-won = { $count ->
    [0] geen gewonnen
   *[other] { $count } gewonnen
 }
profile-first = gewonnen
profile-place = plaats { $place }
curve-told = { $count ->
    [one] Rating in { $game } na { $count } partij die telt: van { $from } naar { $to }.
   *[other] Rating in { $game } over { $count } partijen die tellen: van { $from } naar { $to }.
 }
curve-table = De getallen
curve-day = Dag

## Competities

leagues-title = Competities
leagues-none = Er is nog geen competitie.
league-new = Nieuwe competitie
league-make = Competitie maken
league-robots = robots
league-players = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
 }
league-open = inschrijving open
league-over = afgelopen
league-round = Ronde { $round }
league-is-open = { $count ->
    [0] De inschrijving is open. Er is nog niemand.
    [one] De inschrijving is open. Er doet { $count } speler mee.
   *[other] De inschrijving is open. Er doen { $count } spelers mee.
 }
league-is-running = Seizoen { $season }, ronde { $round }. Die eindigt uiterlijk op { $date }.
league-is-over = Seizoen { $season } is afgelopen.
league-round-robin = iedereen tegen iedereen
league-swiss = Zwitsers
league-season = Seizoen
league-season-number = Seizoen { $season }
league-group = Groep { $group }
league-table = Stand
league-entries = Wie er meedoen
league-nobody = Nog niemand.
league-play = Mijn partij spelen
league-who = Zeg wie je bent, dan kun je meedoen:
league-enter = Meedoen
league-entered = Je doet mee.
league-leave = Competitie verlaten
league-leave-open = Tot de start kun je weer meedoen.
league-leave-sure = Elke partij die je niet begonnen bent, is verloren.
league-leave-yes = Ja, verlaten
league-left = Je doet niet meer mee.
league-start = Seizoen beginnen
league-next = Volgend seizoen openen
league-withdrawn = gestopt
league-take-out = Eruit halen
league-take-out-sure = { $name } eruit halen? Elke partij die niet begonnen is, is verloren.
league-bye = vrij
league-settle = { $first } – { $second } beslissen
league-settle-short = Beslissen
league-settled = Beslist.
league-pairing = Wie tegen wie speelt
league-rounds = Rondes
league-times = Hoe vaak twee elkaar treffen
league-group-size = Spelers per groep, minstens
league-moves = Hoeveel er stijgen en dalen
league-days = Dagen per ronde
league-move-days = Dagen per zet
league-rated = De partijen tellen mee
league-of-robots = Een competitie van robots
people-why = Iedereen met wie je hebt gespeeld.
people-together = { $count ->
    [one] één spel samen, laatst { $game }
   *[other] { $count } spellen samen, laatst { $game }
 }
people-none = Nog niemand
people-none-why = Speel online met iemand en je vindt die persoon hier terug.
people-find = Een tafel zoeken
row-yours = Jij bent aan zet
row-theirs = { $name } is aan zet
row-alone = { $points } punten.
row-won = Je hebt gewonnen.
row-shared = Gedeelde overwinning.
row-drawn = Gelijkspel.
row-won-by = { $name } won.
row-place = { $place ->
    [2] Je werd tweede.
    [3] Je werd derde.
   *[other] Je kwam op plaats { $place }.
 }
lobby-why = Speel met iemand mee of kijk toe.
history-why = Alles wat je speelt blijft hier bewaard.
leagues-why = Iedereen speelt tegen iedereen, ronde na ronde.
leaderboard-why = De besten in elk spel, op basis van partijen om rating.
