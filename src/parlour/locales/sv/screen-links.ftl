### The ways to the big screen.

nav-screen = Storskärm
screen-show = På storskärmen
screen-why = Spelet på tv:n, och varje mobil är en hand.
error-no-such-table-code = Inget bord har den här koden. Kolla på storskärmen.
error-no-free-code = Alla koder används. Försök igen senare.
