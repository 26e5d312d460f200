### The ways to the big screen.

nav-screen = Pantalla grande
screen-show = En pantalla grande
screen-why = El juego en la tele, y cada móvil es un mando.
error-no-such-table-code = Ninguna mesa tiene este código. Compruébalo en la pantalla grande.
error-no-free-code = Todos los códigos están en uso. Prueba más tarde.
