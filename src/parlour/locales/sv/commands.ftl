### Vad kommandoraden säger: avslag, tävlingar, robotar på en server, doktorn.

## Avslag

cli-number = { $option } är ett tal från { $low } till { $high }
cli-number-up = { $option } är ett tal från { $low } och uppåt
cli-resumed-whole = ett återupptaget parti har redan sitt spel och sina överenskommelser
cli-which-game = vilket spel? parlour games räknar upp dem
cli-which-match = vilket spel, eller vilket --match?
cli-seed-or-day = en uppgift har ett startvärde eller en dag, inte båda
cli-no-day = { $text } är ingen dag; skriv den så här: 2026-12-24
cli-frames-of-one = --frames är för ett enda kast
cli-no-hole = { $option } är ett hål som c3, eller - för en miss
cli-red-in-hand = --red är en av { $known } och går inte ihop med --turn
cli-not-with-goal = { $option } passar inte till målet { $goal }
cli-match-by-sum = ett parti löses med --scoring sum; med digits spelas en runda: se --goal duel
cli-outright-of-three = --outright är för ett parti på tre; på två löses det alltid
cli-shut-wins = med fler än två platser vinner den stängda lådan genast
cli-needs = { $verb } behöver { $what ->
    [login] användarnamnet
   *[file] filen
 }
cli-not-so = { $verb } används inte så
cli-nobody = ingen heter { $whom }
cli-wrong-value = { $option } kan inte vara så
told-from = Ett tal från { $low } till { $high }.
told-known = Möjligt är: { $known }.
told-event = Händelse { $seq }: { $why }
told-switch = { $on ->
    [yes] ja
   *[no] nej
 }
did-you-mean = Menade du { $name }?
file-missing = Den filen finns inte: { $file }
file-there = Det finns redan en fil med det namnet: { $file }
file-folder = Det är en mapp, ingen fil: { $file }
file-forbidden = Den filen får inte läsas eller skrivas: { $file }
file-full = Det finns ingen plats kvar för filen: { $file }
file-trouble = Filen går inte att använda: { $file }
system-trouble = Systemet tillåter det inte: { $why }
error-not-solvable = Det spelet går inte att lösa helt.
error-not-solved = Det är inte löst.
error-no-robot-file = Det finns ingen fil med den roboten.
error-bad-robot-file = Robotens fil går inte att läsa in.
error-no-robot-in-file = Den roboten finns inte i filen.
error-not-sqlite = Det är för SQLite; PostgreSQL har pg_dump och pg_restore.
error-no-backup = Det är ingen hel säkerhetskopia av detta eller ett äldre Parlour.
error-other-contest = I mappen ligger resultat från en annan tävling.
error-bad-book = Boken går inte att läsa.
error-bad-seq = Händelserna är inte numrerade i följd.
error-bad-players = Spelarna passar inte till platserna.
verify-no-seed = startvärdet är inte avslöjat än
verify-bad-seed = startvärdet är inte det som var fastlagt
verify-false-outcome = utfallet av händelse { $seq } följer inte av startvärdet
verify-bad-nonce = talet från plats { $seat } är inte det som låstes
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
arena-pairs = { $done } av { $most ->
    [one] { $most } par
   *[other] { $most } par
 }

## En robot på en server

bot-hosting = Partiet { $match } ({ $game }) är öppet och väntar på någon.
bot-act = { $match }, händelse { $seq }: plats { $seat } spelar { $act }
bot-over = Partiet { $match } är slut.
bot-place = Plats { $seat }: nummer { $place }.

## Doktorn

doctor-missing = SAKNAS
doctor-well = Allt nödvändigt fungerar.
doctor-broken = Något nödvändigt fungerar inte: se { $missing }.
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
    [club] för en klubb: PostgreSQL, flera processer, push-meddelanden
    [solvers] för lösare och starka robotar
    [throws] för kast för hand
    [page] för att spela i en webbläsare
    [browser] för att öppna sidan av sig själv
    [matches] för att spara partier
    [database] för en klubbs databas
    [workers] för flera processer
    [cluster] för en tävling på ett kluster
    [agents] för program som lär sig
   *[plots] för ritningar i filer
 }

warm-begins = Koden för { $game } kompileras för den här datorn: ungefär { $seconds } s, bara den här gången.
warm-done = { $game }: { $done ->
    [nothing] inget att kompilera
    [earlier] redan kompilerad
   *[now] kompilerad på { $seconds } s
 }
warm-where = finns i { $folder }
warm-nowhere = inte sparad: det går inte att skriva i någon cachemapp

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
