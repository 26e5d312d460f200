### Hvad kommandolinjen siger: afslag, turneringer, robotter på en server, doktoren.

## Afslag

cli-number = { $option } skal være et tal fra { $low } til { $high }
cli-number-up = { $option } skal være et tal fra { $low } og op
cli-resumed-whole = et genoptaget parti har allerede sit spil og sine valg
cli-which-game = hvilket spil? Se dem med: parlour games
cli-which-match = hvilket spil, eller hvilket --match?
cli-seed-or-day = angiv en startværdi eller en dag, ikke begge dele
cli-no-day = { $text } er ikke en dato; skriv den sådan: 2026-12-24
cli-frames-of-one = --frames virker kun med et enkelt kast
cli-no-hole = { $option } skal være et hul som c3, eller - for ved siden af
cli-red-in-hand = --red skal være en af { $known } og går ikke sammen med --turn
cli-not-with-goal = { $option } passer ikke til målet { $goal }
cli-match-by-sum = et parti løses med --scoring sum; med digits er der kun én runde: se --goal duel
cli-outright-of-three = --outright er til et parti for tre; for to løses det altid
cli-shut-wins = med mere end to pladser vinder den lukkede kasse med det samme
cli-needs = { $verb } skal bruge { $what ->
    [login] brugernavnet
   *[file] filen
 }
cli-not-so = { $verb } tager ikke de argumenter; se parlour admin --help
cli-nobody = kontoen { $whom } findes ikke
cli-wrong-value = den værdi er ikke tilladt for { $option }
told-from = Et tal fra { $low } til { $high }.
told-known = Tilladt: { $known }.
told-event = Hændelse { $seq }: { $why }
told-switch = { $on ->
    [yes] ja
   *[no] nej
 }
did-you-mean = Mente du { $name }?
file-missing = Filen findes ikke: { $file }
file-there = Der findes allerede en fil med det navn: { $file }
file-folder = Det er en mappe, ikke en fil: { $file }
file-forbidden = Du har ikke adgang til at læse eller skrive filen: { $file }
file-full = Disken er fuld, så vi kunne ikke skrive filen: { $file }
file-trouble = Vi kunne ikke bruge filen: { $file }
system-trouble = Systemet afviste det: { $why }
error-not-solvable = Det spil kan ikke løses helt.
error-not-solved = Det er ikke løst endnu.
error-no-robot-file = Vi kan ikke finde en robots fil der.
error-bad-robot-file = Vi kunne ikke indlæse robottens fil.
error-no-robot-in-file = Filen har ikke den robot.
error-not-sqlite = Det virker kun med SQLite. Til PostgreSQL bruger du pg_dump og pg_restore.
error-no-backup = Det er ikke en fuldstændig sikkerhedskopi fra denne eller en ældre version af Parlour.
error-other-contest = Mappen har resultater fra en anden turnering. Vælg en anden mappe.
error-bad-book = Vi kunne ikke læse bogen.
error-bad-seq = Hændelserne er ikke nummereret i rækkefølge.
error-bad-players = Spillerne passer ikke til pladserne.
verify-no-seed = startværdien er ikke afsløret endnu
verify-bad-seed = startværdien er ikke den, der var lagt fast
verify-false-outcome = udfaldet af hændelse { $seq } følger ikke af startværdien
verify-bad-nonce = tallet fra plads { $seat } er ikke det, der blev forseglet
verify-withheld = plads { $seat } afslørede ikke sit tal, så spillet sluttede uden resultat
verify-other-commitment = denne forpligtelse står ikke i optegnelsen
verify-other-nonce = ingen i optegnelsen har dette tal
verify-bad-beacon = fyret har en anden værdi for denne runde, eller ingen
verify-written = Også sammenlignet med det, du skrev ned.
verify-itself = Kun sammenlignet med sig selv: brug --commitment og --nonce for at sammenligne med det, du skrev ned.
verify-beacon = Ikke sammenlignet med fyret: brug --beacon med runde { $round }.
error-bad-beacon-file = Denne fil har ingen runder fra et fyr. Hver linje skal have round og randomness.

## Turneringer mellem robotter

arena-head = | opgør | par | resultat | { $sure }-interval | dom |
arena-ratings = | robot | rating | ± |
arena-verdict = { $verdict ->
    [first] { $winner } er stærkere
    [second] { $winner } er stærkere
    [even] lige stærke
   *[open] ikke afgjort
 }

## En robot på en server

bot-hosting = Partiet { $match } ({ $game }) er åbent og venter på en, der vil være med.
bot-act = { $match }, hændelse { $seq }: plads { $seat } spiller { $act }
bot-over = Partiet { $match } er slut.
bot-place = Plads { $seat }: nummer { $place }.

## Doktoren

doctor-missing = MANGLER
doctor-well = Alt, hvad Parlour skal bruge, virker.
doctor-broken = Noget, Parlour skal bruge, virker ikke: se { $missing }.
doctor-name = { $name ->
    [games] spil
    [page] side
    [browser] browser
    [kernels] kompileret kode
    [data-folder] datamappe
   *[other] { "" }
 }
doctor-note = { $note ->
    [compiled] kompileret
    [not-compiled] ikke kompileret endnu
    [compiles] kompilerer
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
    [club] til en klub: PostgreSQL, flere processer, push-notifikationer
    [solvers] til løsere og stærke robotter
    [throws] til kast med hånden
    [page] til at spille i en browser
    [browser] til at åbne siden automatisk
    [matches] til at gemme partier
    [database] til en klubs database
    [workers] til flere processer
    [cluster] til en turnering på en klynge
    [agents] til programmer, der lærer
    [paper] til ark, du kan printe
   *[plots] til grafer i filer
 }

warm-begins = Kompilerer koden til { $game } på denne computer: cirka { $seconds } s, kun denne ene gang.
warm-done = { $game }: { $done ->
    [nothing] intet at kompilere
    [earlier] allerede kompileret
   *[now] kompileret på { $seconds } s
 }
warm-where = gemt i { $folder }
warm-nowhere = ikke gemt: der er ingen cachemappe, vi kan skrive til

## Kast, løste spil

throw-skill = { $skill ->
    [random] tilfældigt
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
