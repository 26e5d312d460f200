### Der Tisch des Gastgebers: Leute, Meldungen, Sperren, Namen, Protokoll, Zahlen.

host-title = Verwaltung
host-figures = Zahlen
host-people = Leute
host-reports = Meldungen
host-sanctions = Sperren
host-names = Namen
host-log = Protokoll
host-search = Name, Anmeldename oder Kennung
host-find = Suchen
host-nobody = Niemand heißt so.
host-admin = Verwalter
host-since = Hier seit { $date }
host-matches = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
 }
host-reset = Passwortcode
host-ban = Sperren
host-invite = Einladung ausstellen
host-invite-why = Ein Einmalcode, mit dem jemand ein Konto anlegt, wo es Konten nur auf Einladung gibt.
host-code-invite = { $count ->
    [one] Gib diese Einladung weiter. Sie gilt { $count } Tag und wird nur dieses eine Mal gezeigt.
   *[other] Gib diese Einladung weiter. Sie gilt { $count } Tage und wird nur dieses eine Mal gezeigt.
 }
host-code-reset = { $count ->
    [one] Mit diesem Code setzt { $login } ein neues Passwort. Er gilt { $count } Tag und wird nur dieses eine Mal gezeigt.
   *[other] Mit diesem Code setzt { $login } ein neues Passwort. Er gilt { $count } Tage und wird nur dieses eine Mal gezeigt.
 }
host-what = Was gesperrt wird
host-what-chat = Chat
host-what-play = Auch neue Partien
host-what-all = Alles
host-reason = Warum
host-address = Adressen
host-ban-address = Adressen sperren
host-lay = Sperre verhängen
host-laid = Sie gilt ab jetzt.
host-lift = Aufheben
host-none-held = Es gilt keine Sperre.
host-closed-too = Auch die erledigten
host-about = Über { $name }
host-by = Wer es meldet
host-close = Erledigt
host-closed = Erledigt am { $date }.
host-note = Was daraus wurde
host-no-reports = Keine Meldungen.
host-names-why = Kein neuer Name darf diese Wörter enthalten, wie sie auch geschrieben sind. Bestehende Namen bleiben.
host-word = Wort
host-forbid = Verbieten
host-allow = Wieder erlauben
log-by = von
log-none = Noch wurde nichts getan.
figures-guests = Gäste
figures-accounts = Konten
figures-open = Wartende Partien
figures-running = Laufende Partien
figures-over = Beendete Partien
figures-lately = Neu in sieben Tagen
figures-leagues = Ligen
figures-reports = Offene Meldungen
figures-sanctions = Sperren

## Was Gastgeber taten

audit-code-issued = Code ausgestellt
audit-administrator-made = Zum Verwalter gemacht
audit-administrator-unmade = Nicht mehr Verwalter
audit-league-made = Liga angelegt
audit-season-started = Saison begonnen
audit-season-opened = Saison geöffnet
audit-pairing-settled = Paarung entschieden
audit-report-closed = Meldung erledigt
audit-sanction-laid = Sperre verhängt
audit-sanction-lifted = Sperre aufgehoben
audit-name-forbidden = Wort verboten
audit-name-allowed = Wort erlaubt
