### Las pantallas del terminal.

screen-which = ¿A qué jugamos?
screen-who = ¿Quién juega?
screen-person = una persona
screen-nobody = nadie
screen-start = Jugar
screen-back = Atrás
screen-turn = Le toca a { $name }
screen-thinks = { $name } está pensando…
screen-type = una jugada, o ayuda
screen-acts = Jugadas
screen-keys = F1 ayuda  F2 pista  F3 deshacer  F4 guardar  F6 claro u oscuro  F10 salir
screen-keys-replay = ← atrás  → adelante  Inicio  Fin  F6 claro u oscuro  F10 salir
screen-keys-menu = ↑ ↓ mover  Intro elegir  F10 salir
screen-help = Elige en el tablero o en la lista de jugadas con el ratón, o con las flechas e Intro. Tab pasa a la parte siguiente de la pantalla. O escribe una jugada en la línea de abajo; ahí también valen undo, hint, save ARCHIVO, resign y quit.
screen-help-abaku = Abaku: escribe cifras en el cursor para poner fichas. Espacio gira la dirección, ? y una cifra pone un comodín, Retroceso quita una ficha, Intro juega.
screen-help-throw = Para lanzar a mano, escribe por ejemplo: { $example }
screen-hint = { $exact ->
    [yes] La mejor: { $acts } (vale { $value })
   *[no] Probablemente la mejor: { $acts } (vale unos { $value })
 }
screen-hint-throw = Una buena tirada: { $act }
screen-no-hint = Aquí no hay pistas.
screen-thinking = Buscando una pista…
screen-at = evento { $at } de { $of }
screen-bag = { $tiles ->
    [one] 1 ficha en la bolsa
   *[other] { $tiles } fichas en la bolsa
 }
screen-waiting = Esperando al resto. Para unirse: { $address }
