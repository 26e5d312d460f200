### Lo que responde la línea de órdenes: lanzamientos, libros, juegos resueltos.

throw-lies = roja { $red } negra { $black }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }{ $shape ->
    [line] , hilera
    [square] , cuadrado
    [rectangle] , rectángulo
   *[other] { "" }
 }
throw-many = { $count ->
    [one] { $count } lanzamiento ({ $name }): { $mean } puntos
   *[other] { $count } lanzamientos ({ $name }): { $mean } puntos cada uno
 }; bolas en hoyos: { $shares }
throw-share = { $balls } en { $percent } %
book-holds = { $placement }: { $count } posiciones salvo simetría
book-balls = { $balls } bolas
book-proved = { $placement }: { $proved } de { $sample } posiciones demostradas otra vez, de { $all }
book-wrong-places = error en x { $x } o { $o }: el libro tiene otros mejores sitios
book-wrong-value = error en x { $x } o { $o }: de { $low } a { $high } en el libro, demostrado { $value }
book-made = { $file }: { $positions } posiciones, { $bytes } bytes
solve-value = { $placement }: ventaja del primero sobre el segundo: { $value }
solve-line = mejor juego: { $line }
solve-size = { $positions } posiciones, { $seconds } s, tabla { $table } GB, memoria { $memory } GB
solve-at = { $at ->
    [level] { $positions ->
            [one] { $positions } posición
           *[other] { $positions } posiciones
        } con { $balls ->
            [one] { $balls } bola
           *[other] { $balls } bolas
        }
    [search] primera bola en { $place }, { $positions ->
            [one] { $positions } posición
           *[other] { $positions } posiciones
        } vistas
    [book] { $positions ->
            [one] { $positions } posición
           *[other] { $positions } posiciones
        } en el libro
   *[proof] { $positions } de { $of } demostradas
 }
stb-solved-expected = puntos negativos esperados
stb-solved-chance = probabilidad de cerrar
stb-solved-way = modo de jugar
stb-solved-points = puntos esperados
stb-solved-scores = Puntuaciones finales:
stb-solved-scores-steps = Puntuaciones finales (--full para cada una exacta):
stb-solved-shut = cerrada
stb-solved-digits = { $count ->
    [one] { $count } cifra
   *[other] { $count } cifras
 }
stb-solved-against = La probabilidad del segundo contra cada puntuación del primero:
stb-solved-estimate = ESTIMACIÓN, no el mejor juego: todos juegan cada turno por la menor puntuación esperada.
stb-solved-seat = gana el sitio { $seat }
stb-solved-limit = límite { $limit }; la caja cerrada { $shut ->
    [wins] gana al momento
   *[finish-round] gana al acabar la ronda
 }
stb-solved-bound = mejor juego de todos, en float64: ninguna probabilidad se desvía más de { $bound }
stb-solved-exact = mejor juego de ambos, exacto
stb-solved-closings = Las mejores fichas para todo lo abierto y cada lanzamiento:
stb-solved-first = El mejor primer cierre para cada lanzamiento (--full para todo lo que puede estar abierto):
stb-solved-or = o
stb-solved-title = Cierra la caja con { $flaps } fichas, { $dice ->
    [two] dos dados
    [one-when-six] se permite un dado cuando las fichas abiertas suman 6 o menos
   *[one-when-high-shut] se permite un dado cuando no hay abierta ninguna mayor que 6
 }, { $scoring ->
    [sum] cuenta la suma de las fichas abiertas
   *[digits] las fichas abiertas cuentan como un solo número
 }:
stb-solved-goal = { $goal ->
    [score] un turno, por la menor puntuación esperada
    [shut] un turno, por la mayor probabilidad de cerrar la caja
    [duel] un turno cada uno, los siguientes conocen los puntos de antes
   *[match] una partida hasta un límite
 }.
stb-solved-name = { $way ->
    [best-for-score] mejores puntos
    [best-for-shut] mejor probabilidad
    [largest-first] la mayor antes
    [fewest-flaps] menos fichas
    [most-flaps] más fichas
   *[at-random] al azar
 }
puzzle-head = { $game }, nivel { $level }, tema { $theme }
puzzle-seat = Estás en el sitio { $seat }.
puzzle-best = Lo mejor: { $best }.
puzzle-right = ¡Bien!
puzzle-wrong = No del todo: lo mejor es { $best }.
puzzle-margin = Es mejor que todo lo demás por { $margin }.
puzzle-you = tú
puzzle-more = … y { $count } más
puzzle-count = { $right } de { $total } bien.
puzzle-seed = (semilla { $seed }, número { $number })
puzzle-ask = { $kind ->
    [shut-the-box] ¿Qué fichas cierras para que este turno cueste lo menos posible de media? (como 2,5)
    [kryds-bolle] ¿Dónde va tu bola si ambos siguen jugando a la perfección? (como b2, libre: b2.3)
    [take-it] ¿Qué da la mejor probabilidad de ganar? (como take 5, rob 1 line, pass)
    [chikugo] ¿Qué ficha dejas para no ser el último con fichas? (como lay 8, pass)
    [abaku] ¿Qué jugada da más puntos ahora mismo? (como 8G 1..3 a lo ancho, G8 1..3 hacia abajo)
    [cover] ¿Con qué jugada puedes cubrir más casillas al final? (como 3B 1..3 a lo ancho, B3 1..3 hacia abajo)
   *[smart-calculators] ¿Cuántos puntos vale este lanzamiento con cálculo ágil?
 }
