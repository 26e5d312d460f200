### Chikugo and Take It for those who listen.

kg-form = Una tirada se escribe throw DIRECCIÓN FUERZA. La dirección va en grados, menos es a la izquierda; la fuerza va en tanto por ciento.
kg-ready-throws = Listas para escribir: { $throws }.
kg-ready = { $act }, { $how ->
    [straight] suave y recta
    [left] a la izquierda
    [right] a la derecha
   *[hard] fuerte y recta
 }
kg-no-throw = Ahora no hay nada que lanzar.
