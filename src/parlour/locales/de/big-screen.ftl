### The big screen, and phones as hands.

screen-new = Ein Spiel auf diesem Bildschirm beginnen
screen-new-why = Wählt ein Spiel. Alle machen mit dem Handy mit, niemand braucht ein Konto.
screen-old = Einen Tisch zeigen
screen-old-why = Ihr spielt schon? Öffne „Auf dem großen Bildschirm“ im Menü des Tisches und gib den Code hier ein.
screen-old-show = Zeigen
screen-host = Großer Bildschirm
screen-none = Nichts zu zeigen
screen-join-title = An den Tisch
screen-join-why = Tisch { $code } wird gesucht …
screen-phones = Nehmt eure Handys
screen-play-along = Spiel mit deinem Handy mit
screen-no-camera = Keine Kamera? Öffne { $address } und gib den Code ein.
screen-just-now = Gerade eben
screen-choosing = überlegt
screen-throws = wirft gleich
screen-just = war gerade dran
screen-away = wartet auf das Handy von { $name }
screen-sound-on = Ton an
screen-sound-off = Ton aus
screen-full = Vollbild
screen-gone = Der große Bildschirm ist weg. Hier geht es weiter.
screen-sheet-how = Öffne auf dem Fernseher { $address } und gib diesen Code ein:
screen-here = Auf diesem Gerät zeigen
screen-code-ask = Gib den Code ein, der auf dem großen Bildschirm steht.
screen-begin = Jetzt beginnen
