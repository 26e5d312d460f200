### Kryds & Bolle for those who listen.

kb-free = libre
kb-bar-lies = { $place } desde abajo: { $balls }.
kb-bar-empty = { $place } está vacía.
kb-which = { $what ->
    [row] ¿Qué fila? Escribe fila 1, 2 o 3; la fila 1 es la más cercana a ti.
    [column] ¿Qué columna? Escribe columna a, b o c.
   *[around] ¿Qué varilla? Escribe alrededor de b2.
 }
kb-own = { $left ->
    [one] Te queda 1 bola
   *[other] Te quedan { $left } bolas
 }; { $lines ->
    [one] 1 línea
   *[other] { $lines } líneas
 }.
kb-makes-lines = { $lines ->
    [one] hace una línea
   *[other] hace { $lines } líneas
 }
