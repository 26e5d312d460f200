### La pagina: la cornice, l’inizio, come si apparecchia un tavolo e ciò che tutti i tavoli condividono.

parlour = Parlour
page-title = { $page } · Parlour
page-description = Cinque giochi di legno, dadi e numeri: contro i robot, con gli amici online o a un solo tavolo. Gratis e senza pubblicità.
skip = Vai al contenuto
close = Chiudi
continue = Continua
to-home = Torna ai giochi
language = Lingua
theme-dark = Scuro
theme-light = Chiaro
guest = Ospite
player-number = Giocatore { $number }

## Una pagina che non c’è

lost-title = Qui i conti non tornano
lost-why = L’indirizzo non porta da nessuna parte. Forse il tavolo è stato sparecchiato, o manca una lettera.
table-gone = Questo tavolo non esiste
table-gone-why = Forse il link è incompleto.
table-closed = Questo tavolo è chiuso agli spettatori
table-closed-why = Chiedi un posto a chi l’ha preparato.

## Inizio

home-question = A che cosa giochiamo?
home-how = Come vuoi giocare?
home-how-now = Gioca subito
home-how-friends = Con amici
home-new = Prima volta qui?

## I giochi

game-shut-the-box = Shut the Box
    .short = Due dadi, dodici sportelli.
    .seats = 1 o più · 5 minuti
    .about = Lancia e chiudi sportelli che sommati fanno il lancio. Quelli aperti contano contro di te.
game-chikugo = Chikugo
    .short = Due palline, un lancio.
    .seats = da 2 a 6 · 20 minuti
    .about = Due palline in un lancio. Chi fa meno nel giro prende un gettone; gli ultimi non li vuole nessuno.
game-take-it = Take It
    .short = Stessa scatola, i gettoni migliori.
    .seats = da 2 a 6 · 15 minuti
    .about = Lancia, gira un gettone e prendi quello che il tuo lancio si è meritato.
game-abaku = Abaku
    .short = Cifre, senza segni.
    .seats = da 1 a 4 · 30 minuti
    .about = Posa tessere con cifre in modo che si leggano come calcoli, senza alcun segno.
game-kryds-bolle = Kryds & Bolle
    .short = Tre in fila, in un cubo.
    .seats = 2 giocatori · 10 minuti
    .about = Palline su nove aste. Ogni linea di tre, in ogni direzione, è un punto.

## Apparecchiare un tavolo

option-none = come al solito
option-placement = Le palline
option-placement-stacked = scivolano lungo l’asta
option-placement-free = vanno in ogni posto libero
option-flaps = Sportelli
option-dice = Dadi
option-dice-two = sempre due
option-dice-one-when-six = uno è permesso da 6 in giù
option-dice-one-when-high-shut = uno è permesso senza 7-12
option-scoring = Punti
option-scoring-sum = la somma degli sportelli aperti
option-scoring-digits = gli sportelli aperti come numero
option-limit = Si gioca fino a
option-rounds = Giri
option-shut = Chi chiude la scatola
option-shut-wins = vince subito
option-shut-finish-round = vince alla fine del giro
option-eliminate = Chi arriva al limite è fuori
option-throw = Lancio
option-throw-hand = a mano
option-throw-uniform = a caso
option-miss = Una pallina va fuori
option-smart_calculators = Calcolo furbo
option-lay_out = Deposito
option-lay_out-one = un gettone per lancio
option-lay_out-all = tutti quelli permessi
option-mode = Gioco
option-mode-table = al tavolo
option-mode-solo = in solitario, per i punti
option-mode-cover = riempire la griglia
option-mode-magic = quadrati magici
option-referee = Le equazioni sbagliate
option-referee-strict = sono rifiutate
option-referee-challenge = si possono contestare
option-bonuses = Caselle premio
option-tile_values = Una tessera vale la sua cifra
option-diagonals = Anche in diagonale
option-count_tiles = Più tessere decidono il pareggio
option-trivial_powers = 1² = 1 vale
option-size = Grandezza
your-name = Il tuo nome
waits-for-host = Comincerà { $name }.
invite-title = Invita con questo link
invite-why = Inquadralo con un telefono, o manda il link.
invite-share = Condividi l’invito
invite-link = Link a questo tavolo
invite-qr = Il link come immagine per la fotocamera
copy = Copia
copied = Copiato

## Ogni tavolo

joining = Si prepara il tavolo …
waits-for = Tocca a { $name }
region-object = Il tavolo
region-line = Che cosa fare
region-pad = Giocatori e punti
open-pad = Giocatori, punti e strumenti
score-pad = Segnapunti
match-over = finita
take-back = Annulla
pause = Pausa
resume = Riprendi
resign = Abbandona
leave = Esci
rematch = Rivincita
new-version = C’è un Parlour più nuovo.
reload = Ricarica
load-failed = Questa parte della pagina non si è caricata.
try-again = Riprova
paused = La partita è in pausa.
offer-waits = Chiesto. Si aspetta la risposta.
curtain-title = Tocca a { $name }
curtain-why = Passa il dispositivo. Gli altri guardano altrove.
curtain-lift = Sono { $name }

## Ciò che si dice, e comandi scritti

say-points = Punti: { $points }.
say-take-back = Una mossa è stata annullata.
say-resigned = { $name } ha abbandonato.
say-your-turn = { $shared ->
    [yes] Tocca a { $name }.
   *[no] Tocca a te.
 }
say-result = { $count ->
    [0] La partita è finita.
    [one] La partita è finita. Vince { $names }.
   *[other] La partita è finita. { $names } si dividono la vittoria.
 }
tell-legal = Puoi giocare: { $acts }.
tell-no-legal = Ora non hai niente da giocare.
goto-title = Vai a
goto-label = Dove?
goto-none = Niente si chiama così.
command-title = Scrivi un comando
command-label = Una mossa o un comando
command-hint = una mossa, o aiuto
command-said = Ciò che è stato detto
command-help = aiuto, help, ?
command-help-text = Scrivi una mossa com’è, per esempio b2. Altre parole: tavolo legge il tavolo, mosse dice che cosa puoi giocare, ultimo ripete, indietro chiede di annullare una mossa; suggerimento dice che cosa è meglio, valori quanto vale ogni mossa, dove ci sono suggerimenti.
command-board = tavolo, board
command-legal = mosse, moves
command-last = ultimo, last
command-back = indietro, back

## Il tavolo semplice

plain-turn = { $shared ->
    [yes] { $name }, tocca a te
   *[no] Tocca a te
 }
plain-over = { $count ->
    [0] La partita è finita
    [one] Vince { $names }
   *[other] { $names } si dividono la vittoria
 }
plain-nothing = niente
plain-type = Scrivi la tua mossa
plain-play = Giocala
plain-say = { $name } gioca { $act }.
plain-say-chance = Caso: { $act }.

## Rifiuti, secondo il loro codice

error-unreachable = Parlour non risponde. È ancora acceso?
error-stale-seq = Qualcuno è stato più svelto. Il tavolo è come lo vedi ora.
error-wrong-seat = Questo posto non è tuo.
error-not-your-turn = Non è il tuo turno.
error-match-over = La partita è finita.
error-not-running = La partita non è cominciata.
error-paused = La partita è in pausa.
error-bad-take-back = Questo non si può annullare.
error-bad-notation = Questa non è una mossa. Scrivi aiuto per le parole.
error-bar-full = Quest’asta è piena.
error-place-taken = Questo posto è occupato.
error-no-such-place = Questo posto non esiste.
error-no-level = Indica solo l’asta: la pallina scivola giù.
error-level-missing = Indica anche il piano, come b2.3.
error-game-over = La partita è finita.
error-not-this-game = Questa non è una mossa di questo gioco. Scrivi aiuto per le parole.
error-wrong-sum = Questi sportelli non fanno il lancio.
error-flap-closed = Uno di questi sportelli è già chiuso.
error-close-flaps = I dadi sono tratti: chiudi sportelli.
error-choose-dice = Prendi prima un dado o due.
error-bag-too-small = Nel sacchetto ci sono troppo poche tessere.
error-not-in-rack = Non hai questa tessera.
error-not-met = Il lancio non permette questo gettone.
error-limit-and-rounds = Si gioca fino a un limite o per un numero di giri, non entrambi.
error-eliminate-alone = Per eliminare bisogna essere almeno in due.
error-eliminate-needs-limit = Per eliminare ci vuole un limite.
error-bad-combination = Questi accordi non stanno insieme.
error-bad-option = Uno degli accordi non può essere così.
error-seat-taken = Qualcuno è stato più svelto: il posto è occupato.
error-too-many-requests = Piano, per favore. Riprova tra un momento.
