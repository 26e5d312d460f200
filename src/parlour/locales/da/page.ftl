### Siden: dens ramme, forsiden, dækningen af et bord, og hvad alle borde har til fælles.

parlour = Parlour
page-title = { $page } · Parlour
page-description = Fem spil med træ, terninger og tal: mod robotter, med venner online eller ved ét bord. Gratis og uden reklamer.
skip = Gå til indholdet
close = Luk
continue = Fortsæt
to-home = Tilbage til spillene
language = Sprog
theme-dark = Mørk
theme-light = Lys
guest = Gæst
player-number = Spiller { $number }

## En side, der ikke findes

lost-title = Her går regnestykket ikke op
lost-why = Adressen fører ingen steder hen. Måske er bordet væk, eller der mangler et bogstav.
table-gone = Vi kan ikke finde bordet
table-gone-why = Måske er linket ufuldstændigt. Bed om at få det igen.
table-closed = Kun spillerne kan se dette bord
table-closed-why = Bed bordets vært om en plads.

## Forsiden

home-question = Hvad skal vi spille?
home-how = Hvordan vil du spille?
home-how-now = Spil nu
home-how-friends = Med venner
home-new = Ny her?

## Spillene

game-shut-the-box = Shut the Box
    .short = To terninger, tolv klapper.
    .seats = 1 eller flere · 5 minutter
    .about = Slå, og luk klapper, der tilsammen giver slaget. Det, der står åbent, tæller imod dig.
game-chikugo = Chikugo
    .short = To kugler, ét kast.
    .seats = 2 til 6 · 20 minutter
    .about = Begge kugler i ét kast. Den laveste i en runde tager en brik, og ingen vil være den sidste med brikker.
game-take-it = Take It
    .short = Samme kasse, bedste brikker vinder.
    .seats = 2 til 6 · 15 minutter
    .about = Kast, vend en brik, og tag en, som dit kast passer til.
game-abaku = Abaku
    .short = Talbrikker, ingen tegn.
    .seats = 1 til 4 · 30 minutter
    .about = Læg talbrikker, så de kan læses som regnestykker, helt uden tegn.
game-kryds-bolle = Kryds & Bolle
    .short = Tre på stribe, i en kube.
    .seats = 2 spillere · 10 minutter
    .about = Kugler på ni stænger. Hver linje med tre, i enhver retning, er et point.

## At dække et bord

option-none = som sædvanlig
option-placement = Kugler
option-placement-stacked = glider ned ad stangen
option-placement-free = må ligge på enhver fri plads
option-flaps = Klapper
option-dice = Terninger
option-dice-two = altid to
option-dice-one-when-six = én er tilladt ved 6 eller mindre
option-dice-one-when-high-shut = én er tilladt uden 7 til 12
option-scoring = Point
option-scoring-sum = summen af de åbne klapper
option-scoring-digits = de åbne klapper som ét tal
option-limit = Spil til
option-rounds = Runder
option-shut = At lukke kassen
option-shut-wins = vinder med det samme
option-shut-finish-round = vinder, når runden er slut
option-eliminate = Ude ved grænsen
option-throw = Kast
option-throw-hand = med hånden
option-throw-uniform = tilfældigt
option-miss = En kugle rammer ved siden af
option-smart_calculators = Kloge regnere
option-lay_out = Læg ud
option-lay_out-one = én brik pr. kast
option-lay_out-all = alle, som kastet passer til
option-mode = Spil
option-mode-table = ved bordet
option-mode-solo = alene, for point
option-mode-cover = dæk hele gitteret
option-mode-magic = magiske kvadrater
option-referee = Forkerte regnestykker
option-referee-strict = afvises
option-referee-challenge = kan anfægtes
option-bonuses = Bonusfelter
option-tile_values = En brik tæller sit tal
option-diagonals = Også på skrå
option-count_tiles = Ved lige point vinder flest brikker
option-trivial_powers = 1² = 1 tæller
option-size = Størrelse

## Et bord, der venter på folk

your-name = Dit navn
waits-for-host = { $name } starter spillet.
invite-title = Invitér med dette link
invite-why = Scan den med en telefon, eller send linket.
invite-share = Del invitationen
invite-link = Link til dette bord
invite-qr = Linket som QR-kode
copy = Kopiér
copied = Kopieret

## Alle borde

joining = Indlæser …
waits-for = { $name } har turen
region-object = Bordet
region-line = Hvad du skal gøre
region-pad = Spillere og point
open-pad = Spillere, point og værktøj
score-pad = Pointblok
match-over = slut
take-back = Fortryd
pause = Pause
resume = Fortsæt
resign = Opgiv
leave = Forlad bordet
rematch = Revanche
new-version = Der er en ny version.
reload = Genindlæs
load-failed = Denne del af siden blev ikke indlæst.
try-again = Prøv igen
paused = Spillet er på pause.
offer-waits = Sendt. Venter på svar.
curtain-title = Nu er det { $name }
curtain-why = Giv enheden videre. Alle andre kigger væk.
curtain-lift = Jeg er { $name }

## Hvad der siges, og tastede kommandoer

say-points = Point: { $points }.
say-take-back = Det sidste træk blev fortrudt.
say-resigned = { $name } opgav.
say-your-turn = { $shared ->
    [yes] { $name } har turen.
   *[no] Din tur.
 }
say-result = { $count ->
    [0] Spillet er slut.
    [one] Spillet er slut. { $names } vinder.
   *[other] Spillet er slut. { $names } deler sejren.
 }
tell-legal = Du kan spille: { $acts }.
tell-no-legal = Du kan ikke spille noget lige nu.
goto-title = Gå til
goto-label = Hvorhen?
goto-none = Intet fundet.
command-title = Skriv en kommando
command-label = Et træk eller en kommando
command-hint = et træk, eller hjælp
command-said = Hvad der blev sagt
command-help = hjælp, help, ?
command-help-text = Skriv et træk, som det noteres, for eksempel b2. Eller en kommando: bord læser bordet op, træk viser dine træk, sidste gentager, tilbage beder om at fortryde et træk. Hvor spillet har tip, giver tip det bedste træk, og værdier vurderer hvert træk.
command-board = bord, board
command-legal = træk, moves
command-last = sidste, last
command-back = tilbage, back

## Det enkle bord

plain-turn = { $shared ->
    [yes] { $name }, det er din tur
   *[no] Din tur
 }
plain-over = { $count ->
    [0] Spillet er slut
    [one] { $names } vinder
   *[other] { $names } deler sejren
 }
plain-nothing = ingenting
plain-type = Skriv dit træk
plain-play = Spil
plain-say = { $name } spiller { $act }.
plain-say-chance = Tilfældet: { $act }.

## Afvisninger, efter deres kode

error-unreachable = Vi kunne ikke nå serveren. Kører Parlour stadig?
error-stale-seq = Nogen var hurtigere. Du ser bordet, som det er nu.
error-wrong-seat = Den plads er ikke din.
error-not-your-turn = Det er ikke din tur.
error-match-over = Spillet er slut.
error-not-running = Spillet er ikke begyndt endnu.
error-paused = Spillet er på pause.
error-bad-take-back = Det træk kan ikke fortrydes.
error-bad-notation = Det er ikke et træk. Skriv hjælp for at se kommandoerne.
error-bar-full = Den stang er fuld. Vælg en anden.
error-place-taken = Den plads er taget. Vælg en fri.
error-no-such-place = Den plads findes ikke. Stængerne er a1 til c3, lagene 1 til 3.
error-no-level = Nævn kun stangen: kuglen glider selv ned.
error-level-missing = Nævn også laget, som b2.3.
error-game-over = Spillet er slut.
error-not-this-game = Det er ikke et træk i dette spil. Skriv hjælp for at se kommandoerne.
error-wrong-sum = De klapper giver ikke det, du slog.
error-flap-closed = En af de klapper er allerede lukket.
error-close-flaps = Du har slået. Luk nu klapper.
error-choose-dice = Vælg først én terning eller to.
error-bag-too-small = Der er ikke nok brikker i posen til det.
error-not-in-rack = Den brik har du ikke.
error-not-met = Dit kast passer ikke til den brik.
error-limit-and-rounds = Spil til en grænse eller et antal runder, ikke begge dele.
error-eliminate-alone = Udslagning kræver mindst to spillere.
error-eliminate-needs-limit = Udslagning kræver en pointgrænse.
error-bad-combination = De valg passer ikke sammen.
error-bad-option = Et af valgene er ikke gyldigt.
error-seat-taken = Nogen var hurtigere: pladsen er taget.
error-too-many-requests = Det gik lidt hurtigt. Prøv igen om et øjeblik.
