### Lo que responde la línea de órdenes: lanzamientos, libros, juegos resueltos.

throw-lies = roja { $red } negra { $black }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }{ $shape ->
    [line] , línea
    [square] , cuadrado
    [rectangle] , rectángulo
   *[other] { "" }
 }
throw-many = { $count ->
    [one] { $count } tirada ({ $name }): { $mean } puntos
   *[other] { $count } tiradas ({ $name }): { $mean } puntos cada una
 }; bolas en hoyos: { $shares }
throw-share = { $balls } en el { $percent } %
book-holds = { $placement }: { $count } posiciones salvo simetría
book-balls = bolas: { $balls }
book-proved = { $placement }: { $proved } de { $sample } posiciones demostradas otra vez, de { $all }
book-wrong-places = error en x { $x } o { $o }: el libro tiene otras mejores casillas
book-wrong-value = error en x { $x } o { $o }: de { $low } a { $high } en el libro, demostrado { $value }
book-made = { $file }: { $positions } posiciones, { $bytes } bytes
solve-value = { $placement }: ventaja del sitio 1 sobre el sitio 2: { $value }
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
            [one] { $positions } posición vista
           *[other] { $positions } posiciones vistas
        }
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
stb-solved-scores = Puntos finales:
stb-solved-scores-steps = Puntos finales (--full para el detalle):
stb-solved-shut = cerrada
stb-solved-digits = { $count ->
    [one] { $count } cifra
   *[other] { $count } cifras
 }
stb-solved-against = La probabilidad de ganar del sitio 2 para cada resultado del sitio 1:
stb-solved-estimate = ESTIMACIÓN, no el mejor juego: en cada turno, todo el mundo juega por los menos puntos esperados.
stb-solved-seat = gana el sitio { $seat }
stb-solved-limit = límite { $limit }; la caja cerrada { $shut ->
    [wins] gana al instante
   *[finish-round] gana al acabar la ronda
 }
stb-solved-bound = mejor juego de todo el mundo, en float64: ninguna probabilidad se desvía más de { $bound }
stb-solved-exact = mejor juego de ambos lados, exacto
stb-solved-closings = Las mejores fichas para cada situación y cada tirada:
stb-solved-first = El mejor primer cierre para cada tirada (--full para todas las situaciones):
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
    [score] un turno, por los menos puntos esperados
    [shut] un turno, por la mayor probabilidad de cerrar la caja
    [duel] un turno por sitio, los siguientes conocen los puntos de antes
   *[match] una partida hasta un límite
 }.
stb-solved-name = { $way ->
    [best-for-score] por puntos
    [best-for-shut] por cerrar
    [largest-first] primero la mayor
    [fewest-flaps] menos fichas
    [most-flaps] más fichas
   *[at-random] al azar
 }
puzzle-head = { $game }, nivel { $level }, tema { $theme }
puzzle-seat = Estás en el sitio { $seat }.
puzzle-best = La mejor jugada: { $best }.
puzzle-right = ¡Bien!
puzzle-wrong = No del todo: la mejor jugada es { $best }.
puzzle-margin = Es mejor que cualquier otra por { $margin }.
puzzle-you = tú
puzzle-more =… y { $count } más
puzzle-count = Aciertos: { $right } de { $total }.
puzzle-seed = (semilla { $seed }, número { $number })
puzzle-ask = { $kind ->
    [shut-the-box] ¿Qué fichas cierras para que este turno cueste lo menos posible de media? (por ejemplo 2,5)
    [kryds-bolle] ¿Dónde va tu bola, si los dos lados siguen jugando a la perfección? (por ejemplo b2, libre: b2.3)
    [take-it] ¿Qué jugada da más opciones de ganar? (por ejemplo take 5, rob 1 line, pass)
    [chikugo] ¿Qué disco descartas para no quedarte al final con discos? (por ejemplo lay 8, pass)
    [abaku] ¿Qué jugada da más puntos ahora mismo? (por ejemplo 8G 1..3 en horizontal, G8 1..3 en vertical)
    [cover] ¿Qué jugada te permite cubrir más casillas al final? (por ejemplo 3B 1..3 en horizontal, B3 1..3 en vertical)
   *[smart-calculators] ¿Cuántos puntos vale esta tirada con cálculo ágil?
 }
