### Stampare a casa: la pagina e le parole dei fogli.

print-why = Va bene anche in bianco e nero. Scegli che cosa ti serve.
print-rules = Regole su una pagina
    .why = Ogni gioco, dieci lingue
print-worksheets = Schede di esercizi
    .why = Con una pagina di risposte
print-puzzles = Schede di enigmi
    .why = Sei posizioni, con le soluzioni
print-language = Lingua
print-game = Regole di
print-paper = Carta
print-course = Esercizi
print-kind = Enigmi di
print-level = Livello
print-other = Altre domande
print-go = { $count ->
    [one] Stampa un foglio
   *[other] Stampa { $count } fogli
 }
print-none = Scegli un foglio
print-save = Scarica il PDF
sheet-paper = { $paper ->
    [letter] Da stampare a casa, Letter
   *[a4] Da stampare a casa, A4
 }
sheet-abaku-score = Segnapunti di Abaku
    .why = Fino a quattro persone
    .how = Segnapunti: tessere usate, punti del turno e somma finora.
    .count = Ogni tessera in ogni nuova equazione vale un punto, anche nelle corte dentro le lunghe. Un cerchio sul tabellone conta per la tessera, un quadrato per tutta l’equazione.
    .end = Alla fine ogni tessera rimasta costa un punto, e chi le ha finite riceve un punto per ogni tessera degli altri. Se siete d’accordo, a pari punti vince chi ha usato più tessere.
sheet-abaku-board = Tabellone di Abaku
    .why = Con le caselle bonus
    .how = Il tabellone con le sue caselle bonus. Si comincia dalla stella.
sheet-shut-the-box-score = Blocco di Shut the Box
    .why = Due per foglio
    .how = Quello che resta aperto è il tuo punteggio. Vince chi ha meno punti; se chiudi la scatola vinci subito.
sheet-shut-the-box-flaps = Sportelli da ritagliare
    .why = Dodici, da piegare e incollare
    .how = Incolla il foglio su cartoncino. Ritaglia lungo i trattini, piega ogni sportello lungo i puntini e incolla il piede su un listello di legno.
sheet-chikugo-score = Segnapunti di Chikugo
    .why = Dodici giri per sei
    .how = Scrivi i punti di ogni lancio e cerchia quelli del Nadir. Sotto: i gettoni presi e quelli scartati.
sheet-take-it-score = Segnapunti di Take It
    .why = Gettoni e punti per sei
    .how = Alla fine spunta i gettoni che hai. Il numero accanto a un gettone è quanto vale.
sheet-kugelbox-chips = Gettoni della Kugelbox
    .why = Dodici da ritagliare
    .how = Incolla il foglio su cartoncino e ritaglia lungo i trattini. Il retro resta bianco: nessuno vede che cosa prende.
sheet-kryds-bolle-score = Segnapunti di Kryds & Bolle
    .why = Dieci partite, e piani da annotare
    .how = Una linea è un punto. Sotto, scrivi come si è riempito un cubo, piano per piano.
sheet-rules = Regole: { $game }
sheet-drill = Esercizi: { $course }
sheet-puzzles = Enigmi: { $kind }
sheet-do-equations = Cifre in fila, senza i loro segni. Dove vanno + − × :, un quadrato o una radice? Scrivi l’equazione con i suoi segni.
sheet-do-sums = Somma i due dadi. Poi trova sportelli aperti che diano esattamente quel numero. Colora un modo, scrivi gli altri.
sheet-do-throws = Le palline sono due angoli di un rettangolo o gli estremi di una linea. Conta i suoi buchi, anche quelli delle palline. Una pallina sola vale 1 punto.
sheet-do-calculators = Il segno accanto alla riga della pallina rossa unisce i numeri sotto le palline. Con il meno, togli il più piccolo dal più grande. La pallina rossa ha un punto bianco.
sheet-do-puzzles = Scrivi la tua mossa, e perché.
sheet-example = Esempio
    .why = Questo è già fatto.
sheet-answers = { $title }: risposte
    .why = Ci sono tutte le risposte giuste. L’ordine non conta.
sheet-your-name = Nome
sheet-class-date = Classe, data
sheet-numbered = foglio { $sheet }, pagina { $page } di { $pages }
sheet-own-range = scelta libera
sheet-least = almeno { $least } sportelli
sheet-ways-gap = Ci sono _ modi.
sheet-ways = { $ways ->
    [one] 1 modo
   *[other] { $ways } modi
 }
sheet-points-gap = punti
sheet-name = Nome
sheet-total = Totale
sheet-date = Data
sheet-where = Luogo
sheet-turn = Turno
sheet-tiles = tessere
sheet-points = punti
sheet-sum = somma
sheet-left = Rimaste
sheet-glue = colla
sheet-game = Partita
sheet-begins = Chi comincia
sheet-name-ball = { $ball ->
    [light] Nome (chiaro)
   *[dark] Nome (scuro)
 }
sheet-floor = { $floor ->
    [low] in basso
    [middle] in mezzo
   *[high] in alto
 }
sheet-cube-you = { $ball ->
    [light] Tocca a te, con le palline chiare.
   *[dark] Tocca a te, con le palline scure.
 }
sheet-cube-free = Una pallina può andare in ogni posto libero.
sheet-middle = Al centro
sheet-player = Giocatore { $number }
sheet-chips-taken = Presi
sheet-chips-out = Scartati
sheet-bonus = { $bonus ->
    [tile-twice] Questa tessera conta doppio
    [tile-thrice] Questa tessera conta triplo
    [all-twice] L’equazione conta doppio
   *[all-thrice] L’equazione conta triplo
 }
sheet-chip-asks = { $asks ->
    [line] una riga o colonna
    [square] un quadrato
    [at-most] { $number } o meno
   *[at-least] { $number } o più
 }
sheet-size-chips = gettoni di { $wide } mm
sheet-size-squares = caselle di { $wide } mm
sheet-size-flaps = sportelli di { $wide } × { $high } mm
error-no-sheet = Non c’è nessun foglio { $key }. Ci sono: { $known }
error-no-paper = Questo server non può stampare: una parte di Parlour non è installata.
