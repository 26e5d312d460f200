### Der Tisch des Gastgebers: Leute, Meldungen, Sperren, Namen, Protokoll, Zahlen.

host-title = Verwaltung
host-figures = Statistik
host-people = Leute
host-reports = Meldungen
host-sanctions = Sperren
host-names = Namen
host-log = Protokoll
host-search = Name, Anmeldename oder Kennung
host-find = Suchen
host-nobody = Wir haben niemanden mit diesem Namen gefunden.
host-admin = Admin
host-since = Hier seit { $date }
host-matches =
    { $count ->
        [one] { $count } Spiel
       *[other] { $count } Spiele
    }
host-reset = Passwortcode
host-ban = Sperren
host-invite = Einladung erstellen
host-invite-why = Ein Einmalcode. Damit legt eine Person ein Konto an, wo es Konten nur auf Einladung gibt.
host-code-invite =
    { $count ->
        [one] Gib diesen Einladungscode weiter. Er gilt { $count } Tag, und du siehst ihn nur dieses eine Mal.
       *[other] Gib diesen Einladungscode weiter. Er gilt { $count } Tage, und du siehst ihn nur dieses eine Mal.
    }
host-code-reset =
    { $count ->
        [one] Gib diesen Code an { $login } weiter, für ein neues Passwort. Er gilt { $count } Tag, und du siehst ihn nur dieses eine Mal.
       *[other] Gib diesen Code an { $login } weiter, für ein neues Passwort. Er gilt { $count } Tage, und du siehst ihn nur dieses eine Mal.
    }
host-what = Sperren für
host-what-chat = Chat
host-what-play = Chat und neue Spiele
host-what-all = Alles
host-reason = Grund
host-address = Adressen
host-ban-address = Adressen sperren
host-lay = Sperren
host-laid = Die Sperre gilt ab jetzt.
host-lift = Sperre aufheben
host-none-held = Niemand ist gesperrt.
host-closed-too = Erledigte zeigen
host-about = Über { $name }
host-close = Als erledigt markieren
host-closed = Erledigt am { $date }.
host-note = Was hast du getan?
host-no-reports = Keine Meldungen.
host-names-why = Neue Namen dürfen diese Wörter nicht enthalten, egal wie sie geschrieben sind. Bestehende Namen bleiben.
host-word = Wort
host-forbid = Verbieten
host-allow = Wieder erlauben
log-by = von
log-none = Noch nichts passiert.
figures-guests = Gäste
figures-accounts = Konten
figures-open = Wartende Spiele
figures-running = Laufende Spiele
figures-over = Beendete Spiele
figures-lately = Neu in sieben Tagen
figures-leagues = Ligen
figures-reports = Offene Meldungen
figures-sanctions = Sperren

## Was Gastgeber taten

audit-code-issued = Code ausgegeben
audit-administrator-made = Zum Admin gemacht
audit-administrator-unmade = Nicht mehr Admin
audit-league-made = Liga angelegt
audit-season-started = Saison begonnen
audit-season-opened = Saison eröffnet
audit-pairing-settled = Paarung entschieden
audit-report-closed = Meldung erledigt
audit-sanction-laid = Gesperrt
audit-sanction-lifted = Sperre aufgehoben
audit-name-forbidden = Wort verboten
audit-name-allowed = Wort erlaubt
