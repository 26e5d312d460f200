### Sidan: ramen, startsidan, hur ett bord dukas och det som alla bord delar.

parlour = Parlour
page-title = { $page } · Parlour
page-description = Fem spel med trä, tärningar och tal: mot robotar, med vänner på nätet eller vid ett bord. Gratis och utan reklam.
skip = Hoppa till innehållet
close = Stäng
continue = Fortsätt
to-home = Tillbaka till spelen
language = Språk
theme-dark = Mörkt
theme-light = Ljust
guest = Gäst
player-number = Spelare { $number }

## En sida som inte finns

lost-title = Här går inget ihop
lost-why = Adressen leder ingenstans. Bordet kan vara avdukat, eller så saknas en bokstav.
table-gone = Det bordet finns inte
table-gone-why = Länken är kanske inte hel.
table-closed = Det här bordet är stängt för åskådare
table-closed-why = Be den som dukade det om en plats.

## Startsidan

home-question = Vad ska vi spela?
home-how = Hur vill du spela?
home-how-now = Spela nu
home-how-friends = Med vänner
home-new = Ny här?

## Spelen

game-shut-the-box = Shut the Box
    .short = Två tärningar, tolv luckor.
    .seats = 1 eller fler · 5 minuter
    .about = Kasta och stäng luckor som tillsammans blir kastet. Det som står öppet räknas mot dig.
game-chikugo = Chikugo
    .short = Två kulor, ett kast.
    .seats = 2 till 6 · 20 minuter
    .about = Båda kulorna i ett kast. Den som är lägst i en runda tar en mark; de sista vill ingen ha.
game-take-it = Take It
    .short = Samma låda, bästa markerna vinner.
    .seats = 2 till 6 · 15 minuter
    .about = Kasta, vänd en mark och ta det som ditt kast har förtjänat.
game-abaku = Abaku
    .short = Sifferbrickor, inga tecken.
    .seats = 1 till 4 · 30 minuter
    .about = Lägg sifferbrickor så att de kan läsas som räknestycken, helt utan tecken.
game-kryds-bolle = Kryds & Bolle
    .short = Tre i rad, i en kub.
    .seats = 2 spelare · 10 minuter
    .about = Kulor på nio pinnar. Varje rad med tre, åt alla håll, är en poäng.

## Att duka ett bord

start-title = Ett bord { $game }
start-options = Vad ni kommit överens om
start-begin = Börja
start-invite = Duka bordet och bjud in
start-open = Kommer via länken
start-kind-me = Här
start-kind-robot = Robot
start-kind-open = En vän
seat-number = Plats { $number }
name-of-seat = Namn på plats { $number }
robot-of-seat = Robot på plats { $number }
seat-add = En plats till
seat-drop = En plats mindre
option-none = som vanligt
option-placement = Kulorna
option-placement-stacked = glider ner på sin pinne
option-placement-free = får ligga på valfri plats
option-flaps = Luckor
option-dice = Tärningar
option-dice-two = alltid två
option-dice-one-when-six = en är tillåten vid 6 eller mindre
option-dice-one-when-high-shut = en är tillåten utan 7 till 12
option-scoring = Poäng
option-scoring-sum = summan av de öppna luckorna
option-scoring-digits = de öppna luckorna som ett tal
option-limit = Spela till
option-rounds = Rundor
option-shut = Den som stänger lådan
option-shut-wins = vinner direkt
option-shut-finish-round = vinner när rundan är slut
option-eliminate = Den som når gränsen åker ut
option-throw = Kast
option-throw-hand = för hand
option-throw-uniform = av slumpen
option-miss = En kula missar
option-smart_calculators = Smarta räknare
option-lay_out = Lägga ut
option-lay_out-one = en mark per kast
option-lay_out-all = alla som kastet räcker till
option-mode = Spel
option-mode-table = vid bordet
option-mode-solo = ensam, för poäng
option-mode-cover = fyll rutnätet
option-mode-magic = magiska kvadrater
option-referee = Felaktiga ekvationer
option-referee-strict = avvisas
option-referee-challenge = kan ifrågasättas
option-bonuses = Bonusrutor
option-tile_values = En bricka räknas som sin siffra
option-diagonals = Även på snedden
option-count_tiles = Flest brickor avgör vid lika
option-trivial_powers = 1² = 1 räknas
option-size = Storlek
robot-random = Slumprobot
robot-novice = Nybörjarrobot
robot-casual = Hobbyrobot
robot-medium = Medelgod robot
robot-strong = Stark robot
robot-expert = Expertrobot
robot-tree = Sökträdsrobot
robot-greedy = Girig robot
robot-best = Bästa roboten
robot-perfect = Perfekt robot
seats-title = { $open ->
    [one] En plats är ledig
   *[other] { $open } platser är lediga
 }
seats-full = Alla är här
seat-open = Ledig
seat-kind-open = väntar
seat-kind-person = sitter här
seat-kind-robot = robot
your-name = Ditt namn
sit-down = Sätt dig
begin = Börja
begin-with-robots = Börja, robotar tar resten
waits-for-host = { $name } börjar.
invite-title = Bjud in med den här länken
invite-why = Den som har den får sätta sig. En telefon på samma nätverk läser bilden.
invite-link = Länk till det här bordet
invite-qr = Länken som en bild för en kamera
copy = Kopiera
copied = Kopierat

## Alla bord

joining = Bordet dukas …
waits-for = { $name } ska spela
region-object = Bordet
region-line = Vad som ska göras
region-pad = Spelare och poäng
open-pad = Spelare, poäng och verktyg
score-pad = Poängblock
match-over = slut
take-back = Ta tillbaka
pause = Paus
resume = Fortsätt
resign = Ge upp
leave = Gå
rematch = Revansch
new-version = Det finns ett nyare Parlour.
reload = Ladda om
load-failed = Den här delen av sidan laddades inte.
try-again = Försök igen
paused = Spelet är pausat.
offer-waits = Frågat. Väntar på svar.
curtain-title = { $name } står på tur
curtain-why = Lämna över enheten. De andra tittar bort.
curtain-lift = Jag är { $name }

## Vad som sägs, och skrivna kommandon

say-points = Poäng: { $points }.
say-take-back = Ett drag togs tillbaka.
say-resigned = { $name } gav upp.
say-your-turn = { $shared ->
    [yes] { $name } ska spela.
   *[no] Din tur.
 }
say-result = { $count ->
    [0] Spelet är slut.
    [one] Spelet är slut. { $names } vinner.
   *[other] Spelet är slut. { $names } delar segern.
 }
tell-legal = Du kan spela: { $acts }.
tell-no-legal = Det finns inget för dig att spela nu.
goto-title = Gå till
goto-label = Vart?
goto-none = Inget heter så.
command-title = Skriv ett kommando
command-label = Ett drag eller ett kommando
command-hint = ett drag, eller hjälp
command-said = Vad som har sagts
command-help = hjälp, help, ?
command-help-text = Skriv ett drag som det skrivs, till exempel b2. Andra ord: bord läser upp bordet, drag säger vad du kan spela, senaste upprepar, tillbaka ber om att ta tillbaka ett drag; tips säger vad som är bäst, värden vad varje drag är värt, där det finns tips.
command-board = bord, board
command-legal = drag, moves
command-last = senaste, last
command-back = tillbaka, back

## Det enkla bordet

plain-turn = { $shared ->
    [yes] { $name }, det är din tur
   *[no] Din tur
 }
plain-over = { $count ->
    [0] Spelet är slut
    [one] { $names } vinner
   *[other] { $names } delar segern
 }
plain-last = Senast: { $act }.
plain-nothing = ingenting
plain-type = Skriv ditt drag
plain-play = Spela det
plain-say = { $name } spelar { $act }.
plain-say-chance = Slumpen: { $act }.

## Avslag, efter deras kod

error-unreachable = Parlour svarar inte. Är det fortfarande igång?
error-stale-seq = Någon hann före. Bordet är som du ser det nu.
error-wrong-seat = Den platsen är inte din.
error-not-your-turn = Det är inte din tur.
error-match-over = Spelet är slut.
error-not-running = Spelet har inte börjat.
error-paused = Spelet är pausat.
error-bad-take-back = Det går inte att ta tillbaka.
error-bad-notation = Det är inget drag. Skriv hjälp för orden.
error-bar-full = Den pinnen är full.
error-place-taken = Den platsen är tagen.
error-no-such-place = Den platsen finns inte.
error-no-level = Säg bara pinnen: kulan glider ner.
error-level-missing = Säg lagret också, som b2.3.
error-game-over = Spelet är slut.
error-not-this-game = Det är inget drag i det här spelet. Skriv hjälp för orden.
error-wrong-sum = De luckorna blir inte kastet.
error-flap-closed = En av de luckorna är redan stängd.
error-close-flaps = Tärningarna ligger: stäng luckor.
error-choose-dice = Ta först en tärning eller två.
error-bag-too-small = Det finns för få brickor i påsen.
error-not-in-rack = Den brickan har du inte.
error-not-met = Kastet räcker inte till den marken.
error-limit-and-rounds = Spela till en gräns eller ett antal rundor, inte båda.
error-eliminate-alone = För att åka ut måste man vara minst två.
error-eliminate-needs-limit = För att åka ut måste det finnas en gräns.
error-bad-combination = De överenskommelserna går inte ihop.
error-bad-option = En av överenskommelserna kan inte vara så.
error-seat-taken = Någon hann före: platsen är tagen.
error-too-many-requests = Ta det lugnt. Försök igen om en stund.
