### The ways to the big screen.

nav-screen = Großer Bildschirm
screen-show = Auf dem großen Bildschirm
screen-why = Das Spiel auf dem Fernseher, und jedes Handy ist eine Hand.
error-no-such-table-code = Kein Tisch hat diesen Code. Sieh noch einmal auf den großen Bildschirm.
error-no-free-code = Alle Codes sind vergeben. Versuch es später noch einmal.
