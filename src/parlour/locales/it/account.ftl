### L’account: come si entra, che cosa comprende, come si esce; e a chi tocca.

account-title = Account
account-of = Account di { $name }
account-why = Per giocare non serve un account. Se ne hai uno, partite, rating e lingua ti seguono su ogni dispositivo.
account-guest = Giochi come ospite con il nome { $name }. Se crei un account, tieni tutte le tue partite.
account-guest-stays = Se accedi a un altro account, le partite giocate qui come ospite non ti seguono. Per tenerle, crea un nuovo account.
account-off = Questo server non ha account: si gioca come ospiti, basta un nome.
account-way = Accedi o crea un account
account-way-in = Accedi
account-way-up = Nuovo account
account-way-reset = Password dimenticata?
account-name = Nome
account-name-hint = È il nome che vedono gli altri.
account-name-kept = Nome salvato.
account-login = Nome utente
account-login-hint = Da 3 a 40 lettere, cifre, punti, trattini o trattini bassi. Serve solo a te.
account-password = Password
account-password-hint = Almeno 8 caratteri.
account-password-old = Password attuale
account-password-new = Nuova password
account-password-change = Cambia password
account-password-changed = Password cambiata. Sugli altri dispositivi dovrai accedere di nuovo.
account-invitation = Codice d’invito
account-invited = Per creare un account qui serve un invito. Chiedi un codice all’host.
account-code = Codice usa e getta
account-reset-why = Chiedi all’host un codice usa e getta e usalo per impostare una nuova password.
account-reset = Imposta password
account-sign-in = Accedi
account-sign-up = Crea account
account-sign-out = Esci
account-signed-in = Accesso effettuato come { $login }.
account-keep = Salva
account-data = I tuoi dati
account-data-why = Tutto quello che questo server sa di te. Scaricalo o eliminalo.
account-export = Scarica i miei dati
account-delete = Elimina account
account-delete-sure = Nome, nome utente, password e token vengono eliminati per sempre. Le partite finite restano, senza il tuo nome.
account-delete-yes = Sì, elimina
account-delete-no = Annulla
account-gone = Il tuo account e i tuoi dati sono stati eliminati.
settings-why-account = La lingua segue il tuo account. Il resto rimane su questo dispositivo.
start-rated = Classificata: cambia entrambi i rating

## Token

tokens-title = Token per programmi
tokens-why = Il tuo robot accede con un token invece che con la tua password.
tokens-name = A che cosa serve?
tokens-may = Che cosa può fare
tokens-play = guardare e giocare
tokens-read = solo guardare
tokens-holds = Validità
tokens-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
 }
tokens-for-good = senza scadenza
tokens-until = scade: { $date }
tokens-make = Crea token
tokens-made = Copialo ora: non lo vedrai più.
tokens-revoke = Revoca

## Dispositivi

devices-title = Dispositivi
devices-why = Hai effettuato l’accesso su questi dispositivi. Se non ne riconosci uno, disconnettilo e cambia la password.
devices-unknown = Dispositivo sconosciuto
devices-here = Questo dispositivo
devices-seen = Ultimo uso: { $date }
devices-end = Disconnetti
devices-everywhere = Disconnetti ovunque

## A chi tocca

waiting-turn = Tocca a te
waiting-offer = C’è una proposta a cui rispondere
waiting-seat = C’è un posto riservato per te
waiting-count = { $count ->
    [one] { $count } partita ti aspetta
   *[other] { $count } partite ti aspettano
 }
seats-kept = In attesa degli altri
notices-switch = Avvisami quando tocca a me
notices-why = Nelle partite lente, anche a pagina chiusa. Solo in questo browser.
notices-denied = Le notifiche sono bloccate. Consentile a Parlour nelle impostazioni del browser.
notices-unable = Questo browser non supporta le notifiche.
