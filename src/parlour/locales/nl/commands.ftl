### Wat de opdrachtregel zegt: weigeringen, wedstrijden, robots op een server, de dokter.

## Weigeringen

cli-number = { $option } is een getal van { $low } tot { $high }
cli-number-up = { $option } is een getal vanaf { $low }
cli-resumed-whole = een hervatte partij heeft haar spel en afspraken al
cli-which-game = welk spel? parlour games somt ze op
cli-which-match = welk spel, of welke --match?
cli-seed-or-day = een puzzel heeft een beginwaarde of een dag, niet allebei
cli-no-day = { $text } is geen dag; schrijf hem zo: 2026-12-24
cli-frames-of-one = --frames is voor één enkele worp
cli-no-hole = { $option } is een gat zoals c3, of - voor mis
cli-red-in-hand = --red is een van { $known } en gaat niet samen met --turn
cli-not-with-goal = { $option } past niet bij het doel { $goal }
cli-match-by-sum = een partij wordt opgelost met --scoring sum; met digits speel je één ronde: zie --goal duel
cli-outright-of-three = --outright is voor een partij met drie; met twee wordt altijd opgelost
cli-shut-wins = met meer dan twee plaatsen wint de gesloten doos meteen
cli-needs = { $verb } heeft { $what ->
    [login] de gebruikersnaam
   *[file] het bestand
 } nodig
cli-not-so = { $verb } gebruik je anders
cli-nobody = niemand heet { $whom }
cli-wrong-value = { $option } kan zo niet
told-from = Een getal van { $low } tot { $high }.
told-known = Mogelijk is: { $known }.
told-event = Gebeurtenis { $seq }: { $why }
told-switch = { $on ->
    [yes] ja
   *[no] nee
 }
did-you-mean = Bedoelde je { $name }?
file-missing = Dit bestand is er niet: { $file }
file-there = Er is al een bestand met die naam: { $file }
file-folder = Dit is een map, geen bestand: { $file }
file-forbidden = Dit bestand mag niet gelezen of geschreven worden: { $file }
file-full = Er is geen plaats meer voor het bestand: { $file }
file-trouble = Het bestand is niet te gebruiken: { $file }
system-trouble = Het systeem laat het niet toe: { $why }
error-not-solvable = Dit spel is niet helemaal op te lossen.
error-not-solved = Dit is niet opgelost.
error-no-robot-file = Er is geen bestand met die robot.
error-bad-robot-file = Het bestand van de robot laat zich niet laden.
error-no-robot-in-file = Die robot staat niet in het bestand.
error-not-sqlite = Dit is voor SQLite; PostgreSQL brengt pg_dump en pg_restore mee.
error-no-backup = Dit is geen gave reservekopie van deze of een oudere Parlour.
error-other-contest = In de map liggen uitslagen van een andere wedstrijd.
error-bad-book = Het boek is niet te lezen.
error-bad-seq = De gebeurtenissen zijn niet doorlopend genummerd.
error-bad-players = De spelers passen niet bij de plaatsen.
verify-no-seed = de beginwaarde is nog niet onthuld
verify-bad-seed = de beginwaarde is niet die van tevoren was vastgelegd
verify-false-outcome = de uitkomst van gebeurtenis { $seq } volgt niet uit de beginwaarde
verify-bad-nonce = het getal van plaats { $seat } is niet het vastgelegde
verify-withheld = plaats { $seat } heeft het eigen getal niet onthuld, dus het spel eindigde zonder uitslag
verify-other-commitment = deze vastlegging staat niet in het verslag
verify-other-nonce = niemand in het verslag heeft dit getal
verify-bad-beacon = het baken heeft een andere waarde voor deze ronde, of geen
verify-written = Ook vergeleken met wat je hebt opgeschreven.
verify-itself = Alleen met zichzelf vergeleken: geef --commitment en --nonce om te vergelijken met wat je hebt opgeschreven.
verify-beacon = Niet met het baken vergeleken: geef --beacon met ronde { $round }.
error-bad-beacon-file = Dit bestand bevat geen rondes van een baken. Elke regel heeft round en randomness nodig.

## Wedstrijden van robots

arena-head = | ontmoeting | paren | uitslag | { $sure }-marge | oordeel |
arena-ratings = | robot | rating | ± |
arena-verdict = { $verdict ->
    [first] { $winner } is sterker
    [second] { $winner } is sterker
    [even] even sterk
   *[open] onbeslist
 }
arena-pairs = { $done } van { $most ->
    [one] { $most } paar
   *[other] { $most } paren
 }

## Een robot op een server

bot-hosting = Partij { $match } ({ $game }) is open en wacht op iemand.
bot-act = { $match }, gebeurtenis { $seq }: plaats { $seat } speelt { $act }
bot-over = Partij { $match } is afgelopen.
bot-place = Plaats { $seat }: nummer { $place }.

## De dokter

doctor-missing = ONTBREEKT
doctor-well = Alles wat nodig is werkt.
doctor-broken = Iets wat nodig is werkt niet: zie { $missing }.
doctor-name = { $name ->
    [games] spellen
    [page] pagina
    [browser] browser
    [kernels] gecompileerde code
    [data-folder] gegevensmap
   *[other] { "" }
 }
doctor-note = { $note ->
    [compiled] gecompileerd
    [not-compiled] nog niet gecompileerd
    [compiles] compileert
    [writes-ahead] schrijft vooruit
    [built] gebouwd
    [not-built] niet gebouwd
    [none] geen gevonden
    [installed] geïnstalleerd
   *[not-installed] niet geïnstalleerd
 }
doctor-need = { $need ->
    [speed] voor snelle robots en oplossers: parlour warm
    [screens] voor hele schermen in de terminal
    [serve] voor de pagina en voor servers
    [club] voor een club: PostgreSQL, meerdere processen, pushberichten
    [solvers] voor oplossers en sterke robots
    [throws] voor worpen met de hand
    [page] om in een browser te spelen
    [browser] om de pagina vanzelf te openen
    [matches] om partijen te bewaren
    [database] voor de database van een club
    [workers] voor meerdere processen
    [cluster] voor een wedstrijd op een cluster
    [agents] voor lerende programma’s
   *[plots] voor tekeningen in bestanden
 }

warm-begins = De code van { $game } wordt voor deze computer gecompileerd: ongeveer { $seconds } s, alleen deze keer.
warm-done = { $game }: { $done ->
    [nothing] niets te compileren
    [earlier] al gecompileerd
   *[now] gecompileerd in { $seconds } s
 }
warm-where = staat in { $folder }
warm-nowhere = niet bewaard: er is geen cachemap waarin geschreven kan worden

## Worpen, opgeloste spellen

throw-skill = { $skill ->
    [random] op goed geluk
    [novice] een beginner
    [practised] een geoefende hand
   *[careful] een zorgvuldige hand
 }
stb-solved-cups = { $dice ->
    [one] één dobbelsteen
   *[two] twee dobbelstenen
 }
