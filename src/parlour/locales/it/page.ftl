### La pagina: la cornice, l’inizio, come si apparecchia un tavolo e ciò che tutti i tavoli condividono.

parlour = Parlour
page-title = { $page } · Parlour
page-description = Cinque giochi di legno, dadi e numeri: contro i robot, con gli amici online o intorno a un solo tavolo. Gratis e senza pubblicità.
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
lost-why = L’indirizzo non porta da nessuna parte. Forse il tavolo non c’è più, o manca una lettera.
table-gone = Non troviamo questo tavolo
table-gone-why = Forse il link è incompleto. Fattelo mandare di nuovo.
table-closed = Solo chi gioca può vedere questo tavolo
table-closed-why = Chiedi un posto all’host del tavolo.

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
    .about = Lancia e chiudi sportelli che sommati fanno il lancio. Quelli che restano aperti contano contro di te.
game-chikugo = Chikugo
    .short = Due palline, un gesto.
    .seats = da 2 a 6 · 20 minuti
    .about = Due palline in un lancio. Chi fa meno punti nel giro prende un gettone, e nessuno vuole restare per ultimo con dei gettoni.
game-take-it = Take It
    .short = Stessa scatola, gettoni da prendere.
    .seats = da 2 a 6 · 15 minuti
    .about = Lancia, gira un gettone e prendine uno che corrisponde al tuo lancio.
game-abaku = Abaku
    .short = Tessere con cifre, niente segni.
    .seats = da 1 a 4 · 30 minuti
    .about = Posa tessere con cifre in modo che formino equazioni, senza nessun segno.
game-kryds-bolle = Kryds & Bolle
    .short = Tre in fila, in un cubo.
    .seats = in 2 · 10 minuti
    .about = Palline su nove aste. Ogni linea di tre, in ogni direzione, è un punto.

## Apparecchiare un tavolo

option-none = come al solito
option-placement = Palline
option-placement-stacked = scivolano lungo l’asta
option-placement-free = vanno in qualsiasi posto libero
option-flaps = Sportelli
option-dice = Dadi
option-dice-two = sempre due
option-dice-one-when-six = uno è permesso da 6 in giù
option-dice-one-when-high-shut = uno è permesso con 7–12 chiusi
option-scoring = Punti
option-scoring-sum = la somma degli sportelli aperti
option-scoring-digits = gli sportelli aperti come un numero
option-limit = Si gioca fino a
option-rounds = Giri
option-shut = Chi chiude la scatola
option-shut-wins = vince subito
option-shut-finish-round = vince alla fine del giro
option-eliminate = Eliminazione al limite
option-throw = Lancio
option-throw-hand = a mano
option-throw-uniform = a caso
option-miss = Una pallina va fuori
option-smart_calculators = Calcolo furbo
option-lay_out = Scarto
option-lay_out-one = un gettone per lancio
option-lay_out-all = tutti quelli che corrispondono
option-mode = Modalità
option-mode-table = al tavolo
option-mode-solo = in solitario, per i punti
option-mode-cover = coprire la griglia
option-mode-magic = quadrati magici
option-referee = Le equazioni sbagliate
option-referee-strict = sono rifiutate
option-referee-challenge = si possono contestare
option-bonuses = Caselle bonus
option-tile_values = Una tessera vale la sua cifra
option-diagonals = Anche in diagonale
option-count_tiles = A pari punti vince chi ha usato più tessere
option-trivial_powers = 1² = 1 conta
option-size = Dimensione
your-name = Il tuo nome
waits-for-host = { $name } avvierà la partita.
invite-title = Invita con questo link
invite-why = Inquadralo con un telefono, o manda il link.
invite-share = Condividi l’invito
invite-link = Link a questo tavolo
invite-qr = Il link come codice QR
copy = Copia
copied = Copiato

## Ogni tavolo

joining = Caricamento…
waits-for = Tocca a { $name }
region-object = Il tavolo
region-line = Che cosa fare
region-pad = Giocatori e punti
open-pad = Giocatori, punti e strumenti
score-pad = Segnapunti
match-over = finita
take-back = Annulla mossa
pause = Pausa
resume = Riprendi
resign = Abbandona
leave = Lascia il tavolo
rematch = Rivincita
new-version = Nuova versione disponibile.
reload = Ricarica
load-failed = Questa parte della pagina non si è caricata.
try-again = Riprova
paused = La partita è in pausa.
offer-waits = Richiesta inviata. In attesa di risposta.
curtain-title = Tocca a { $name }
curtain-why = Passa il dispositivo. Gli altri guardano da un’altra parte.
curtain-lift = Sono { $name }

## Ciò che si dice, e comandi scritti

say-points = Punti: { $points }.
say-take-back = L’ultima mossa è stata annullata.
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
tell-no-legal = Ora non puoi giocare niente.
goto-title = Vai a
goto-label = Dove vuoi andare?
goto-none = Nessun risultato.
command-title = Scrivi un comando
command-label = Una mossa o un comando
command-hint = una mossa, o aiuto
command-said = Che cosa è stato detto
command-help = aiuto, help, ?
command-help-text = Scrivi una mossa, per esempio b2. Oppure un comando: tavolo legge il tavolo, mosse elenca le tue mosse, ultimo ripete, indietro chiede di annullare una mossa. Se la partita ha i suggerimenti, suggerimento dà la mossa migliore e valori valuta ogni mossa.
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
plain-play = Gioca
plain-say = { $name } gioca { $act }.
plain-say-chance = Caso: { $act }.

## Rifiuti, secondo il loro codice

error-unreachable = Non riusciamo a raggiungere il server. Parlour è ancora in funzione?
error-stale-seq = Qualcuno è stato più veloce. Ecco il tavolo com’è adesso.
error-wrong-seat = Questo posto non è tuo.
error-not-your-turn = Non è il tuo turno.
error-match-over = La partita è finita.
error-not-running = La partita non è ancora cominciata.
error-paused = La partita è in pausa.
error-bad-take-back = Questa mossa non si può annullare.
error-bad-notation = Questa non è una mossa. Scrivi aiuto per i comandi.
error-bar-full = Quest’asta è piena. Scegline un’altra.
error-place-taken = Questo posto è occupato. Scegline uno libero.
error-no-such-place = Questo posto non esiste. Le aste vanno da a1 a c3, i piani da 1 a 3.
error-no-level = Indica solo l’asta: la pallina scivola giù da sola.
error-level-missing = Indica anche il piano, come b2.3.
error-game-over = La partita è finita.
error-not-this-game = Questa non è una mossa di questo gioco. Scrivi aiuto per i comandi.
error-wrong-sum = Questi sportelli non danno la somma del lancio.
error-flap-closed = Uno di questi sportelli è già chiuso.
error-close-flaps = Hai lanciato. Ora chiudi gli sportelli.
error-choose-dice = Prima scegli un dado o due.
error-bag-too-small = Nel sacchetto non ci sono abbastanza tessere.
error-not-in-rack = Non hai questa tessera.
error-not-met = Il tuo lancio non corrisponde a questo gettone.
error-limit-and-rounds = Gioca fino a un limite o per un numero di giri, non entrambi.
error-eliminate-alone = Per l’eliminazione bisogna essere almeno in due.
error-eliminate-needs-limit = Per l’eliminazione serve un limite di punti.
error-bad-combination = Queste opzioni non sono compatibili.
error-bad-option = Una di queste opzioni non è valida.
error-seat-taken = Qualcuno è stato più veloce: questo posto è occupato.
error-too-many-requests = Un po’ troppo in fretta. Riprova tra un momento.
