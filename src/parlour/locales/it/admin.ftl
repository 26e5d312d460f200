### Il banco di chi ospita: persone, segnalazioni, sanzioni, nomi, registro, cifre.

host-title = Amministrazione
host-figures = Cifre
host-people = Persone
host-reports = Segnalazioni
host-sanctions = Sanzioni
host-names = Nomi
host-log = Registro
host-search = Nome, nome utente o codice
host-find = Cerca
host-nobody = Nessuno con questo nome.
host-admin = amministra
host-since = Qui dal { $date }
host-matches = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
 }
host-reset = Codice password
host-ban = Sanziona
host-invite = Crea un invito
host-invite-why = Un codice usa e getta per creare un account dove gli account sono su invito.
host-code-invite = { $count ->
    [one] Consegna questo invito. Vale { $count } giorno e viene mostrato solo questa volta.
   *[other] Consegna questo invito. Vale { $count } giorni e viene mostrato solo questa volta.
 }
host-code-reset = { $count ->
    [one] Con questo codice { $login } imposta una nuova password. Vale { $count } giorno e viene mostrato solo questa volta.
   *[other] Con questo codice { $login } imposta una nuova password. Vale { $count } giorni e viene mostrato solo questa volta.
 }
host-what = Che cosa si toglie
host-what-chat = La chat
host-what-play = Anche le partite
host-what-all = Tutto
host-reason = Perché
host-address = Indirizzi
host-ban-address = Sanziona indirizzi
host-lay = Sanziona
host-laid = Vale da adesso.
host-lift = Revoca
host-none-held = Nessuna sanzione in vigore.
host-closed-too = Anche quelle risolte
host-about = Su { $name }
host-close = Risolta
host-closed = Risolta il { $date }.
host-note = Com’è finita
host-no-reports = Nessuna segnalazione.
host-names-why = Nessun nuovo nome può contenere queste parole, comunque siano scritte. I nomi che ci sono restano.
host-word = Parola
host-forbid = Vieta
host-allow = Permetti
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
figures-sanctions = Sanzioni

## Che cosa ha fatto chi ospita

audit-code-issued = Codice rilasciato
audit-administrator-made = Amministrazione affidata
audit-administrator-unmade = Amministrazione tolta
audit-league-made = Lega creata
audit-season-started = Stagione iniziata
audit-season-opened = Stagione aperta
audit-pairing-settled = Incontro deciso
audit-report-closed = Segnalazione risolta
audit-sanction-laid = Sanzione data
audit-sanction-lifted = Sanzione revocata
audit-name-forbidden = Parola vietata
audit-name-allowed = Parola permessa
