### De pagina: haar kader, het begin, het dekken van een tafel en wat alle tafels delen.

parlour = Parlour
page-title = { $page } · Parlour
page-description = Vijf spellen met hout, dobbelstenen en getallen: tegen robots, online met vrienden of aan één tafel. Gratis en zonder reclame.
skip = Naar de inhoud
close = Sluiten
continue = Verder
to-home = Terug naar de spellen
language = Taal
theme-dark = Donker
theme-light = Licht
guest = Gast
player-number = Speler { $number }

## Een pagina die er niet is

lost-title = Hier komt niets uit
lost-why = Dit adres leidt nergens heen. Misschien is de tafel al opgeruimd, of ontbreekt er een letter.
table-gone = Die tafel bestaat niet
table-gone-why = Misschien is de link niet volledig.
table-closed = Deze tafel is gesloten voor toeschouwers
table-closed-why = Vraag een plaats aan wie hem gedekt heeft.

## Begin

home-question = Wat gaan we spelen?
home-how = Hoe wil je spelen?
home-how-now = Meteen spelen
home-how-friends = Met vrienden
home-new = Nieuw hier?

## De spellen

game-shut-the-box = Shut the Box
    .short = Twee dobbelstenen, twaalf klepjes.
    .seats = 1 of meer · 5 minuten
    .about = Gooi en sluit klepjes die samen de worp zijn. Wat open blijft, telt tegen je.
game-chikugo = Chikugo
    .short = Twee ballen, één worp.
    .seats = 2 tot 6 · 20 minuten
    .about = Beide ballen in één worp. Wie in een ronde het laagst is, pakt een fiche; niemand wil de laatste.
game-take-it = Take It
    .short = Dezelfde bak, de beste fiches.
    .seats = 2 tot 6 · 15 minuten
    .about = Werp, draai een fiche om en neem wat je worp verdiend heeft.
game-abaku = Abaku
    .short = Cijferstenen, geen tekens.
    .seats = 1 tot 4 · 30 minuten
    .about = Leg cijferstenen zo dat ze als sommen te lezen zijn, zonder tekens.
game-kryds-bolle = Kryds & Bolle
    .short = Drie op een rij, in een kubus.
    .seats = 2 spelers · 10 minuten
    .about = Ballen op negen staven. Elke lijn van drie, in elke richting, is een punt.

## Een tafel dekken

start-title = Een tafel { $game }
start-options = Wat is afgesproken
start-begin = Beginnen
start-invite = Tafel dekken en uitnodigen
start-open = Komt via de link
start-kind-me = Hier
start-kind-robot = Robot
start-kind-open = Vriend
seat-number = Plaats { $number }
name-of-seat = Naam op plaats { $number }
robot-of-seat = Robot op plaats { $number }
seat-add = Een plaats erbij
seat-drop = Een plaats minder
option-none = zoals gewoonlijk
option-placement = De ballen
option-placement-stacked = glijden langs hun staaf
option-placement-free = gaan naar elke vrije plek
option-flaps = Klepjes
option-dice = Dobbelstenen
option-dice-two = altijd twee
option-dice-one-when-six = één mag bij 6 of minder
option-dice-one-when-high-shut = één mag zonder 7 tot 12
option-scoring = Punten
option-scoring-sum = de som van de open klepjes
option-scoring-digits = de open klepjes als één getal
option-limit = Spelen tot
option-rounds = Rondes
option-shut = Wie de doos sluit
option-shut-wins = wint meteen
option-shut-finish-round = wint als de ronde uit is
option-eliminate = Wie de grens haalt, ligt eruit
option-throw = Worp
option-throw-hand = met de hand
option-throw-uniform = door het toeval
option-miss = Een bal gaat mis
option-smart_calculators = Slimme rekenaars
option-lay_out = Afleggen
option-lay_out-one = één fiche per worp
option-lay_out-all = alle die de worp haalt
option-mode = Spel
option-mode-table = aan tafel
option-mode-solo = alleen, om punten
option-mode-cover = het rooster vullen
option-mode-magic = magische vierkanten
option-referee = Foute sommen
option-referee-strict = worden geweigerd
option-referee-challenge = kunnen worden betwist
option-bonuses = Bonusvakken
option-tile_values = Een steen telt zijn cijfer
option-diagonals = Ook schuin
option-count_tiles = Meeste stenen beslissen bij gelijk
option-trivial_powers = 1² = 1 telt
option-size = Grootte
robot-random = Willekeurige robot
robot-novice = Beginnende robot
robot-casual = Zondagsrobot
robot-medium = Gemiddelde robot
robot-strong = Sterke robot
robot-expert = Meesterrobot
robot-tree = Zoekboomrobot
robot-greedy = Gulzige robot
robot-best = Beste robot
robot-perfect = Perfecte robot
seats-title = { $open ->
    [one] Eén plaats is vrij
   *[other] { $open } plaatsen zijn vrij
 }
seats-full = Iedereen is er
seat-open = Vrij
seat-kind-open = wacht
seat-kind-person = zit hier
seat-kind-robot = robot
your-name = Je naam
sit-down = Ga zitten
begin = Beginnen
begin-with-robots = Beginnen, robots vullen aan
waits-for-host = { $name } gaat beginnen.
invite-title = Nodig uit met deze link
invite-why = Wie hem heeft, mag gaan zitten. Een telefoon op hetzelfde netwerk leest het plaatje.
invite-link = Link naar deze tafel
invite-qr = De link als plaatje voor een camera
copy = Kopiëren
copied = Gekopieerd

## Elke tafel

joining = De tafel wordt gedekt …
waits-for = { $name } is aan zet
region-object = De tafel
region-line = Wat te doen
region-pad = Spelers en punten
open-pad = Spelers, punten en gereedschap
score-pad = Scoreblok
match-over = uit
take-back = Terugnemen
pause = Pauze
resume = Verder
resign = Opgeven
leave = Weggaan
rematch = Revanche
new-version = Er is een nieuwere Parlour.
reload = Vernieuwen
load-failed = Dit deel van de pagina is niet geladen.
try-again = Opnieuw proberen
paused = Het spel is onderbroken.
offer-waits = Gevraagd. Wachten op antwoord.
curtain-title = { $name } is aan de beurt
curtain-why = Geef het apparaat door. De anderen kijken weg.
curtain-lift = Ik ben { $name }

## Wat er gezegd wordt, en getypte opdrachten

say-points = Punten: { $points }.
say-take-back = Een zet is teruggenomen.
say-resigned = { $name } heeft opgegeven.
say-your-turn = { $shared ->
    [yes] { $name } is aan zet.
   *[no] Jij bent aan zet.
 }
say-result = { $count ->
    [0] Het spel is uit.
    [one] Het spel is uit. { $names } wint.
   *[other] Het spel is uit. { $names } delen de winst.
 }
tell-legal = Je kunt spelen: { $acts }.
tell-no-legal = Er is nu niets voor je te spelen.
goto-title = Ga naar
goto-label = Waarheen?
goto-none = Niets heet zo.
command-title = Een opdracht typen
command-label = Een zet of een opdracht
command-hint = een zet, of hulp
command-said = Wat er gezegd is
command-help = hulp, help, ?
command-help-text = Typ een zet zoals hij geschreven wordt, bijvoorbeeld b2. Andere woorden: tafel leest de tafel voor, zetten noemt wat je kunt spelen, laatste herhaalt, terug vraagt om een zet terug te nemen; tip zegt wat het beste is, waarden wat elke zet waard is, waar er tips zijn.
command-board = tafel, board
command-legal = zetten, moves
command-last = laatste, last
command-back = terug, back

## De eenvoudige tafel

plain-turn = { $shared ->
    [yes] { $name }, jij bent aan zet
   *[no] Jij bent aan zet
 }
plain-over = { $count ->
    [0] Het spel is uit
    [one] { $names } wint
   *[other] { $names } delen de winst
 }
plain-last = Laatste: { $act }.
plain-nothing = niets
plain-type = Typ je zet
plain-play = Spelen
plain-say = { $name } speelt { $act }.
plain-say-chance = Toeval: { $act }.

## Weigeringen, naar hun code

error-unreachable = Parlour antwoordt niet. Draait het nog?
error-stale-seq = Iemand was sneller. De tafel is zoals je hem nu ziet.
error-wrong-seat = Deze plaats is niet van jou.
error-not-your-turn = Je bent niet aan zet.
error-match-over = Het spel is uit.
error-not-running = Het spel is nog niet begonnen.
error-paused = Het spel is onderbroken.
error-bad-take-back = Dit kan niet worden teruggenomen.
error-bad-notation = Dat is geen zet. Typ hulp voor de woorden.
error-bar-full = Deze staaf is vol.
error-place-taken = Deze plek is bezet.
error-no-such-place = Die plek bestaat niet.
error-no-level = Noem alleen de staaf: de bal glijdt naar beneden.
error-level-missing = Noem ook de laag, zoals b2.3.
error-game-over = Het spel is uit.
error-not-this-game = Dat is geen zet van dit spel. Typ hulp voor de woorden.
error-wrong-sum = Deze klepjes zijn samen niet de worp.
error-flap-closed = Een van deze klepjes is al dicht.
error-close-flaps = De dobbelstenen liggen: sluit klepjes.
error-choose-dice = Neem eerst één dobbelsteen of twee.
error-bag-too-small = Daarvoor zitten er te weinig stenen in de zak.
error-not-in-rack = Die steen heb je niet.
error-not-met = De worp haalt deze fiche niet.
error-limit-and-rounds = Speel tot een grens of een aantal rondes, niet allebei.
error-eliminate-alone = Om af te vallen moet je met z’n tweeën zijn.
error-eliminate-needs-limit = Om af te vallen is er een grens nodig.
error-bad-combination = Deze afspraken gaan niet samen.
error-bad-option = Een van de afspraken kan zo niet.
error-seat-taken = Iemand was sneller: de plaats is bezet.
error-too-many-requests = Rustig aan. Probeer het zo nog eens.
