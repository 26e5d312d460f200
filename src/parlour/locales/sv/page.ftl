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
lost-why = Adressen leder ingenstans. Bordet kan vara borttaget, eller så saknas en bokstav.
table-gone = Vi hittar inte det här bordet
table-gone-why = Länken är kanske inte fullständig. Be om den igen.
table-closed = Bara de som spelar ser det här bordet
table-closed-why = Be den som skapade bordet om en plats.

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
    .about = Båda kulorna i ett kast. Den som är lägst i en runda tar en spelmark, och ingen vill bli sist med spelmarker.
game-take-it = Take It
    .short = Samma låda, bästa spelmarkerna vinner.
    .seats = 2 till 6 · 15 minuter
    .about = Kasta, vänd en spelmark och ta en som passar ditt kast.
game-abaku = Abaku
    .short = Sifferbrickor, inga tecken.
    .seats = 1 till 4 · 30 minuter
    .about = Lägg sifferbrickor så att de kan läsas som räknestycken, helt utan tecken.
game-kryds-bolle = Kryds & Bolle
    .short = Tre i rad, i en kub.
    .seats = 2 spelare · 10 minuter
    .about = Kulor på nio pinnar. Varje rad med tre, åt alla håll, är en poäng.

## Att duka ett bord

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
option-shut = Stängd låda
option-shut-wins = vinner direkt
option-shut-finish-round = vinner när rundan är slut
option-eliminate = Ute vid gränsen
option-throw = Kast
option-throw-hand = för hand
option-throw-uniform = av slumpen
option-miss = En kula missar
option-smart_calculators = Smarta räknare
option-lay_out = Lägga ut
option-lay_out-one = en spelmark per kast
option-lay_out-all = alla som passar kastet
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
option-count_tiles = Flest brickor avgör vid lika poäng
option-trivial_powers = 1² = 1 räknas
option-size = Storlek
your-name = Ditt namn
waits-for-host = { $name } startar spelet.
invite-title = Bjud in med den här länken
invite-why = Skanna den med en mobil, eller skicka länken.
invite-share = Dela inbjudan
invite-link = Länk till det här bordet
invite-qr = Länken som QR-kod
copy = Kopiera
copied = Kopierat

## Alla bord

joining = Laddar …
waits-for = { $name } är på tur
region-object = Bordet
region-line = Vad som ska göras
region-pad = Spelare och poäng
open-pad = Spelare, poäng och verktyg
score-pad = Poängblock
match-over = slut
take-back = Ta tillbaka
pause = Pausa
resume = Fortsätt
resign = Ge upp
leave = Lämna bordet
rematch = Revansch
new-version = Ny version tillgänglig.
reload = Ladda om
load-failed = Den här delen av sidan gick inte att ladda.
try-again = Försök igen
paused = Spelet är pausat.
offer-waits = Frågat. Väntar på svar.
curtain-title = { $name } är på tur
curtain-why = Lämna över enheten. Alla andra tittar bort.
curtain-lift = Jag är { $name }

## Vad som sägs, och skrivna kommandon

say-points = Poäng: { $points }.
say-take-back = Det senaste draget togs tillbaka.
say-resigned = { $name } gav upp.
say-your-turn = { $shared ->
    [yes] { $name } är på tur.
   *[no] Din tur.
 }
say-result = { $count ->
    [0] Spelet är slut.
    [one] Spelet är slut. { $names } vinner.
   *[other] Spelet är slut. { $names } delar segern.
 }
tell-legal = Du kan spela: { $acts }.
tell-no-legal = Du kan inte spela något just nu.
goto-title = Gå till
goto-label = Vart?
goto-none = Inget hittades.
command-title = Skriv ett kommando
command-label = Ett drag eller ett kommando
command-hint = ett drag eller hjälp
command-said = Vad som har sagts
command-help = hjälp, help, ?
command-help-text = Skriv ett drag som det skrivs, till exempel b2. Eller ett kommando: bord läser upp bordet, drag räknar upp dina drag, senaste upprepar, tillbaka ber om att ta tillbaka ett drag. Där spelet har tips ger tips det bästa draget och värden värdet av varje drag.
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
plain-nothing = ingenting
plain-type = Skriv ditt drag
plain-play = Spela
plain-say = { $name } spelar { $act }.
plain-say-chance = Slumpen: { $act }.

## Avslag, efter deras kod

error-unreachable = Vi kunde inte nå servern. Är Parlour fortfarande igång?
error-stale-seq = Någon hann före. Du ser bordet som det är nu.
error-wrong-seat = Det är inte din plats.
error-not-your-turn = Det är inte din tur.
error-match-over = Spelet är slut.
error-not-running = Spelet har inte börjat än.
error-paused = Spelet är pausat.
error-bad-take-back = Det här draget går inte att ta tillbaka.
error-bad-notation = Det är inget drag. Skriv hjälp för kommandona.
error-bar-full = Den här pinnen är full. Välj en annan.
error-place-taken = Den här platsen är tagen. Välj en ledig.
error-no-such-place = Den platsen finns inte. Pinnarna är a1 till c3, lagren 1 till 3.
error-no-level = Ange bara pinnen: kulan glider ner av sig själv.
error-level-missing = Ange lagret också, som b2.3.
error-game-over = Spelet är slut.
error-not-this-game = Det är inget drag i det här spelet. Skriv hjälp för kommandona.
error-wrong-sum = De här luckorna blir inte samma summa som kastet.
error-flap-closed = En av de här luckorna är redan stängd.
error-close-flaps = Du har kastat. Stäng luckor nu.
error-choose-dice = Välj först en tärning eller två.
error-bag-too-small = Det finns inte tillräckligt många brickor i påsen.
error-not-in-rack = Den här brickan har du inte.
error-not-met = Ditt kast passar inte den här spelmarken.
error-limit-and-rounds = Spela till en gräns eller ett antal rundor, inte båda.
error-eliminate-alone = Utslagning kräver minst två spelare.
error-eliminate-needs-limit = Utslagning kräver en poänggräns.
error-bad-combination = De här valen går inte ihop.
error-bad-option = Ett av valen är inte giltigt.
error-seat-taken = Någon hann före: den här platsen är tagen.
error-too-many-requests = Det gick lite fort. Försök igen om en stund.
