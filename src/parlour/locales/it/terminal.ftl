### La riga di comando e il terminale semplice.

cli-see = vedi { $command }
cli-no-verb = il comando { $verb } non esiste; i comandi sono: { $verbs }
cli-page-at = Parlour è su { $address } (Ctrl+C lo ferma)
cli-no-page = Per giocare nel browser, prima installa: { $install }
cli-no-screens = Per le schermate intere nel terminale, prima installa: { $install }
cli-home-at = Nella rete di casa è su { $address }
cli-screen-at = Su uno schermo grande, con i telefoni come mani: { $address }
cli-no-home = Non abbiamo trovato una rete di casa: Parlour funziona solo su questo computer.
cli-no-port = nessuna porta libera; scegline una con parlour serve --port N

menu-game = { $name } (giocatori: { $seats })
menu-how = Scrivi un numero per cominciare quel gioco, q per uscire. Altri modi di giocare: parlour play --help
menu-which = Quale gioco?
menu-people = Quante persone (da { $low } a { $high })?
menu-answer = Rispondi con uno di questi: { $answers }, oppure q per uscire.

games-default = (predefinito: { $value })
games-whole = un numero intero da { $low } a { $high }
games-nothing = { $allowed }, o niente
games-chance = una probabilità da 0 a 1/2, come 3/20 o 0.15
games-switch = on oppure off

record-title = { $game }, partita { $match }
record-players = chi gioca: { $names }; opzioni: { $options }
record-follows = La registrazione segue le regole: { $events ->
    [one] 1 evento.
   *[other] { $events } eventi.
 }
record-not-over = La partita non è finita.
record-over = { $reason ->
    [played] Giocata fino in fondo.
    [resigned] Finita perché qualcuno ha abbandonato.
    [draw] Pareggio concordato.
    [end] Finita di comune accordo, contata com’era.
    [time] Finita perché a qualcuno è scaduto il tempo.
    [left] Finita perché se ne sono andati tutti.
    [aborted] Interrotta prima della prima mossa.
   *[other] Finita.
 } { $count ->
    [0] Nessuno è in testa.
   *[other] In testa: { $names }.
 }

verify-typed = { $typed ->
    [one] Segue le regole: 1 esito è stato scritto a un vero tavolo; nessun seme lo prova.
   *[other] Segue le regole: { $typed } esiti sono stati scritti a un vero tavolo; nessun seme li prova.
 }
verify-fair = Onesto: { $outcomes ->
    [one] 1 esito deriva dal seme.
   *[other] { $outcomes } esiti derivano dal seme.
 }{ $skipped ->
    [0] { "" }
    [one] { " " }1 lancio non è stato ricalcolato.
   *[other] { " " }{ $skipped } lanci non sono stati ricalcolati.
 }
verify-not = non dimostrato: { $why }
term-fair = Fortuna verificata: { $outcomes ->
    [0] non è stato estratto nulla.
    [one] 1 esito deriva da ciò che era sigillato prima della partita.
   *[other] { $outcomes } esiti derivano da ciò che era sigillato prima della partita.
 } Per verificare tu la registrazione, conserva il sigillo { $seal } e il tuo numero { $nonce }.
term-unfair = I conti della fortuna non tornano: { $why }
term-void = La partita è finita senza risultato: qualcuno non ha rivelato la sua parte del sorteggio.

analyse-value = valore { $value }{ $exact ->
    [yes] { "" }
   *[no] { " " }(non dimostrato)
 }
analyse-bound = { $bound ->
    [exact] { "" }
    [at_most] al massimo
    [at_least] almeno
   *[estimate] stima
 }

## Il tavolo semplice

term-welcome = { $game }. Scrivi aiuto per i comandi.
term-help = Scrivi una mossa, oppure uno di questi comandi:
      mosse          elenca le tue mosse
      suggerimento   mostra la mossa migliore
      mostra         disegna di nuovo la posizione
      indietro       annulla l’ultima mossa, se il caso non ha risposto
      salva FILE     scrive la registrazione
      abbandona      abbandona la partita
      fine           lascia il tavolo
term-word-help = aiuto, help
term-word-moves = mosse, moves
term-word-hint = suggerimento, hint
term-word-show = mostra, show
term-word-undo = indietro, undo
term-word-save = salva, save
term-word-resign = abbandona, resign
term-word-quit = fine, quit
term-word-yes = sì, si
term-word-no = no
term-word-throw = lancia, tira, throw
term-asked = Rispondi sì o no.
term-throw = Tocca a te: premi Invio per lanciare i dadi.
term-saved = Salvato.
term-no = Così non va: { $why }
term-face = { $name }, tocca a te: premi Invio quando nessun altro guarda.
term-left = A presto!
term-left-saved = La partita è salvata; continua con: { $command }
term-over = La partita è finita. { $count ->
    [0] Non ha vinto nessuno.
    [one] Ha vinto { $names }.
   *[other] Hanno vinto { $names }.
 }
term-player = giocatore { $number }
term-chance = caso
term-takes-back = { $name } torna all’evento { $to }
term-resigns = { $name } abbandona
term-agrees = { $name } è d’accordo
term-declines = { $name } rifiuta
term-flag = { $name } ha finito il tempo
term-seat = posto { $seat }: { $name } { $what ->
    [joined] si unisce
    [left] se ne va
   *[replaced] subentra
 }
term-points = { $name }: { $points }
cli-others-at = Gli altri dispositivi aprono { $address }
cli-no-others = Nessun indirizzo di rete di questo computer risponde: solo da qui si può aprire Parlour.
term-best = Il tuo record: { $points }.
term-best-new = Il tuo nuovo record: { $points }.
term-best-deal = Il tuo record con queste tessere: { $points }.
term-finish = Così la partita finisce. Scrivilo ancora per confermare.
