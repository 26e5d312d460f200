### The ways to the big screen.

nav-screen = Schermo grande
screen-show = Sullo schermo grande
screen-why = La partita sulla TV, e il telefono di ognuno è la sua mano.
error-no-such-table-code = Nessun tavolo ha questo codice. Controllalo sullo schermo grande.
error-no-free-code = Tutti i codici sono in uso. Riprova più tardi.
