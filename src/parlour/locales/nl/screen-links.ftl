### The ways to the big screen.

nav-screen = Groot scherm
screen-show = Op het grote scherm
screen-why = Het spel op de televisie, en ieders telefoon is een hand.
error-no-such-table-code = Geen tafel heeft deze code. Kijk nog eens op het grote scherm.
error-no-free-code = Alle codes zijn in gebruik. Probeer het later opnieuw.
