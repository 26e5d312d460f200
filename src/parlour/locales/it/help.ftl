### L’aiuto della riga di comando. L’inglese è nel programma.

help-parser =
    .usage = uso:{" "}
    .words = parole
    .options = opzioni
    .verbs = comandi
    .help = mostra questo aiuto ed esci
    .version = mostra la versione ed esci
    .required = manca: %s
    .unrecognized = sconosciuto: %s
    .argument = %(argument_name)s: %(message)s
    .choice = %(value)r non è ammesso (scegli tra %(choices)s)
    .value = %(value)r non è del tipo %(type)s
    .one = qui manca un valore
    .some = qui manca almeno un valore
    .ambiguous = %(option)s può essere: %(matches)s
    .together = non va insieme a %s
help-any =
    .help = mostra questo aiuto ed esci
    .json = scrivi JSON
    .lang = parla questa lingua: de, en, fr, es, it, nl, da, sv, pl, ru
    .version = mostra la versione ed esci
help-value =
    .file = FILE
    .date = DATA
    .address = INDIRIZZO
    .where = DOVE
    .hole = BUCO
    .game = GIOCO
    .verb = COMANDO …
    .seats = POSTO[=NOME],…
    .option = NOME=VALORE
help-parlour = Cinque giochi in scatola, con le regole dei loro libretti. Senza comando Parlour apre la sua pagina.
    .lan = apri la pagina anche per la rete di casa
    .epilog = parlour COMANDO --help dice di più su un comando.
help-games = L’elenco dei giochi con i loro posti e le opzioni.
    .short = i giochi con i loro posti e le opzioni
help-play =
    Giocare nel terminale: su schermate con mouse e tasti, o con --plain riga per riga.

    A ogni posto gioca una persona, tranne dove --robots mette un robot. Una partita si può salvare dopo ogni evento e
    riprendere più tardi; --replay ripercorre una registrazione. Con --server la partita è su un server di Parlour. Le
    opzioni si danno come --placement free; parlour games le elenca.
    .short = giocare nel terminale, con persone e robot a ogni posto
    .game = quale gioco; senza, lo scegli da un menu
    .plain = righe al posto delle schermate
    .robots = posti giocati da robot, come 1 o 1=random
    .names = i nomi di chi gioca, posto per posto
    .seed = un testo o numero che fissa tutto il caso, per rigiocare la stessa partita
    .save = scrivi qui la registrazione dopo ogni evento
    .resume = continua una registrazione salvata
    .replay = scorri una registrazione passo per passo
    .server = gioca su questo server
    .token = il tuo token su quel server; senza, giochi come ospite
    .match = entra in questa partita sul server
help-serve = Offrire i giochi a browser, terminali e robot. Ogni impostazione può essere anche una variabile d’ambiente.
    .short = offrire i giochi a browser, terminali e robot
    .host = indirizzo su cui ascoltare (127.0.0.1; 0.0.0.0 è tutta la rete)
    .port = porta su cui ascoltare (8000)
    .database = sqlite:///FILE o postgresql://…
    .bus = redis://… tra più processi
    .workers = processi che servono; più d’uno vuole PostgreSQL e un bus
    .synchronous = SQLite: FULL sopravvive a un’interruzione di corrente
    .secure = offerto con https: cookie sicuri
    .log = quanto scrivere nel registro
help-bot = Far giocare un tuo robot su un server di Parlour.
    .short = far giocare un tuo robot su un server
    .robot = my_bot.py, my_bot.py:Classe, o il nome di un robot di Parlour
    .server = l’indirizzo del server
    .token = un token che può leggere e giocare
    .match = gioca questa partita, poi fermati
    .host = apri partite pubbliche di questo gioco e giocale
    .count = quante partite apre --host (1)
    .seconds = quanto pensare a una mossa (1)
    .verb = run: fai giocare il robot
help-admin =
    Per chi gestisce un server: parlour admin COMANDO …

      invite                       un codice usa e getta per chi può creare un account
      reset UTENTE                 un codice usa e getta con cui UTENTE cambia la password
      administrator UTENTE [--no]  un utente può amministrare, via HTTP
      backup FILE                  copiare il database mentre il server è in funzione
      restore FILE                 ripristinare un backup; il server deve essere fermo
      rotate-keys [--drop]         una nuova chiave per i cookie; --drop: eliminare le vecchie, tutti accedono di nuovo
      push-key                     una nuova chiave privata per Web Push (PARLOUR_PUSH_KEY)
      check                        rigiocare ogni partita e ricontrollare ogni esito
      report [--closed]            le segnalazioni; report close N. [NOTA]
      ban CHI|INDIRIZZO PERCHÉ     bloccare chat, nuove partite o tutto (--what, --days); ban list; ban lift N.
      name                         parole che nessun nome può contenere; name forbid PAROLA, name allow PAROLA
      audit                        che cosa ha fatto l’amministrazione, dal più recente
      class                        le classi; class show N., class delete N. (vanno via anche gli alunni e i loro dati)
      league …                     leghe: parlour admin league --help

    CHI è un nome utente o il numero di una persona, INDIRIZZO un indirizzo o un intervallo come 192.0.2.0/24.
    Ciò che si fa qui vale pochi secondi dopo su un server in funzione.
    .short = per chi gestisce un server: codici, moderazione, backup e controllo dei dati
    .words = di che cosa tratta il comando
    .database = sqlite:///FILE o postgresql://…
    .no = administrator: non più
    .drop = rotate-keys: non accettare cookie di chiavi vecchie
    .closed = report: anche le segnalazioni chiuse
    .what = ban: che cosa si blocca
    .days = ban: per quanti giorni (altrimenti per sempre)
    .verb = che cosa fare; vedi sopra
help-admin-league =
    Leghe: crearle, iniziare stagioni, vedere le classifiche. Un server in funzione crea le partite e i turni successivi.

    parlour admin league                               elencarle
    parlour admin league new NOME GIOCO [--pairing swiss --rounds 5 …] [--robots novice,casual,perfect]
    parlour admin league show ID [--season N]
    parlour admin league enter ID CHI                  un nome utente o il numero di una persona; withdraw ID CHI
    parlour admin league start ID                      chiudere le iscrizioni, iniziare il primo turno
    parlour admin league settle ID GIRONE TURNO TAVOLO 2 0 [--note …]
    parlour admin league next ID                       aprire la stagione successiva: c’è chi sale e chi scende
    parlour admin league rename ID NOME                rinominarla; delete ID la elimina
    .words = new, show, enter, withdraw, start …
    .pairing = chi incontra chi (round-robin)
    .rounds = turni di una stagione svizzera (quanti ne servono), o quante volte si incontrano tutti (1)
    .best_of = numero massimo di partite per incontro; vince chi ne vince di più (1)
    .group_size = partecipanti per girone, almeno (8)
    .moves = quanti salgono e scendono (1)
    .days = giorni per un turno (7)
    .move_days = new: giorni per una mossa (2)
    .unrated = new: le partite non cambiano il rating
    .option = new: un’opzione del gioco
    .robots = new: una lega di questi robot
    .note = settle: una nota per il registro
    .season = show: una stagione precedente
    .database = sqlite:///FILE o postgresql://…
help-rules = Leggere le regole di un gioco.
    .short = leggere le regole di un gioco
    .game = quale gioco: parlour games li elenca
help-solve = Risolvere un gioco: parlour solve shut-the-box, con --help dopo il gioco per tutte le sue opzioni.
    .short = risolvere un gioco: valori, probabilità, gioco migliore
    .game = quale gioco
help-solve-shut-the-box =
    Risolvere Shut the Box: un turno e il duello esattamente, una partita a due con il suo margine d’errore.

    Obiettivi: score (meno punti negativi), shut (la maggiore probabilità di chiudere), duel (un turno a testa, il secondo
    conosce i punti del primo) e match (fino a --limit).
    .flaps = sportelli della scatola (12)
    .dice = la regola dei dadi (two)
    .scoring = come si conta (sum)
    .goal = l’obiettivo (score)
    .limit = match: il limite (100)
    .shut = match: che cosa vale chiudere la scatola (wins)
    .seats = duel e match: quanti giocano (2)
    .outright = match a tre: risolverlo (minuti), senza stimare
    .full = ogni punteggio esatto, ogni chiusura migliore
    .plot = disegna il risultato in questo file (.svg, .png, .pdf)
help-solve-kryds-bolle =
    Risolvere Kryds & Bolle da zero: il suo valore, ogni prima mossa, una linea del gioco migliore.

    Il valore è il vantaggio in punti di chi comincia, se entrambi giocano al meglio.
    .placement = come si posano le palline (stacked)
    .checkpoint = salva qui e continua da qui
    .workers = thread per stacked (2)
    .plot = disegna i primi posti in questo file (.svg, .png, .pdf)
help-analyse = La mossa migliore in una posizione: ogni mossa permessa con il suo valore, dalla migliore.
    .short = la mossa migliore in una posizione: ogni mossa con il suo valore
    .game = quale gioco: parlour games li elenca
    .position = la posizione come testo, oppure - per lo standard input
    .seconds = fermati dopo questo tempo con ciò che si sa
    .goal = l’obiettivo, se il gioco ne offre più d’uno
help-book = I libri di Kryds & Bolle: dimostrare di nuovo un campione, o farne uno.
    .short = fare un libro di posizioni risolte, o dimostrarne di nuovo un campione
help-book-show = Mostra quante posizioni ha un libro, secondo il numero di palline.
    .short = quante posizioni ha, secondo il numero di palline
    .book = un file al posto del libro fornito
    .placement = come si posano le palline (stacked)
help-book-verify = Dimostrare di nuovo un campione.
    .short = dimostrare di nuovo un campione
    .sample = quante posizioni (10)
    .seed = quale campione (0)
    .book = un file al posto del libro fornito
    .placement = come si posano le palline (stacked)
help-book-make = Fare un libro con il risolutore.
    .short = fare un libro con il risolutore
    .file = dove scriverlo; un libro che c’è già viene completato
    .checkpoint = il salvataggio della soluzione
    .plies = free: tutte le posizioni con tante palline (4)
    .perfect = free: quelle del gioco perfetto fino a tante palline (7)
    .threads = free: thread che condividono una tabella (1)
    .workers = free: processi al posto dei thread (1)
    .dask = free: lo scheduler di un cluster Dask
    .placement = come si posano le palline (stacked)
help-throw = Lanciare le due palline nella scatola, per calcolo: un lancio, o molti, contati e disegnati.
    .short = lanciare le palline della Kugelbox: una volta, o molte, contate e disegnate
    .x = dov’è la mano, da sinistra a destra
    .dir = la direzione
    .force = la forza
    .loft = l’altezza
    .gap = la distanza tra le palline
    .turn = come stanno le palline nella mano
    .red = dov’è la rossa nella mano; o con --black, il suo buco
    .black = il buco in cui è la nera, o -
    .skill = lascia scegliere la mira a una mano di questa bravura
    .count = quanti lanci, fino a 100000
    .plot = disegna dove sono le palline e quanto valgono
    .frames = scrivi le immagini di un solo lancio
    .seed = un testo o numero che fissa il tremito della mano
help-arena = Mettere i robot l’uno contro l’altro: parlour arena run CONFIG.toml.
    .short = mettere i robot l’uno contro l’altro finché non è chiaro chi è più forte
    .what = gioca il torneo, o mostra solo a che punto è
    .config = il torneo, un file TOML
    .out = cartella per i risultati (predefinita: accanto al file, con il suo nome)
    .processes = quante partite insieme (predefinito: una per core)
    .cluster = gioca su un cluster Dask
    .plot = disegna i risultati con i loro intervalli
help-record = Mostrare la registrazione di una partita, o controllare che segua le regole.
    .short = mostrare la registrazione di una partita, o controllare che segua le regole
    .what = mostrala, o controllala soltanto
    .file = una registrazione, in testo o JSON, oppure - per lo standard input
    .at = mostra la posizione dopo questo evento
help-new-game = Creare una cartella con un nuovo gioco: regole, parole, un’immagine e test che passano, da trasformare nel tuo. Appena installato, il gioco è sulla pagina, nel terminale, negli ambienti e nell’arena. docs/how-to/add-a-game.md dice che cos’altro può portare un gioco.
    .short = creare una cartella con un nuovo gioco e i suoi test
    .name = il nome del gioco, come «Last Stone»
    .into = la nuova cartella (predefinita: dal nome del gioco)
help-verify = Dimostrare che ogni esito in una registrazione era onesto: ognuno deriva dal seme fissato in anticipo. Da sola, una registrazione si confronta solo con se stessa; indica ciò che hai annotato giocando (la pagina lo mostra in «Fortuna onesta») e ogni scambio verrà scoperto.
    .short = dimostrare che ogni esito in una registrazione era onesto
    .file = la registrazione di una partita finita, oppure - per lo standard input
    .commitment = un impegno o il sigillo che hai annotato; ripetibile
    .nonce = il tuo numero; ripetibile
    .beacon = i turni del faro, un oggetto JSON per riga
help-warm = Compilare ciò che rende veloci i robot e le soluzioni: tutti i giochi o uno solo. Serve una volta, e dopo una nuova versione. Altrimenti Parlour compila in sottofondo mentre giochi, e intanto risponde più lentamente.
    .short = compilare ciò che rende veloci i robot e le soluzioni, una volta per questo computer
    .game = solo questo gioco
help-doctor = Dire che cosa funziona qui: codice compilato, fisica, database, pagina e browser, e gli extra.
    .short = dire che cosa funziona qui: codice compilato, fisica, database, pagina e browser
help-puzzle = Posizioni con una sola mossa migliore: risolvile qui, o scrivile in JSON. Un seme dà ovunque gli stessi enigmi; --day dà quello di un giorno. Scrivi ? per la soluzione, q per uscire.
    .short = posizioni con una sola mossa migliore: da risolvere o da scrivere
    .game = quale gioco, o cover, smart-calculators
    .level = 1 è il più facile (predefinito: 1)
    .count = quanti (predefinito: 1)
    .theme = di che cosa trattano; --theme ? elenca i temi di un gioco
    .seed = un testo o numero; senza, ogni volta un enigma nuovo
    .day = l’enigma di oggi, o di quel giorno
help-review = Quanto è costata ogni mossa di una partita, che cosa ha dato la fortuna e dove è cambiata. Le scelte si giudicano da ciò che chi giocava poteva vedere.
    .short = quanto è costata ogni mossa di una partita, che cosa ha dato la fortuna e dove è cambiata
    .record = una registrazione, in testo o JSON, oppure - per lo standard input; può non essere finita
    .seconds = quanto pensare a ogni posizione
    .nodes = quanto cercare in ogni posizione, in modo ripetibile
    .goal = win o score, dove un gioco li offre entrambi
    .plot = disegna valori, fortuna e scelte (.svg, .png, .pdf)
help-sheet = Stampare fogli in PDF: segnapunti, il tabellone di Abaku, gettoni e sportelli da ritagliare, regole, esercizi. parlour sheet --list li elenca. Una scheda di esercizi è drill con un corso, o puzzles con un gioco, e ha una pagina di risposte; lo stesso --seed dà ovunque le stesse domande. Un esercizio ha un livello (--level) o limiti propri, come --operations addition,division --most 50.
    .short = stampare segnapunti, tabelloni, gettoni, regole ed esercizi in PDF
    .what = quale foglio, oppure drill, puzzles o rules
    .of = il corso dell’esercizio, o il gioco degli enigmi o delle regole
    .list = elencare tutti i fogli
    .paper = la carta: a4 (predefinita) o letter
    .output = il file da scrivere, o - per l’uscita standard
    .level = quanto è difficile la scheda; 1 è il più facile (predefinito)
    .seed = un testo o un numero; senza, domande nuove ogni volta
    .count = domande su una scheda
    .theme = solo enigmi di questo tema
    .site = l’indirizzo di un server per i codici QR
