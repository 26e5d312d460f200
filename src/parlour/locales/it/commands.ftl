### Che cosa dice la riga di comando: rifiuti, tornei, robot su un server, il dottore.

## Rifiuti

cli-number = { $option } è un numero da { $low } a { $high }
cli-number-up = { $option } è un numero da { $low } in su
cli-resumed-whole = una partita ripresa ha già il suo gioco e le sue opzioni
cli-which-game = quale gioco? parlour games li elenca
cli-which-match = quale gioco, o quale --match?
cli-seed-or-day = un enigma ha un seme o un giorno, non entrambi
cli-no-day = { $text } non è un giorno; scrivilo così: 2026-12-24
cli-frames-of-one = --frames è per un solo lancio
cli-no-hole = { $option } è un buco come c3, o - se manca
cli-red-in-hand = --red è uno di { $known } e non va con --turn
cli-not-with-goal = { $option } non va con lo scopo { $goal }
cli-match-by-sum = una partita si risolve con --scoring sum; con digits si gioca un giro: vedi --goal duel
cli-outright-of-three = --outright è per una partita a tre; a due si risolve sempre
cli-shut-wins = con più di due posti la scatola chiusa vince subito
cli-needs = a { $verb } serve { $what ->
    [login] il nome utente
   *[file] il file
 }
cli-not-so = { $verb } non si usa così
cli-nobody = nessuno si chiama { $whom }
cli-wrong-value = { $option } non può essere così
told-from = Un numero da { $low } a { $high }.
told-known = Può essere: { $known }.
told-event = Evento { $seq }: { $why }
told-switch = { $on ->
    [yes] sì
   *[no] no
 }
did-you-mean = Intendevi { $name }?
file-missing = Questo file non c’è: { $file }
file-there = C’è già un file con questo nome: { $file }
file-folder = Questa è una cartella, non un file: { $file }
file-forbidden = Questo file non si può leggere né scrivere: { $file }
file-full = Non c’è più spazio per il file: { $file }
file-trouble = Il file non si può usare: { $file }
system-trouble = Il sistema non lo permette: { $why }
error-not-solvable = Questo gioco non si può risolvere del tutto.
error-not-solved = Questo non è stato risolto.
error-no-robot-file = Non c’è nessun file con questo robot.
error-bad-robot-file = Il file del robot non si carica.
error-no-robot-in-file = Nel file questo robot non c’è.
error-not-sqlite = Questo è per SQLite; PostgreSQL ha pg_dump e pg_restore.
error-no-backup = Questa non è una copia integra di questo Parlour o di uno precedente.
error-other-contest = La cartella contiene i risultati di un altro torneo.
error-bad-book = Il libro non si può leggere.
error-bad-seq = Gli eventi non sono numerati di seguito.
error-bad-players = I giocatori non corrispondono ai posti.
verify-no-seed = il seme non è ancora stato svelato
verify-bad-seed = il seme non è quello fissato prima
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
arena-ratings = | robot | punteggio | ± |
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
doctor-well = Tutto il necessario funziona.
doctor-broken = Qualcosa di necessario non funziona: vedi { $missing }.
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
    [speed] per robot e soluzioni veloci: parlour warm
    [screens] per le schermate intere nel terminale
    [serve] per la pagina e per i server
    [club] per un circolo: PostgreSQL, più processi, messaggi push
    [solvers] per risolvere e per i robot forti
    [throws] per lanciare a mano
    [page] per giocare in un browser
    [browser] perché la pagina si apra da sé
    [matches] per conservare le partite
    [database] per il database di un circolo
    [workers] per più processi
    [cluster] per un torneo su un cluster
    [agents] per programmi che imparano
    [paper] per i fogli da stampare
   *[plots] per disegnare in file
 }

warm-begins = Compilo il codice di { $game } per questo computer: circa { $seconds } s, solo questa volta.
warm-done = { $game }: { $done ->
    [nothing] niente da compilare
    [earlier] già compilato
   *[now] compilato in { $seconds } s
 }
warm-where = conservato in { $folder }
warm-nowhere = non conservato: nessuna cartella di cache è scrivibile

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
