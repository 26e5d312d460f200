### Retos: el de hoy, y por juego, nivel y tema.

puzzles-title = Retos
puzzle-title = Reto
puzzle-day = Reto del día
puzzle-solve = Resolver
puzzle-see = Ver otra vez
puzzle-level = nivel { $level }
puzzle-me = Tú
puzzle-making = Se está preparando el reto …
puzzle-how = Juega tu respuesta en el tablero.
puzzle-how-sums = Las columnas a a e son los números 1 a 5. La fila de la bola roja es el signo: 1 y 5 suman, 2 y 4 restan el menor, 3 multiplica. Una bola sola es 1, ninguna es 0.
puzzle-points = Puntos de este lanzamiento
puzzle-answer = Responder
puzzle-is-right = Correcto: { $best }
puzzle-is-wrong = No del todo: { $best } es mejor
puzzle-by = Ventaja sobre la segunda mejor: { $value }.
puzzle-next = Reto siguiente
puzzle-link = Copiar un enlace a este reto
puzzle-code = Código para insertar
unit-now = Puntos al momento

task-shut-the-box = ¿Qué fichas cuestan menos de media?
task-kryds-bolle = ¿Dónde gana más tu bola si ambos siguen a la perfección?
task-take-it = ¿Qué da la mejor probabilidad de ganar?
task-chikugo = ¿Qué da la mejor probabilidad de no ser el último?
task-abaku = ¿Qué jugada da más puntos ahora mismo?
task-cover = ¿Con qué jugada puedes cubrir más casillas al final?
task-smart-calculators = ¿Cuántos puntos vale este lanzamiento?
task-any = ¿Qué es lo mejor?

puzzle-kind-cover = Cubrir la cuadrícula

puzzle-theme-any = De todo
puzzle-theme-fork = doble amenaza
puzzle-theme-centre = el centro
puzzle-theme-chameleon = el camaleón
puzzle-theme-patience = paciencia
puzzle-theme-plain = de todo
puzzle-theme-dice = no lo que muestran los dados
puzzle-theme-largest = no la ficha más grande
puzzle-theme-smallest = no la ficha más pequeña
puzzle-theme-rarest = no la ficha más rara
puzzle-theme-take = tomar una ficha
puzzle-theme-rob = quitar al otro
puzzle-theme-greed = no la ficha más valiosa
puzzle-theme-nested = una ecuación en otra
puzzle-theme-roots = potencias y raíces
puzzle-theme-joker = el comodín
puzzle-theme-bonus = casillas con premio
puzzle-theme-sums = cuentas
