### L’account: come si entra, che cosa comprende, come si esce; e a chi tocca.

account-title = Account
account-of = Account di { $name }
account-why = Per giocare non serve un account. Con un account partite, punteggi e lingua ti seguono su ogni dispositivo.
account-guest = Giochi come ospite col nome { $name }. Un nuovo account conserva tutte le tue partite.
account-guest-stays = Le partite giocate qui come ospite restano all’ospite. Per tenerle, crea un nuovo account.
account-off = Questo server non ha account: tutti giocano come ospiti, con il solo nome.
account-way = Come entri
account-way-in = Accedi
account-way-up = Nuovo account
account-way-reset = Dimenticata
account-name = Nome
account-name-hint = È quello che vedono gli altri.
account-name-kept = Il nome è salvato.
account-login = Nome utente
account-login-hint = Da 3 a 40 lettere, cifre, punti, trattini o trattini bassi. Serve solo a te.
account-password = Password
account-password-hint = Almeno 8 caratteri.
account-password-old = Password attuale
account-password-new = Nuova password
account-password-change = Cambia password
account-password-changed = Cambiata. Altrove la sessione è chiusa.
account-invitation = Invito
account-invited = Qui gli account sono su invito. Chi ospita ti ha dato un codice.
account-code = Codice usa e getta
account-reset-why = Chiedi a chi ospita un codice usa e getta. Con quello scegli una nuova password.
account-reset = Imposta la password
account-sign-in = Accedi
account-sign-up = Crea l’account
account-sign-out = Esci
account-signed-in = Accesso effettuato come { $login }.
account-keep = Salva
account-data = I tuoi dati
account-data-why = Tutto quello che questo server sa di te: portalo con te o fallo cancellare.
account-export = Salva i miei dati
account-delete = Cancella tutto
account-delete-sure = Nome, nome utente, password e token vengono cancellati per sempre. Le partite finite restano senza il tuo nome.
account-delete-yes = Sì, cancella
account-delete-no = No
account-gone = Tutto dimenticato: qui più nulla ti conosce.
settings-why-account = La lingua segue il tuo account; il resto rimane su questo dispositivo.
start-rated = Valida per la classifica

## Token

tokens-title = Token per programmi
tokens-why = Un tuo robot accede con un token al posto della tua password.
tokens-name = A che cosa serve
tokens-may = Può
tokens-play = guardare e giocare
tokens-read = solo guardare
tokens-holds = Vale
tokens-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
 }
tokens-for-good = senza scadenza
tokens-until = fino al { $date }
tokens-make = Crea un token
tokens-made = Copialo ora: viene mostrato solo questa volta.
tokens-revoke = Revoca

## Dispositivi

devices-title = Dispositivi
devices-why = Qui l’accesso è attivo. Se non conosci un dispositivo, disconnettilo e cambia la password.
devices-unknown = Dispositivo sconosciuto
devices-here = Questo dispositivo
devices-seen = Ultimo uso: { $date }
devices-end = Disconnetti
devices-everywhere = Disconnetti ovunque

## A chi tocca

waiting-turn = Tocca a te
waiting-offer = Un’offerta aspetta la tua risposta
waiting-seat = C’è un posto per te
waiting-count = { $count ->
    [one] { $count } partita ti aspetta
   *[other] { $count } partite ti aspettano
 }
seats-kept = Si aspettano gli altri
notices-switch = Avvisami quando tocca a me
notices-why = Nelle partite lente, anche a pagina chiusa. Solo in questo browser.
notices-denied = Questo browser non lascia che Parlour ti avvisi. Puoi permetterlo nelle sue impostazioni.
notices-unable = Questo browser non può ricevere avvisi.
