### What can be typed at a table, and what is answered: on the page and in the terminal.

command-row = fila, row
command-column = columna, column
command-around = alrededor de, alrededor, around
command-own = fichas, discos, mano, rack
command-where = dónde puedo, dónde, donde, where
command-who = quién, quien, who
command-points = puntos, points
command-clock = reloj, tiempo, clock
command-throw = lanzar, tirar, throw
command-yes = sí, si, yes
command-no = no
command-resign = rendirse, resign
command-draw = empate, tablas, draw
command-pause = pausa, pause
command-brief = breve, brief
command-usual = normal, usual
command-full = completo, full
command-next = seguir, next
ask-next = Escribe seguir para continuar.
command-help-more = fila 8, columna H y alrededor de H8 leen una parte del tablero, fichas lo que tienes, dónde puedo 1 2 las jugadas con eso. quién dice a quién le toca, puntos y reloj cómo va, lanzar cómo se lanza; sí y no responden a una pregunta; rendirse, empate y pausa preguntan antes. breve, normal y completo ajustan cuánto se dice.
ask-turn = Le toca a { $name }.
ask-wait = Un momento: todavía no le toca a nadie.
ask-over = La partida ha terminado.
ask-not-you = Le toca a { $name }; después, a ti.
ask-best-first = De mejor a peor: { $acts }.
ask-can-play = Puedes jugar: { $acts }.
ask-choice = { $act }: { $name }
ask-more = Y { $count } más.
ask-nowhere = Aquí ninguna jugada encaja con «{ $what }».
ask-no-list = Esta partida se juega sin pistas, así que no se enumeran las jugadas.
ask-dice = Te toca lanzar: escribe lanzar.
ask-yes-no = Escribe sí o no.
ask-no-offer = No hay ninguna pregunta pendiente.
ask-no-draw = Aquí no puedes proponer empate.
ask-no-back = No hay nada que deshacer.
ask-no-last = Todavía no se ha jugado nada.
ask-clock = { $name } { $time }
ask-no-clock = Esta partida no tiene reloj.
ask-not-here = Eso no existe aquí. Escribe mesa para toda la mesa, o ayuda.
ask-verbosity = { $how ->
    [brief] Breve: las jugadas en pocas palabras.
    [full] Completo: también los puntos y lo que tienes, cada vez que te toca.
   *[usual] Normal: las jugadas y lo que aportan.
 }
settings-verbosity = Cuánto se dice
settings-verbosity-why = Para lectores de pantalla y el registro de la mesa.
verbosity-brief = Breve
verbosity-usual = Normal
verbosity-full = Completo
