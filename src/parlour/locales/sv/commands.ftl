### Vad kommandoraden säger: avslag, tävlingar, robotar på en server, doktorn.

## Avslag

cli-number = { $option } måste vara ett tal från { $low } till { $high }
cli-number-up = { $option } måste vara ett tal från { $low } och uppåt
cli-resumed-whole = ett återupptaget parti har redan sitt spel och sina val
cli-which-game = vilket spel? Se vilka som finns med: parlour games
cli-which-match = vilket spel, eller vilket --match?
cli-seed-or-day = ange ett startvärde eller en dag, inte båda
cli-no-day = { $text } är inget datum; skriv det så här: 2026-12-24
cli-frames-of-one = --frames fungerar bara med ett enda kast
cli-no-hole = { $option } måste vara ett hål som c3, eller - för en miss
cli-red-in-hand = --red måste vara en av { $known } och går inte ihop med --turn
cli-not-with-goal = { $option } passar inte till målet { $goal }
cli-match-by-sum = ett parti löses med --scoring sum; med digits finns bara en runda: se --goal duel
cli-outright-of-three = --outright är för ett parti med tre; ett parti med två löses alltid
cli-shut-wins = med fler än två platser vinner den stängda lådan genast
cli-needs = { $verb } behöver { $what ->
    [login] användarnamnet
   *[file] filen
 }
cli-not-so = { $verb } tar inte de här argumenten; se parlour admin --help
cli-nobody = det finns inget konto { $whom }
cli-wrong-value = det värdet är inte tillåtet för { $option }
told-from = Ett tal från { $low } till { $high }.
told-known = Tillåtet: { $known }.
told-event = Händelse { $seq }: { $why }
told-switch = { $on ->
    [yes] ja
   *[no] nej
 }
did-you-mean = Menade du { $name }?
file-missing = Filen finns inte: { $file }
file-there = Det finns redan en fil med det namnet: { $file }
file-folder = Det är en mapp, ingen fil: { $file }
file-forbidden = Du får inte läsa eller skriva den här filen: { $file }
file-full = Disken är full, så vi kunde inte skriva filen: { $file }
file-trouble = Vi kunde inte använda filen: { $file }
system-trouble = Systemet sa nej: { $why }
error-not-solvable = Det här spelet går inte att lösa helt.
error-not-solved = Det är inte löst än.
error-no-robot-file = Vi hittar ingen robotfil där.
error-bad-robot-file = Vi kunde inte läsa in robotens fil.
error-no-robot-in-file = Den roboten finns inte i filen.
error-not-sqlite = Det fungerar bara med SQLite. Använd pg_dump och pg_restore för PostgreSQL.
error-no-backup = Det är ingen fullständig säkerhetskopia från den här versionen av Parlour eller en äldre.
error-other-contest = I mappen finns resultat från en annan tävling. Välj en annan mapp.
error-bad-book = Vi kunde inte läsa boken.
error-bad-seq = Händelserna är inte numrerade i följd.
error-bad-players = Spelarna passar inte till platserna.
verify-no-seed = startvärdet är inte avslöjat än
verify-bad-seed = startvärdet är inte det som var fastlagt i förväg
verify-false-outcome = utfallet av händelse { $seq } följer inte av startvärdet
verify-bad-nonce = talet från plats { $seat } är inte det som förseglades
verify-withheld = plats { $seat } avslöjade inte sitt tal, så spelet slutade utan resultat
verify-other-commitment = det här åtagandet finns inte i protokollet
verify-other-nonce = ingen i protokollet har det här talet
verify-bad-beacon = fyren har ett annat värde för den här omgången, eller inget
verify-written = Också jämfört med det du skrev upp.
verify-itself = Bara jämfört med sig självt: ange --commitment och --nonce för att jämföra med det du skrev upp.
verify-beacon = Inte jämfört med fyren: ange --beacon med omgång { $round }.
error-bad-beacon-file = Den här filen har inga omgångar från en fyr. Varje rad behöver round och randomness.

## Tävlingar mellan robotar

arena-head = | möte | par | resultat | { $sure }-intervall | utslag |
arena-ratings = | robot | rating | ± |
arena-verdict = { $verdict ->
    [first] { $winner } är starkare
    [second] { $winner } är starkare
    [even] lika starka
   *[open] inte avgjort
 }

## En robot på en server

bot-hosting = Partiet { $match } ({ $game }) är öppet och väntar på att någon går med.
bot-act = { $match }, händelse { $seq }: plats { $seat } spelar { $act }
bot-over = Partiet { $match } är slut.
bot-place = Plats { $seat }: nummer { $place }.

## Doktorn

doctor-missing = SAKNAS
doctor-well = Allt som Parlour behöver fungerar.
doctor-broken = Något som Parlour behöver fungerar inte: se { $missing }.
doctor-name = { $name ->
    [games] spel
    [page] sida
    [browser] webbläsare
    [kernels] kompilerad kod
    [data-folder] datamapp
   *[other] { "" }
 }
doctor-note = { $note ->
    [compiled] kompilerad
    [not-compiled] inte kompilerad än
    [compiles] kompilerar
    [writes-ahead] skriver i förväg
    [built] byggd
    [not-built] inte byggd
    [none] ingen hittad
    [installed] installerad
   *[not-installed] inte installerad
 }
doctor-need = { $need ->
    [speed] för snabba robotar och lösare: parlour warm
    [screens] för hela skärmbilder i terminalen
    [serve] för sidan och för servrar
    [club] för en klubb: PostgreSQL, flera processer, push-notiser
    [solvers] för lösare och starka robotar
    [throws] för kast för hand
    [page] för att spela i en webbläsare
    [browser] för att öppna sidan automatiskt
    [matches] för att spara partier
    [database] för en klubbs databas
    [workers] för flera processer
    [cluster] för en tävling på ett kluster
    [agents] för program som lär sig
    [paper] för blad att skriva ut
   *[plots] för ritningar i filer
 }

warm-begins = Den snabba koden för { $game } kompileras för den här datorn: ungefär { $seconds } s, bara den här gången.
warm-done = { $game }: { $done ->
    [nothing] inget att kompilera
    [earlier] redan kompilerad
   *[now] kompilerad på { $seconds } s
 }
warm-where = sparad i { $folder }
warm-nowhere = inte sparad: det finns ingen cachemapp vi kan skriva i

## Kast, lösta spel

throw-skill = { $skill ->
    [random] på måfå
    [novice] en nybörjare
    [practised] en övad hand
   *[careful] en omsorgsfull hand
 }
stb-solved-cups = { $dice ->
    [one] en tärning
   *[two] två tärningar
 }
sheet-written = skrev { $file }
sheet-json-or-output = med --json behöver PDF:en en fil, inte -o -
sheet-settings-of-drill = bara övningar (drill) har inställningar: { $words }
error-bad-drill = Den inställningen har övningen inte: { $why }
