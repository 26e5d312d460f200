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
table-gone = We kunnen deze tafel niet vinden
table-gone-why = Misschien is de link onvolledig. Vraag er nog eens om.
table-closed = Alleen wie meespeelt ziet deze tafel
table-closed-why = Vraag een plaats aan wie de tafel heeft geopend.

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
    .about = Gooi en sluit klepjes die samen je worp maken. Wat open blijft, telt tegen je.
game-chikugo = Chikugo
    .short = Twee ballen, één worp.
    .seats = 2 t/m 6 · 20 minuten
    .about = Beide ballen in één worp. Wie in een ronde het laagst is, pakt een fiche, en niemand wil als laatste met fiches blijven zitten.
game-take-it = Take It
    .short = Dezelfde bak, de beste fiches winnen.
    .seats = 2 t/m 6 · 15 minuten
    .about = Gooi, draai een fiche om en pak er een die bij je worp past.
game-abaku = Abaku
    .short = Cijferstenen, geen tekens.
    .seats = 1 t/m 4 · 30 minuten
    .about = Leg cijferstenen zo dat ze als sommen te lezen zijn, zonder tekens.
game-kryds-bolle = Kryds & Bolle
    .short = Drie op een rij, in een kubus.
    .seats = 2 spelers · 10 minuten
    .about = Ballen op negen staven. Elke lijn van drie, in elke richting, is een punt.

## Een tafel dekken

option-none = zoals gewoonlijk
option-placement = De ballen
option-placement-stacked = glijden langs hun staaf
option-placement-free = gaan naar elke vrije plek
option-flaps = Klepjes
option-dice = Dobbelstenen
option-dice-two = altijd twee
option-dice-one-when-six = één mag bij 6 of minder
option-dice-one-when-high-shut = één mag zonder 7 t/m 12
option-scoring = Punten
option-scoring-sum = de som van de open klepjes
option-scoring-digits = de open klepjes als één getal
option-limit = Spelen tot
option-rounds = Rondes
option-shut = Gesloten doos
option-shut-wins = wint meteen
option-shut-finish-round = wint als de ronde uit is
option-eliminate = Eruit bij de grens
option-throw = Worp
option-throw-hand = met de hand
option-throw-uniform = willekeurig
option-miss = Een bal gaat mis
option-smart_calculators = Slimme rekenaars
option-lay_out = Afleggen
option-lay_out-one = één fiche per worp
option-lay_out-all = alle die bij de worp passen
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
option-count_tiles = Bij gelijke stand: meeste stenen
option-trivial_powers = 1² = 1 telt
option-size = Grootte
your-name = Je naam
waits-for-host = { $name } start het spel.
invite-title = Nodig uit met deze link
invite-why = Scan hem met een telefoon, of stuur de link.
invite-share = Uitnodiging delen
invite-link = Link naar deze tafel
invite-qr = De link als QR-code
copy = Kopiëren
copied = Gekopieerd

## Elke tafel

joining = Laden…
waits-for = { $name } is aan de beurt
region-object = De tafel
region-line = Wat te doen
region-pad = Spelers en punten
open-pad = Spelers, punten en gereedschap
score-pad = Scoreblok
match-over = uit
take-back = Terugnemen
pause = Pauze
resume = Hervatten
resign = Opgeven
leave = Tafel verlaten
rematch = Revanche
new-version = Nieuwe versie beschikbaar.
reload = Vernieuwen
load-failed = We konden dit deel van de pagina niet laden.
try-again = Opnieuw proberen
paused = Het spel is gepauzeerd.
offer-waits = Gevraagd. Wachten op antwoord.
curtain-title = { $name } is aan de beurt
curtain-why = Geef het apparaat door. De rest kijkt weg.
curtain-lift = Ik ben { $name }

## Wat er gezegd wordt, en getypte opdrachten

say-points = Punten: { $points }.
say-take-back = De laatste zet is teruggenomen.
say-resigned = { $name } heeft opgegeven.
say-your-turn = { $shared ->
    [yes] { $name } is aan de beurt.
   *[no] Jij bent aan de beurt.
 }
say-result = { $count ->
    [0] Het spel is uit.
    [one] Het spel is uit. { $names } wint.
   *[other] Het spel is uit. { $names } delen de overwinning.
 }
tell-legal = Je kunt spelen: { $acts }.
tell-no-legal = Je kunt nu niets spelen.
goto-title = Ga naar
goto-label = Waarheen?
goto-none = Niets gevonden.
command-title = Een opdracht typen
command-label = Een zet of een opdracht
command-hint = een zet of hulp
command-said = Wat er gezegd is
command-help = hulp, help, ?
command-help-text = Typ een zet zoals je hem schrijft, bijvoorbeeld b2. Of een opdracht: tafel leest de tafel voor, zetten noemt je zetten, laatste herhaalt, terug vraagt om een zet terug te nemen. Waar het spel tips heeft, geeft tip de beste zet en waarden de waarde van elke zet.
command-board = tafel, board
command-legal = zetten, moves
command-last = laatste, last
command-back = terug, back

## De eenvoudige tafel

plain-turn = { $shared ->
    [yes] { $name }, jij bent aan de beurt
   *[no] Jij bent aan de beurt
 }
plain-over = { $count ->
    [0] Het spel is uit
    [one] { $names } wint
   *[other] { $names } delen de overwinning
 }
plain-nothing = niets
plain-type = Typ je zet
plain-play = Spelen
plain-say = { $name } speelt { $act }.
plain-say-chance = Toeval: { $act }.

## Weigeringen, naar hun code

error-unreachable = We konden de server niet bereiken. Draait Parlour nog?
error-stale-seq = Iemand was sneller. Je ziet de tafel zoals die nu is.
error-wrong-seat = Dit is niet jouw plaats.
error-not-your-turn = Je bent niet aan de beurt.
error-match-over = Het spel is uit.
error-not-running = Het spel is nog niet begonnen.
error-paused = Het spel is gepauzeerd.
error-bad-take-back = Deze zet kan niet worden teruggenomen.
error-bad-notation = Dat is geen zet. Typ hulp voor de opdrachten.
error-bar-full = Deze staaf is vol. Kies een andere.
error-place-taken = Deze plek is bezet. Kies een vrije.
error-no-such-place = Die plek bestaat niet. Staven zijn a1 t/m c3, lagen 1 t/m 3.
error-no-level = Noem alleen de staaf: de bal glijdt vanzelf naar beneden.
error-level-missing = Noem ook de laag, zoals b2.3.
error-game-over = Het spel is uit.
error-not-this-game = Dat is geen zet in dit spel. Typ hulp voor de opdrachten.
error-wrong-sum = Deze klepjes maken samen niet de worp.
error-flap-closed = Een van deze klepjes is al dicht.
error-close-flaps = Je hebt gegooid. Sluit nu klepjes.
error-choose-dice = Kies eerst één of twee dobbelstenen.
error-bag-too-small = Daarvoor zitten er niet genoeg stenen in de zak.
error-not-in-rack = Deze steen heb je niet.
error-not-met = Je worp past niet bij deze fiche.
error-limit-and-rounds = Kies een grens of een aantal rondes, niet allebei.
error-eliminate-alone = Afvallen kan alleen met minstens twee spelers.
error-eliminate-needs-limit = Voor afvallen is een puntengrens nodig.
error-bad-combination = Deze opties gaan niet samen.
error-bad-option = Een van deze opties is niet geldig.
error-seat-taken = Iemand was sneller: deze plaats is bezet.
error-too-many-requests = Dat ging wat snel. Probeer het zo nog eens.
