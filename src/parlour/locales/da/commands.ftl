### Hvad kommandolinjen siger: afslag, dyster, robotter på en server, doktoren.

## Afslag

cli-number = { $option } er et tal fra { $low } til { $high }
cli-number-up = { $option } er et tal fra { $low } og op
cli-resumed-whole = et genoptaget parti har allerede sit spil og sine aftaler
cli-which-game = hvilket spil? parlour games nævner dem
cli-which-match = hvilket spil, eller hvilket --match?
cli-seed-or-day = en opgave har en startværdi eller en dag, ikke begge dele
cli-no-day = { $text } er ingen dag; skriv den sådan: 2026-12-24
cli-frames-of-one = --frames er til et enkelt kast
cli-no-hole = { $option } er et hul som c3, eller - for forbi
cli-red-in-hand = --red er en af { $known } og går ikke sammen med --turn
cli-not-with-goal = { $option } passer ikke til målet { $goal }
cli-match-by-sum = et parti løses med --scoring sum; med digits spilles én runde: se --goal duel
cli-outright-of-three = --outright er til et parti for tre; for to løses det altid
cli-shut-wins = med mere end to pladser vinder den lukkede kasse med det samme
cli-needs = { $verb } skal bruge { $what ->
    [login] brugernavnet
   *[file] filen
 }
cli-not-so = { $verb } bruges ikke sådan
cli-nobody = ingen hedder { $whom }
cli-wrong-value = { $option } kan ikke være sådan
told-from = Et tal fra { $low } til { $high }.
told-known = Muligt er: { $known }.
told-event = Hændelse { $seq }: { $why }
told-switch = { $on ->
    [yes] ja
   *[no] nej
 }
did-you-mean = Mente du { $name }?
file-missing = Den fil findes ikke: { $file }
file-there = Der er allerede en fil med det navn: { $file }
file-folder = Det er en mappe, ikke en fil: { $file }
file-forbidden = Den fil må ikke læses eller skrives: { $file }
file-full = Der er ikke plads til filen: { $file }
file-trouble = Filen kan ikke bruges: { $file }
system-trouble = Systemet tillader det ikke: { $why }
error-not-solvable = Det spil kan ikke løses helt.
error-not-solved = Det er ikke løst.
error-no-robot-file = Der er ingen fil med den robot.
error-bad-robot-file = Robottens fil kan ikke indlæses.
error-no-robot-in-file = Den robot er ikke i filen.
error-not-sqlite = Det er til SQLite; PostgreSQL har pg_dump og pg_restore.
error-no-backup = Det er ingen hel sikkerhedskopi af denne eller en ældre Parlour.
error-other-contest = Mappen har resultater fra en anden dyst.
error-bad-book = Bogen kan ikke læses.
error-bad-seq = Hændelserne er ikke nummereret i rækkefølge.
error-bad-players = Spillerne passer ikke til pladserne.
verify-no-seed = startværdien er ikke afsløret endnu
verify-bad-seed = startværdien er ikke den, der var lagt fast
verify-false-outcome = udfaldet af hændelse { $seq } følger ikke af startværdien
verify-bad-nonce = tallet fra plads { $seat } er ikke det, der blev låst
verify-withheld = plads { $seat } afslørede ikke sit tal, så spillet sluttede uden resultat
verify-other-commitment = denne forpligtelse står ikke i optegnelsen
verify-other-nonce = ingen i optegnelsen har dette tal
verify-bad-beacon = fyret har en anden værdi for denne runde, eller ingen
verify-written = Også sammenlignet med det, du skrev ned.
verify-itself = Kun sammenlignet med sig selv: brug --commitment og --nonce for at sammenligne med det, du skrev ned.
verify-beacon = Ikke sammenlignet med fyret: brug --beacon med runde { $round }.
error-bad-beacon-file = Denne fil har ingen runder fra et fyr. Hver linje skal have round og randomness.

## Dyster mellem robotter

arena-head = | møde | par | resultat | { $sure }-interval | dom |
arena-ratings = | robot | rating | ± |
arena-verdict = { $verdict ->
    [first] { $winner } er stærkere
    [second] { $winner } er stærkere
    [even] lige stærke
   *[open] ikke afgjort
 }

## En robot på en server

bot-hosting = Partiet { $match } ({ $game }) er åbent og venter på nogen.
bot-act = { $match }, hændelse { $seq }: plads { $seat } spiller { $act }
bot-over = Partiet { $match } er slut.
bot-place = Plads { $seat }: nummer { $place }.

## Doktoren

doctor-missing = MANGLER
doctor-well = Alt det nødvendige virker.
doctor-broken = Noget nødvendigt virker ikke: se { $missing }.
doctor-name = { $name ->
    [games] spil
    [page] side
    [browser] browser
    [kernels] oversat kode
    [data-folder] datamappe
   *[other] { "" }
 }
doctor-note = { $note ->
    [compiled] oversat
    [not-compiled] ikke oversat endnu
    [compiles] oversætter
    [writes-ahead] skriver forud
    [built] bygget
    [not-built] ikke bygget
    [none] ingen fundet
    [installed] installeret
   *[not-installed] ikke installeret
 }
doctor-need = { $need ->
    [speed] til hurtige robotter og løsere: parlour warm
    [screens] til hele skærmbilleder i terminalen
    [serve] til siden og til servere
    [club] til en klub: PostgreSQL, flere processer, push-beskeder
    [solvers] til løsere og stærke robotter
    [throws] til kast med hånden
    [page] til at spille i en browser
    [browser] til at åbne siden af sig selv
    [matches] til at gemme partier
    [database] til en klubs database
    [workers] til flere processer
    [cluster] til en dyst på en klynge
    [agents] til programmer, der lærer
    [paper] til ark, der printes
   *[plots] til tegninger i filer
 }

warm-begins = Koden til { $game } oversættes til denne computer: cirka { $seconds } s, kun denne ene gang.
warm-done = { $game }: { $done ->
    [nothing] intet at oversætte
    [earlier] allerede oversat
   *[now] oversat på { $seconds } s
 }
warm-where = ligger i { $folder }
warm-nowhere = ikke gemt: ingen cachemappe kan skrives til

## Kast, løste spil

throw-skill = { $skill ->
    [random] på må og få
    [novice] en begynder
    [practised] en øvet hånd
   *[careful] en omhyggelig hånd
 }
stb-solved-cups = { $dice ->
    [one] én terning
   *[two] to terninger
 }
sheet-written = skrev { $file }
sheet-json-or-output = med --json skal PDF’en i en fil, ikke -o -
sheet-settings-of-drill = kun øvelser (drill) har indstillinger: { $words }
error-bad-drill = Den indstilling har øvelsen ikke: { $why }
