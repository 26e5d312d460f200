### Retos: el de hoy, y por juego, nivel y tema.

puzzles-title = Retos
puzzle-title = Reto
puzzle-day = Reto del día
puzzle-solve = Resolver
puzzle-see = Ver otra vez
puzzle-level = nivel { $level }
puzzle-me = Tú
puzzle-making = Preparando el reto…
puzzle-how = Juega tu respuesta en el tablero.
puzzle-how-sums = Las columnas de la a a la e son los números del 1 al 5. La fila de la bola roja da el signo: 1 y 5 suman, 2 y 4 restan el menor, 3 multiplica. Una bola sola vale 1 punto, ninguna 0.
puzzle-points = Puntos de esta tirada
puzzle-answer = Responder
puzzle-is-right = ¡Bien! { $best }
puzzle-is-wrong = No del todo: { $best } es mejor
puzzle-by = Mejor que la segunda por { $value }.
puzzle-next = Siguiente reto
puzzle-link = Copiar un enlace a este reto
puzzle-code = Código para insertar
unit-now = Puntos al instante

task-shut-the-box = ¿Qué fichas cuestan menos puntos de media?
task-kryds-bolle = ¿Dónde gana más tu bola, si los dos lados siguen jugando a la perfección?
task-take-it = ¿Qué jugada da más opciones de ganar?
task-chikugo = ¿Qué jugada da más opciones de no acabar con discos?
task-abaku = ¿Qué jugada da más puntos ahora mismo?
task-cover = ¿Qué jugada te permite cubrir más casillas al final?
task-smart-calculators = ¿Cuántos puntos vale esta tirada?
task-any = ¿Cuál es la mejor jugada?

puzzle-kind-cover = Cubrir la cuadrícula

puzzle-theme-any = De todo
puzzle-theme-fork = doble amenaza
puzzle-theme-centre = el centro
puzzle-theme-chameleon = el camaleón
puzzle-theme-patience = paciencia
puzzle-theme-plain = de todo
puzzle-theme-dice = no lo que muestran los dados
puzzle-theme-largest = no la ficha más grande
puzzle-theme-smallest = no el disco más pequeño
puzzle-theme-rarest = no el disco más raro
puzzle-theme-take = tomar un disco
puzzle-theme-rob = quitar un disco
puzzle-theme-greed = no el disco que más vale
puzzle-theme-nested = una ecuación en otra
puzzle-theme-roots = potencias y raíces
puzzle-theme-joker = el comodín
puzzle-theme-bonus = casillas de bonificación
puzzle-theme-sums = cuentas
