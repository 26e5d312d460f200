### Das Konto: der Weg hinein, was dazugehört, der Weg hinaus; und Bescheid, wer am Zug ist.

account-title = Konto
account-of = Konto von { $name }
account-why = Zum Spielen brauchst du kein Konto. Mit einem hast du Partien, Wertungen und Sprache auf jedem Gerät.
account-guest = Du spielst als Gast { $name }. Ein neues Konto behält alle deine Partien.
account-guest-stays = Partien, die du hier als Gast gespielt hast, bleiben beim Gast. Um sie zu behalten, leg ein neues Konto an.
account-off = Dieser Server hat keine Konten: Alle spielen als Gast, nur mit einem Namen.
account-way = Wie du hereinkommst
account-way-in = Anmelden
account-way-up = Neues Konto
account-way-reset = Vergessen
account-name = Name
account-name-hint = Das sehen die anderen.
account-name-kept = Der Name ist gespeichert.
account-login = Anmeldename
account-login-hint = 3 bis 40 Buchstaben, Ziffern, Punkte, Striche oder Unterstriche. Nur du brauchst ihn.
account-password = Passwort
account-password-hint = Mindestens 8 Zeichen.
account-password-old = Bisheriges Passwort
account-password-new = Neues Passwort
account-password-change = Passwort ändern
account-password-changed = Geändert. Überall sonst bist du abgemeldet.
account-invitation = Einladung
account-invited = Konten gibt es hier nur auf Einladung. Den Code hast du vom Gastgeber.
account-code = Einmalcode
account-reset-why = Bitte den Gastgeber um einen Einmalcode. Damit setzt du ein neues Passwort.
account-reset = Passwort setzen
account-sign-in = Anmelden
account-sign-up = Konto anlegen
account-sign-out = Abmelden
account-signed-in = Du bist als { $login } angemeldet.
account-keep = Speichern
account-data = Deine Daten
account-data-why = Alles, was dieser Server über dich weiß: Nimm es mit oder lass es löschen.
account-export = Meine Daten sichern
account-delete = Alles löschen
account-delete-sure = Name, Anmeldename, Passwort und Tokens werden endgültig gelöscht. Beendete Partien bleiben ohne deinen Namen.
account-delete-yes = Ja, löschen
account-delete-no = Nein
account-gone = Du bist vergessen. Hier kennt dich nichts mehr.
settings-why-account = Die Sprache gehört zu deinem Konto, der Rest bleibt auf diesem Gerät.
start-rated = Gewertet: ändert beide Wertungen

## Tokens

tokens-title = Tokens für Programme
tokens-why = Ein Roboter von dir meldet sich mit einem Token statt mit deinem Passwort an.
tokens-name = Wofür es ist
tokens-may = Es darf
tokens-play = schauen und spielen
tokens-read = nur schauen
tokens-holds = Es gilt
tokens-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
 }
tokens-for-good = unbegrenzt
tokens-until = bis { $date }
tokens-make = Token anlegen
tokens-made = Kopier es jetzt: Es wird nur dieses eine Mal gezeigt.
tokens-revoke = Widerrufen

## Geräte

devices-title = Geräte
devices-why = Hier bist du angemeldet. Kennst du ein Gerät nicht, melde es ab und ändere dein Passwort.
devices-unknown = Unbekanntes Gerät
devices-here = Dieses Gerät
devices-seen = Zuletzt benutzt: { $date }
devices-end = Abmelden
devices-everywhere = Überall abmelden

## Wer am Zug ist

waiting-turn = Du bist am Zug
waiting-offer = Ein Angebot wartet auf deine Antwort
waiting-seat = Ein Platz ist für dich frei
waiting-count = { $count ->
    [one] { $count } Partie wartet auf dich
   *[other] { $count } Partien warten auf dich
 }
seats-kept = Die anderen fehlen noch
notices-switch = Sag mir Bescheid, wenn ich am Zug bin
notices-why = In langsamen Partien, auch wenn die Seite zu ist. Nur in diesem Browser.
notices-denied = Dieser Browser lässt Parlour nicht Bescheid geben. In seinen Einstellungen kannst du es erlauben.
notices-unable = Diesem Browser kann niemand Bescheid geben.
