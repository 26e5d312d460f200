### Il banco dell’host: persone, segnalazioni, blocchi, nomi, registro, cifre.

host-title = Amministrazione
host-figures = Statistiche
host-people = Persone
host-reports = Segnalazioni
host-sanctions = Blocchi
host-names = Nomi
host-log = Registro
host-search = Nome, nome utente o ID
host-find = Cerca
host-nobody = Non abbiamo trovato nessuno con questo nome.
host-admin = admin
host-since = Qui da: { $date }
host-matches = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
 }
host-reset = Reimposta password
host-ban = Blocca
host-invite = Crea invito
host-invite-why = Un codice usa e getta: permette a una persona di creare un account dove serve un invito.
host-code-invite = { $count ->
    [one] Passa questo codice d’invito a chi vuoi. Vale { $count } giorno e non lo vedrai più.
   *[other] Passa questo codice d’invito a chi vuoi. Vale { $count } giorni e non lo vedrai più.
 }
host-code-reset = { $count ->
    [one] Dai questo codice a { $login } per impostare una nuova password. Vale { $count } giorno e non lo vedrai più.
   *[other] Dai questo codice a { $login } per impostare una nuova password. Vale { $count } giorni e non lo vedrai più.
 }
host-what = Che cosa blocchi
host-what-chat = Chat
host-what-play = Chat e nuove partite
host-what-all = Tutto
host-reason = Motivo
host-address = Indirizzi
host-ban-address = Blocca indirizzi
host-lay = Blocca
host-laid = Il blocco è attivo.
host-lift = Togli blocco
host-none-held = Nessuno è bloccato.
host-closed-too = Mostra anche quelle chiuse
host-about = Su { $name }
host-close = Chiudi segnalazione
host-closed = Chiusa: { $date }.
host-note = Che cosa hai fatto?
host-no-reports = Nessuna segnalazione.
host-names-why = I nuovi nomi non possono contenere queste parole, comunque siano scritte. I nomi che esistono già restano.
host-word = Parola
host-forbid = Vieta
host-allow = Permetti di nuovo
log-by = da
log-none = Non è ancora stato fatto nulla.
figures-guests = Ospiti
figures-accounts = Account
figures-open = Partite in attesa
figures-running = Partite in corso
figures-over = Partite finite
figures-lately = Nuove in sette giorni
figures-leagues = Leghe
figures-reports = Segnalazioni aperte
figures-sanctions = Blocchi

## Che cosa ha fatto l’host

audit-code-issued = Codice creato
audit-administrator-made = Ora è admin
audit-administrator-unmade = Non è più admin
audit-league-made = Lega creata
audit-season-started = Stagione iniziata
audit-season-opened = Stagione aperta
audit-pairing-settled = Incontro deciso
audit-report-closed = Segnalazione chiusa
audit-sanction-laid = Blocco attivato
audit-sanction-lifted = Blocco tolto
audit-name-forbidden = Parola vietata
audit-name-allowed = Parola permessa di nuovo
