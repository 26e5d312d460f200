### The ways to the big screen.

nav-screen = Großer Bildschirm
screen-show = Auf dem großen Bildschirm
screen-why = Das Spiel läuft auf dem Fernseher, und alle spielen mit dem Handy.
error-no-such-table-code = Kein Tisch hat diesen Code. Sieh noch einmal auf den großen Bildschirm.
error-no-free-code = Alle Codes sind vergeben. Versuch es später noch einmal.
