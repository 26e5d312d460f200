### The ways to the big screen.

nav-screen = Duży ekran
screen-show = Na dużym ekranie
screen-why = Gra jest na telewizorze, a każda osoba gra swoim telefonem.
error-no-such-table-code = Żaden stół nie ma tego kodu. Sprawdź go na dużym ekranie.
error-no-free-code = Wszystkie kody są zajęte. Spróbuj później.
