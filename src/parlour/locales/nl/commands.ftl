### Wat de opdrachtregel zegt: weigeringen, wedstrijden, robots op een server, de dokter.

## Weigeringen

cli-number = { $option } moet een getal van { $low } t/m { $high } zijn
cli-number-up = { $option } moet een getal vanaf { $low } zijn
cli-resumed-whole = een hervatte partij heeft al een spel en opties
cli-which-game = welk spel? Bekijk ze met: parlour games
cli-which-match = welk spel, of welke --match?
cli-seed-or-day = geef een beginwaarde of een dag, niet allebei
cli-no-day = { $text } is geen datum; schrijf die zo: 2026-12-24
cli-frames-of-one = --frames werkt alleen met één enkele worp
cli-no-hole = { $option } moet een gat zijn zoals c3, of - voor mis
cli-red-in-hand = --red moet een van { $known } zijn en gaat niet samen met --turn
cli-not-with-goal = { $option } past niet bij het doel { $goal }
cli-match-by-sum = een partij wordt opgelost met --scoring sum; met digits is er maar één ronde: zie --goal duel
cli-outright-of-three = --outright is voor een partij met drie; een partij met twee wordt altijd opgelost
cli-shut-wins = met meer dan twee plaatsen wint de gesloten doos meteen
cli-needs = { $verb } heeft { $what ->
    [login] de gebruikersnaam
   *[file] het bestand
 } nodig
cli-not-so = { $verb } werkt niet met deze argumenten; zie parlour admin --help
cli-nobody = er is geen account { $whom }
cli-wrong-value = deze waarde mag niet bij { $option }
told-from = Een getal van { $low } t/m { $high }.
told-known = Toegestaan: { $known }.
told-event = Gebeurtenis { $seq }: { $why }
told-switch = { $on ->
    [yes] ja
   *[no] nee
 }
did-you-mean = Bedoelde je { $name }?
file-missing = Dit bestand bestaat niet: { $file }
file-there = Er is al een bestand met die naam: { $file }
file-folder = Dit is een map, geen bestand: { $file }
file-forbidden = Je mag dit bestand niet lezen of schrijven: { $file }
file-full = De schijf is vol, dus we konden het bestand niet schrijven: { $file }
file-trouble = We konden dit bestand niet gebruiken: { $file }
system-trouble = Het systeem weigerde: { $why }
error-not-solvable = Dit spel is niet volledig op te lossen.
error-not-solved = Dit is nog niet opgelost.
error-no-robot-file = We vinden daar geen bestand van een robot.
error-bad-robot-file = We konden het bestand van de robot niet laden.
error-no-robot-in-file = Die robot staat niet in het bestand.
error-not-sqlite = Dit werkt alleen met SQLite. Gebruik voor PostgreSQL pg_dump en pg_restore.
error-no-backup = Dit is geen volledige reservekopie van deze Parlour of een oudere.
error-other-contest = In deze map staan uitslagen van een andere wedstrijd. Kies een andere map.
error-bad-book = We konden het boek niet lezen.
error-bad-seq = De gebeurtenissen zijn niet doorlopend genummerd.
error-bad-players = De spelers passen niet bij de plaatsen.
verify-no-seed = de beginwaarde is nog niet onthuld
verify-bad-seed = de beginwaarde is niet de waarde die vooraf was vastgelegd
verify-false-outcome = de uitkomst van gebeurtenis { $seq } volgt niet uit de beginwaarde
verify-bad-nonce = het getal van plaats { $seat } is niet het vastgelegde
verify-withheld = plaats { $seat } heeft het eigen getal niet onthuld, dus het spel eindigde zonder uitslag
verify-other-commitment = deze vastlegging staat niet in het verslag
verify-other-nonce = niemand in het verslag heeft dit getal
verify-bad-beacon = de toevalsbron heeft een andere waarde voor deze ronde, of geen
verify-written = Ook vergeleken met wat je hebt opgeschreven.
verify-itself = Alleen met zichzelf vergeleken: geef --commitment en --nonce om te vergelijken met wat je hebt opgeschreven.
verify-beacon = Niet met de toevalsbron vergeleken: geef --beacon met ronde { $round }.
error-bad-beacon-file = Dit bestand bevat geen rondes van een toevalsbron. Elke regel heeft round en randomness nodig.

## Wedstrijden van robots

arena-head = | ontmoeting | paren | uitslag | { $sure }-marge | oordeel |
arena-ratings = | robot | rating | ± |
arena-verdict = { $verdict ->
    [first] { $winner } is sterker
    [second] { $winner } is sterker
    [even] even sterk
   *[open] onbeslist
 }

## Een robot op een server

bot-hosting = Partij { $match } ({ $game }) is open en wacht tot er iemand bij komt.
bot-act = { $match }, gebeurtenis { $seq }: plaats { $seat } speelt { $act }
bot-over = Partij { $match } is afgelopen.
bot-place = Plaats { $seat }: nummer { $place }.

## De dokter

doctor-missing = ONTBREEKT
doctor-well = Alles wat Parlour nodig heeft werkt.
doctor-broken = Iets wat Parlour nodig heeft werkt niet: zie { $missing }.
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
    [browser] om de pagina automatisch te openen
    [matches] om partijen op te slaan
    [database] voor de database van een club
    [workers] voor meerdere processen
    [cluster] voor een wedstrijd op een cluster
    [agents] voor lerende programma’s
    [paper] voor bladen om af te drukken
   *[plots] voor tekeningen in bestanden
 }

warm-begins = De snelle code van { $game } wordt voor deze computer gecompileerd: ongeveer { $seconds } s, alleen deze keer.
warm-done = { $game }: { $done ->
    [nothing] niets te compileren
    [earlier] al gecompileerd
   *[now] gecompileerd in { $seconds } s
 }
warm-where = opgeslagen in { $folder }
warm-nowhere = niet opgeslagen: er is geen cachemap waarin we kunnen schrijven

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
sheet-written = { $file } geschreven
sheet-json-or-output = met --json moet de PDF in een bestand, niet -o -
sheet-settings-of-drill = alleen oefeningen (drill) hebben instellingen: { $words }
error-bad-drill = Zo’n instelling heeft de oefening niet: { $why }
