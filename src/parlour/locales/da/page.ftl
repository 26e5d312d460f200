### Siden: dens ramme, forsiden, dækningen af et bord, og hvad alle borde har til fælles.

parlour = Parlour
page-title = { $page } · Parlour
page-description = Fem spil med træ, terninger og tal: mod robotter, med venner på nettet eller ved ét bord. Gratis og uden reklamer.
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

lost-title = Her går intet op
lost-why = Adressen fører ingen steder hen. Måske er bordet ryddet, eller der mangler et bogstav.
table-gone = Det bord findes ikke
table-gone-why = Måske er linket ikke helt.
table-closed = Dette bord er lukket for tilskuere
table-closed-why = Bed den, der har dækket det, om en plads.

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
    .about = Begge kugler i ét kast. Den laveste i en runde tager en brik; ingen vil sidde med de sidste.
game-take-it = Take It
    .short = Samme kasse, bedste brikker vinder.
    .seats = 2 til 6 · 15 minutter
    .about = Kast, vend en brik, og tag det, dit kast har fortjent.
game-abaku = Abaku
    .short = Talbrikker, ingen tegn.
    .seats = 1 til 4 · 30 minutter
    .about = Læg talbrikker, så de kan læses som regnestykker, helt uden tegn.
game-kryds-bolle = Kryds & Bolle
    .short = Tre på stribe, i en terning.
    .seats = 2 spillere · 10 minutter
    .about = Kugler på ni stænger. Hver linje med tre, i enhver retning, er et point.

## At dække et bord

option-none = som sædvanlig
option-placement = Kuglerne
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
option-shut = Den, der lukker kassen,
option-shut-wins = vinder med det samme
option-shut-finish-round = vinder, når runden er slut
option-eliminate = Den, der når grænsen, er ude
option-throw = Kast
option-throw-hand = med hånden
option-throw-uniform = ved tilfældet
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
option-count_tiles = Flest brikker afgør uafgjort
option-trivial_powers = 1² = 1 tæller
option-size = Størrelse

## Et bord, der venter på folk

your-name = Dit navn
waits-for-host = { $name } begynder.
invite-title = Inviter med dette link
invite-why = Scan den med en telefon, eller send linket.
invite-share = Del invitationen
invite-link = Link til dette bord
invite-qr = Linket som et billede til et kamera
copy = Kopiér
copied = Kopieret

## Alle borde

joining = Bordet dækkes …
waits-for = { $name } skal spille
region-object = Bordet
region-line = Hvad der skal gøres
region-pad = Spillere og point
open-pad = Spillere, point og værktøj
score-pad = Pointblok
match-over = slut
take-back = Tag tilbage
pause = Pause
resume = Videre
resign = Opgiv
leave = Gå
rematch = Revanche
new-version = Der er en nyere udgave af Parlour.
reload = Genindlæs
load-failed = Denne del af siden blev ikke indlæst.
try-again = Prøv igen
paused = Spillet holder pause.
offer-waits = Spurgt. Venter på svar.
curtain-title = { $name } er den næste
curtain-why = Giv enheden videre. De andre kigger væk.
curtain-lift = Jeg er { $name }

## Hvad der siges, og tastede kommandoer

say-points = Point: { $points }.
say-take-back = Et træk blev taget tilbage.
say-resigned = { $name } har opgivet.
say-your-turn = { $shared ->
    [yes] { $name } skal spille.
   *[no] Din tur.
 }
say-result = { $count ->
    [0] Spillet er slut.
    [one] Spillet er slut. { $names } vinder.
   *[other] Spillet er slut. { $names } deler sejren.
 }
tell-legal = Du kan spille: { $acts }.
tell-no-legal = Der er ikke noget at spille for dig nu.
goto-title = Gå til
goto-label = Hvorhen?
goto-none = Intet hedder sådan.
command-title = Tast en kommando
command-label = Et træk eller en kommando
command-hint = et træk, eller hjælp
command-said = Hvad der er sagt
command-help = hjælp, help, ?
command-help-text = Tast et træk, som det skrives, for eksempel b2. Andre ord: bord læser bordet op, træk nævner, hvad du kan spille, sidste gentager, tilbage beder om at tage et træk tilbage; tip siger, hvad der er bedst, værdier, hvad hvert træk er værd, hvor der er tip.
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
plain-type = Tast dit træk
plain-play = Spil det
plain-say = { $name } spiller { $act }.
plain-say-chance = Tilfældet: { $act }.

## Afvisninger, efter deres kode

error-unreachable = Parlour svarer ikke. Kører det stadig?
error-stale-seq = Nogen kom først. Bordet er, som du ser det nu.
error-wrong-seat = Den plads er ikke din.
error-not-your-turn = Det er ikke din tur.
error-match-over = Spillet er slut.
error-not-running = Spillet er ikke begyndt.
error-paused = Spillet holder pause.
error-bad-take-back = Det kan ikke tages tilbage.
error-bad-notation = Det er ikke et træk. Tast hjælp for at se ordene.
error-bar-full = Den stang er fuld.
error-place-taken = Den plads er taget.
error-no-such-place = Den plads findes ikke.
error-no-level = Nævn kun stangen: kuglen glider ned.
error-level-missing = Nævn også laget, som b2.3.
error-game-over = Spillet er slut.
error-not-this-game = Det er ikke et træk i dette spil. Tast hjælp for at se ordene.
error-wrong-sum = De klapper giver ikke slaget.
error-flap-closed = En af de klapper er allerede lukket.
error-close-flaps = Terningerne ligger: luk klapper.
error-choose-dice = Tag først én terning eller to.
error-bag-too-small = Der er for få brikker i posen.
error-not-in-rack = Den brik har du ikke.
error-not-met = Kastet passer ikke til den brik.
error-limit-and-rounds = Spil til en grænse eller et antal runder, ikke begge dele.
error-eliminate-alone = For at ryge ud skal man være mindst to.
error-eliminate-needs-limit = For at ryge ud skal der være en grænse.
error-bad-combination = De aftaler passer ikke sammen.
error-bad-option = En af aftalerne kan ikke være sådan.
error-seat-taken = Nogen kom først: pladsen er taget.
error-too-many-requests = Stille og roligt. Prøv igen om lidt.
