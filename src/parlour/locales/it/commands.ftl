### Che cosa dice la riga di comando: rifiuti, tornei, robot su un server, il dottore.

## Rifiuti

cli-number = { $option } deve essere un numero da { $low } a { $high }
cli-number-up = { $option } deve essere un numero da { $low } in su
cli-resumed-whole = una partita ripresa ha già il suo gioco e le sue opzioni
cli-which-game = quale gioco? Elencali con: parlour games
cli-which-match = quale gioco, o quale --match?
cli-seed-or-day = indica un seme o un giorno, non entrambi
cli-no-day = { $text } non è una data; scrivila così: 2026-12-24
cli-frames-of-one = --frames funziona solo con un lancio singolo
cli-no-hole = { $option } deve essere un buco come c3, o - se la pallina è fuori
cli-red-in-hand = --red deve essere uno tra { $known } e non va con --turn
cli-not-with-goal = { $option } non va con l’obiettivo { $goal }
cli-match-by-sum = una partita si risolve con --scoring sum; con digits c’è un giro solo: vedi --goal duel
cli-outright-of-three = --outright è per una partita a tre; a due si risolve sempre
cli-shut-wins = con più di due posti la scatola chiusa vince subito
cli-needs = a { $verb } serve { $what ->
    [login] il nome utente
   *[file] il file
 }
cli-not-so = { $verb } non accetta questi argomenti; vedi parlour admin --help
cli-nobody = l’account { $whom } non esiste
cli-wrong-value = questo valore non è ammesso per { $option }
told-from = Un numero da { $low } a { $high }.
told-known = Valori ammessi: { $known }.
told-event = Evento { $seq }: { $why }
told-switch = { $on ->
    [yes] sì
   *[no] no
 }
did-you-mean = Intendevi { $name }?
file-missing = Il file non esiste: { $file }
file-there = Esiste già un file con questo nome: { $file }
file-folder = Questa è una cartella, non un file: { $file }
file-forbidden = Non hai il permesso di leggere o scrivere questo file: { $file }
file-full = Il disco è pieno, non siamo riusciti a scrivere il file: { $file }
file-trouble = Non siamo riusciti a usare questo file: { $file }
system-trouble = Il sistema ha rifiutato: { $why }
error-not-solvable = Questo gioco non si può risolvere del tutto.
error-not-solved = Questo non è ancora risolto.
error-no-robot-file = Lì non troviamo il file di un robot.
error-bad-robot-file = Non siamo riusciti a caricare il file del robot.
error-no-robot-in-file = Nel file non c’è questo robot.
error-not-sqlite = Funziona solo con SQLite. Per PostgreSQL usa pg_dump e pg_restore.
error-no-backup = Questo non è un backup completo di questo Parlour o di uno precedente.
error-other-contest = Questa cartella contiene i risultati di un altro torneo. Scegline un’altra.
error-bad-book = Non siamo riusciti a leggere il libro.
error-bad-seq = Gli eventi non sono numerati in ordine.
error-bad-players = I giocatori non corrispondono ai posti.
verify-no-seed = il seme non è ancora stato svelato
verify-bad-seed = il seme non è quello fissato in anticipo
verify-false-outcome = l’esito dell’evento { $seq } non deriva dal seme
verify-bad-nonce = il numero del posto { $seat } non è quello sigillato
verify-withheld = il posto { $seat } non ha rivelato il suo numero: la partita è finita senza risultato
verify-other-commitment = la registrazione non contiene questo impegno
verify-other-nonce = nessuno nella registrazione ha questo numero
verify-bad-beacon = il faro ha un altro valore per questo turno, o nessuno
verify-written = Confrontato anche con ciò che hai annotato.
verify-itself = Confrontato solo con se stesso: aggiungi --commitment e --nonce per confrontarlo con ciò che hai annotato.
verify-beacon = Non confrontato con il faro: aggiungi --beacon con il turno { $round }.
error-bad-beacon-file = Questo file non contiene i turni di un faro. Ogni riga ha bisogno di round e randomness.

## Tornei di robot

arena-head = | incontro | coppie | risultato | intervallo al { $sure } | verdetto |
arena-ratings = | robot | rating | ± |
arena-verdict = { $verdict ->
    [first] { $winner } è più forte
    [second] { $winner } è più forte
    [even] alla pari
   *[open] aperto
 }

## Un robot su un server

bot-hosting = La partita { $match } ({ $game }) è aperta e aspetta qualcuno.
bot-act = { $match }, evento { $seq }: il posto { $seat } gioca { $act }
bot-over = La partita { $match } è finita.
bot-place = Posto { $seat }: { $place }º.

## Il dottore

doctor-missing = MANCA
doctor-well = Tutto ciò che serve a Parlour funziona.
doctor-broken = Qualcosa che serve a Parlour non funziona: vedi { $missing }.
doctor-name = { $name ->
    [games] giochi
    [page] pagina
    [browser] browser
    [kernels] codice compilato
    [data-folder] cartella dei dati
   *[other] { "" }
 }
doctor-note = { $note ->
    [compiled] compilato
    [not-compiled] non ancora compilato
    [compiles] compila
    [writes-ahead] scrive in anticipo
    [built] costruita
    [not-built] non costruita
    [none] nessuno trovato
    [installed] installato
   *[not-installed] non installato
 }
doctor-need = { $need ->
    [speed] per robot e risolutori veloci: parlour warm
    [screens] per le schermate intere nel terminale
    [serve] per la pagina e per i server
    [club] per un club: PostgreSQL, più processi, messaggi push
    [solvers] per i risolutori e i robot forti
    [throws] per lanciare a mano
    [page] per giocare in un browser
    [browser] per aprire la pagina in automatico
    [matches] per salvare le partite
    [database] per il database di un club
    [workers] per più processi
    [cluster] per un torneo su un cluster
    [agents] per programmi che imparano
    [paper] per i fogli da stampare
   *[plots] per grafici su file
 }

warm-begins = Compilo il codice di { $game } per questo computer: circa { $seconds } s, solo questa volta.
warm-done = { $game }: { $done ->
    [nothing] niente da compilare
    [earlier] già compilato
   *[now] compilato in { $seconds } s
 }
warm-where = salvato in { $folder }
warm-nowhere = non salvato: non c’è una cartella di cache in cui scrivere

## Lanci, giochi risolti

throw-skill = { $skill ->
    [random] a caso
    [novice] una mano inesperta
    [practised] una mano esercitata
   *[careful] una mano attenta
 }
stb-solved-cups = { $dice ->
    [one] un dado
   *[two] due dadi
 }
sheet-written = scritto { $file }
sheet-json-or-output = con --json il PDF vuole un file, non -o -
sheet-settings-of-drill = solo gli esercizi (drill) hanno impostazioni: { $words }
error-bad-drill = L’esercizio non ha questa impostazione: { $why }
