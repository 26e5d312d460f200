### De club: profielen, ratings, ranglijsten, competities.

rating = Rating
rating-why = Een voorzichtige schatting van je speelsterkte: iedereen begint op 1500, en 200 punten meer betekent ongeveer drie van de vier keer winnen. De rating stijgt als je wint en als je meer speelt.
table-place = Plaats
table-played = Gespeeld
table-won = Winst
table-drawn = Gelijk
table-lost = Verlies
table-points = Punten
leaderboard-title = Ranglijsten
leaderboard-of = De besten in { $game }
leaderboard-none = Nog geen uitslagen

## Een profiel

profile-title = Profiel
profile-mine = Mijn profiel
profile-since = { $count ->
    [0] Hier sinds { $month }
    [one] Hier sinds { $month } · { $count } spel, { $won } gewonnen
   *[other] Hier sinds { $month } · { $count } spellen, { $won } gewonnen
 }
profile-favourites = Lievelingsspellen
profile-none = Nog geen afgelopen spellen.
profile-history = Openbare spellen
profile-no-history = Nog geen afgelopen openbare spellen.
profile-first = eerste plaats
profile-place = plaats { $place }
curve-told = { $count ->
    [one] Rating in { $game } na { $count } spel om rating: van { $from } naar { $to }.
   *[other] Rating in { $game } over { $count } spellen om rating: van { $from } naar { $to }.
 }

## Competities

leagues-title = Competities
leagues-none = Nog geen competitie
league-new = Competitie starten
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
    [0] De inschrijving is open. Er doet nog niemand mee.
    [one] De inschrijving is open. Er doet { $count } speler mee.
   *[other] De inschrijving is open. Er doen { $count } spelers mee.
 }
league-is-running = Seizoen { $season }, ronde { $round }. Eindigt uiterlijk op { $date }.
league-round-robin = iedereen tegen iedereen
league-swiss = Zwitsers
league-season = Seizoen
league-season-number = Seizoen { $season }
league-group = Groep { $group }
league-table = Stand
league-entries = Deelnemers
league-nobody = Nog niemand.
league-play = Nu spelen
league-who = Vul je naam in om mee te doen:
league-enter = Meedoen
league-entered = Je doet mee.
league-leave = Competitie verlaten
league-leave-open = Tot de start kun je weer meedoen.
league-leave-sure = Je verliest het spel dat je speelt en alle spellen die nog komen.
league-leave-yes = Ja, verlaten
league-left = Je hebt de competitie verlaten.
league-start = Seizoen starten
league-next = Volgend seizoen starten
league-withdrawn = gestopt
league-take-out = Verwijderen
league-take-out-sure = { $name } verwijderen? Het lopende spel en alle volgende zijn dan verloren.
league-bye = vrij
league-settle = { $first } – { $second } beslissen
league-settle-short = Beslissen
league-settled = Beslist.
league-pairing = Indeling
league-rounds = Rondes
league-times = Spellen per tweetal
league-group-size = Spelers per groep, minimaal
league-moves = Hoeveel er promoveren en degraderen
league-days = Dagen per ronde
league-move-days = Dagen per zet
league-rated = Spellen om rating
league-of-robots = Een competitie van robots
people-why = Iedereen met wie je hebt gespeeld.
people-together =
    { $count ->
        [one] één spel samen, laatst { $game }
       *[other] { $count } spellen samen, laatst { $game }
    }
people-none = Nog niemand
people-none-why = Speel online met iemand en je vindt die persoon hier.
people-find = Een tafel zoeken
row-yours = Jij bent aan de beurt
row-theirs = { $name } is aan de beurt
row-alone = { $points } punten.
row-won = Je hebt gewonnen.
row-shared = Gedeelde overwinning.
row-drawn = Gelijkspel.
row-won-by = { $name } won.
row-place = { $place ->
    [2] Je werd tweede.
    [3] Je werd derde.
   *[other] Je werd nummer { $place }.
 }
lobby-why = Schuif aan bij een tafel of kijk mee.
history-why = Alles wat je speelt blijft hier bewaard.
leagues-why = Iedereen speelt tegen iedereen, ronde na ronde.
leaderboard-why = De besten in elk spel, op basis van spellen om rating.
history-count = { $count ->
    [one] { $count } spel sinds { $month }.
   *[other] { $count } spellen sinds { $month }.
 }
history-waits = Wacht op spelers
history-running = Bezig
history-review = Terugblik
history-look = Bekijken
history-none-why = Alles wat je speelt blijft hier, met een terugblik.
history-play = { $game } spelen
history-which = Welke spellen
history-show-all = Alle
history-show-turn = Jouw beurt
history-show-over = Afgelopen
history-every-game = Elk spel
history-everybody = Iedereen
history-who = Met wie
history-week-this = Deze week afgelopen
history-week-last = Vorige week afgelopen
history-week-earlier = Eerder
history-no-turn = Er wacht geen spel op je.
history-none-such = Geen spellen gevonden.
history-all = Alles tonen
lobby-which = Welk spel?
lobby-open-table = Tafel openen
lobby-waits = { $name } wacht
lobby-minutes = { $minutes } minuten
lobby-none-why = Open een tafel, dan kan de eerste die langskomt meedoen.
lobby-met = Eerder samen gespeeld
leagues-none-why = Een competitie is een paar mensen die elk één keer tegen elkaar spelen. Vanaf drie kun je beginnen.
leagues-who = De beheerder van deze server start competities. Vraag ernaar.
table-player = Speler
table-game = Spel
table-form = Tot nu toe
league-counts = Twee punten voor winst, één voor gelijkspel.
league-yours = Jouw spel
league-pair = { $first } en { $second }
league-to-play = te spelen
league-rests = is vrij
league-round-later = De ontmoetingen komen als de ronde begint.
league-won = { $names } won de competitie.
leaderboard-you = Je staat op plaats { $place } van { $count } bij { $game }.
leaderboard-sure = Hoe zeker dit is
leaderboard-none-why = Na drie spellen om rating staat je naam hier.
leaderboard-play = Speel om rating
profile-overview = Overzicht
profile-games = Spellen
profile-edit = Bewerken
profile-compare = Vergelijken
profile-you = Jij
profile-invite = Uitnodigen
profile-over-time = Rating door de tijd
profile-streak = Puzzels op rij
profile-streak-why = Dagen op rij. Langste reeks: { $best }.
league-shared = { $names } hebben de competitie samen gewonnen.
league-start-with = Starten met { $count }
