### The ways to the big screen.

nav-screen = Groot scherm
screen-show = Op het grote scherm
screen-why = Het spel staat op de televisie, en iedereen speelt met de telefoon.
error-no-such-table-code = Geen tafel heeft deze code. Kijk nog eens op het grote scherm.
error-no-free-code = Alle codes zijn in gebruik. Probeer het later opnieuw.
