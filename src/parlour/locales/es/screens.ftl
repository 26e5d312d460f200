### Las pantallas del terminal.

screen-which = ¿A qué jugamos?
screen-who = ¿Quién juega?
screen-person = una persona
screen-nobody = nadie
screen-start = Jugar
screen-back = Atrás
screen-turn = Le toca a { $name }
screen-thinks = { $name } piensa …
screen-type = una jugada, o ayuda
screen-acts = Jugadas
screen-keys = F1 ayuda  F2 pista  F3 deshacer  F4 guardar  F6 claro u oscuro  F10 salir
screen-keys-replay = ← atrás  → adelante  Inicio  Fin  F6 claro u oscuro  F10 salir
screen-keys-menu = ↑ ↓ elegir  Intro tomarlo  F10 salir
screen-help = Elige en el tablero o en la lista de jugadas con el ratón, o con las flechas e Intro. Tab pasa a la parte siguiente de la pantalla. O escribe una jugada en la línea de abajo; también puedes escribir undo, hint, save ARCHIVO, resign y quit.
screen-help-abaku = Abaku: escribe cifras en el cursor para poner fichas. Espacio gira la dirección, ? y una cifra pone un comodín, Retroceso quita una ficha, Intro juega.
screen-help-throw = Un lanzamiento a mano se escribe: { $example }
screen-hint = { $exact ->
    [yes] Lo mejor: { $acts } (vale { $value })
   *[no] Probablemente lo mejor: { $acts } (vale unos { $value })
 }
screen-hint-throw = Un buen tiro: { $act }
screen-no-hint = Aquí no hay pista.
screen-thinking = Pensando una pista …
screen-at = suceso { $at } de { $of }
screen-bag = { $tiles ->
    [one] 1 ficha en la bolsa
   *[other] { $tiles } fichas en la bolsa
 }
screen-waiting = Esperamos a los demás. Entran por { $address }
