### Ciò che è rifiutato, secondo il suo codice, oltre ai rifiuti della pagina.

error-error = Non si può fare.
error-unknown-game = Questo gioco non esiste.
error-unknown-bot = Questo robot non c’è per il gioco.
error-unknown-language = Parlour non parla questa lingua.
error-unknown-option = Il gioco non ha questa opzione.
error-no-rules = Non ci sono regole da leggere per questo gioco.
error-bad-position = Questa non può essere una posizione del gioco.
error-bad-view = Questa non è una vista del gioco.
error-bad-record = La registrazione non segue le regole.
error-illegal-action = Le regole non lo permettono.
error-not-enumerable = Le possibilità sono troppe per elencarle.
error-nothing-to-undo = Non c’è niente che si possa annullare.
error-no-file = Indica un file in cui salvare.
error-no-seed = Si può riprendere solo una registrazione salvata giocando.
error-no-matplotlib = Per disegnare serve l’extra parlour[plots].

## I giochi

error-no-choice-of-dice = Ora non ci sono dadi da scegliere.
error-no-such-flap = Questo sportello non esiste.
error-no-such-chip = Questo gettone non esiste.
error-no-such-seat = Questo posto non esiste.
error-no-such-square = Questa casella non esiste.
error-not-now = Non ora.
error-no-aim = Qui non si mira: lancia e basta.
error-aim-asked = Scrivi throw con direzione e forza: throw 0 15 è un lancio morbido dritto avanti.
error-aim-missing = Di’ come miri.
error-bad-aim = La mira non è completa.
error-aim-out-of-limits = Nessuna mano lancia così.
error-digit-used-up = Questa cifra è già stata usata abbastanza.

## Il server

error-server-error = Il server ha avuto un guasto. Riprova.
error-store-down = La base di dati non risponde. Riprova tra un momento.
error-robot-failed = Il robot ha avuto un guasto.
error-refused = È rifiutato.
error-not-found = A questo indirizzo non c’è niente.
error-bad-request = La richiesta non si può leggere.
error-bad-message = Così non si fa.
error-foreign-origin = Questa richiesta viene da un altro sito.
error-no-server = Il server non risponde.
error-who-are-you = Di’ prima chi sei.
error-not-with-a-token = Una chiave non può farlo.
error-bad-token = La chiave è sconosciuta o scaduta.
error-no-such-token = Questa chiave non esiste.
error-too-many-tokens = Hai troppe chiavi.
error-wrong-password = Nome utente o password sbagliati.
error-wrong-code = Il codice è sbagliato o scaduto.
error-bad-login = Un nome utente ha da 3 a 40 lettere, cifre, punti o trattini.
error-login-taken = Questo nome utente è già preso.
error-no-such-login = Questo nome utente non esiste.
error-bad-name = Un nome ha bisogno di un segno visibile.
error-has-account = Hai già un account.
error-no-accounts = Questo server non ha account.
error-no-such-person = Non c’è nessuno con questo nome.
error-no-such-match = Questo tavolo non esiste.
error-no-spectators = Questo tavolo è chiuso agli spettatori.
error-no-open-seat = Nessun posto è libero.
error-open-seats = Ci sono posti liberi.
error-has-seat = Hai già un posto.
error-has-started = La partita è già cominciata.
error-has-resigned = Hai già abbandonato.
error-not-the-host = Comincia solo chi ha apparecchiato.
error-not-over = La partita non è ancora finita.
error-no-offer = Non c’è niente a cui rispondere.
error-out-of-time = Il tuo tempo è scaduto.
error-too-long = La partita è troppo lunga.
error-bad-clock = L’orologio non si può regolare così.
error-cannot-be-rated = Una partita che conta è solo tra persone diverse.
error-too-many-sockets = Troppi guardano questo tavolo.
error-too-many-guests = Troppi nuovi ospiti dal tuo indirizzo.
error-too-many-robots = Troppi robot.
error-too-many-tries = Troppi tentativi; aspetta un po’.
error-too-many-matches = Hai troppe partite non finite.
error-no-frames = Di quel lancio non è rimasto nulla.
