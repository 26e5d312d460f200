### Das Konto: der Weg hinein, was dazugehört, der Weg hinaus; und Bescheid, wer am Zug ist.

account-title = Konto
account-of = Konto von { $name }
account-why = Zum Spielen brauchst du kein Konto. Mit Konto hast du Spiele, Wertungen und Sprache auf jedem Gerät.
account-guest = Du spielst als Gast { $name }. Ein neues Konto behält alle deine Spiele.
account-guest-stays = Meldest du dich mit einem anderen Konto an, kommen deine Spiele als Gast nicht mit. Um sie zu behalten, leg ein neues Konto an.
account-off = Dieser Server hat keine Konten. Alle spielen als Gast, nur mit einem Namen.
account-way = Anmelden oder Konto anlegen
account-way-in = Anmelden
account-way-up = Neues Konto
account-way-reset = Passwort vergessen?
account-name = Name
account-name-hint = Das sehen die anderen.
account-name-kept = Dein Name ist gespeichert.
account-login = Anmeldename
account-login-hint = 3 bis 40 Buchstaben, Ziffern, Punkte, Binde- oder Unterstriche. Nur du brauchst ihn.
account-password = Passwort
account-password-hint = Mindestens 8 Zeichen.
account-password-old = Aktuelles Passwort
account-password-new = Neues Passwort
account-password-change = Passwort ändern
account-password-changed = Passwort geändert. Überall sonst bist du jetzt abgemeldet.
account-invitation = Einladungscode
account-invited = Für ein Konto brauchst du hier eine Einladung. Bitte die Spielleitung um einen Code.
account-code = Einmalcode
account-reset-why = Bitte die Spielleitung um einen Einmalcode. Damit setzt du ein neues Passwort.
account-reset = Passwort setzen
account-sign-in = Anmelden
account-sign-up = Konto anlegen
account-sign-out = Abmelden
account-signed-in = Du bist als { $login } angemeldet.
account-keep = Speichern
account-data = Deine Daten
account-data-why = Alles, was dieser Server über dich weiß. Lade es herunter oder lösch es.
account-export = Daten herunterladen
account-delete = Konto löschen
account-delete-sure = Damit löschst du Name, Anmeldename, Passwort und Tokens endgültig. Beendete Spiele bleiben, ohne deinen Namen.
account-delete-yes = Ja, löschen
account-delete-no = Abbrechen
account-gone = Dein Konto und deine Daten sind gelöscht.
settings-why-account = Deine Sprache gehört zum Konto. Der Rest bleibt auf diesem Gerät.
start-rated = Gewertet: ändert beide Wertungen

## Tokens

tokens-title = Tokens für Programme
tokens-why = Dein Roboter meldet sich mit einem Token statt mit deinem Passwort an.
tokens-name = Wofür ist es?
tokens-may = Was es darf
tokens-play = zuschauen und spielen
tokens-read = nur zuschauen
tokens-holds = Gültig
tokens-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
 }
tokens-for-good = ohne Ablaufdatum
tokens-until = bis { $date }
tokens-make = Token anlegen
tokens-made = Kopier es jetzt. Du siehst es nur dieses eine Mal.
tokens-revoke = Widerrufen

## Geräte

devices-title = Geräte
devices-why = Auf diesen Geräten bist du angemeldet. Kennst du eins nicht, melde es ab und ändere dein Passwort.
devices-unknown = Unbekanntes Gerät
devices-here = Dieses Gerät
devices-seen = Zuletzt benutzt: { $date }
devices-end = Abmelden
devices-everywhere = Überall abmelden

## Wer am Zug ist

waiting-turn = Du bist dran
waiting-offer = Ein Angebot wartet auf deine Antwort
waiting-seat = Ein Platz ist für dich reserviert
waiting-count =
    { $count ->
        [one] { $count } Spiel wartet auf dich
       *[other] { $count } Spiele warten auf dich
    }
seats-kept = Wartet auf die anderen
notices-switch = Benachrichtigen, wenn ich dran bin
notices-why = In langsamen Spielen, auch wenn die Seite zu ist. Nur in diesem Browser.
notices-denied = Benachrichtigungen sind blockiert. Erlaube sie für Parlour in den Einstellungen deines Browsers.
notices-unable = Dieser Browser unterstützt keine Benachrichtigungen.
