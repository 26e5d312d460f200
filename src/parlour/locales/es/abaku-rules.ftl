### Options and refusals of Abaku's second rules, of lots and of the Kugelbox's own printings.

option-aids = Pistas y vista previa
option-board = Tablero
option-board-bonus = 15 × 15 con casillas de bonificación
option-board-blank = 17 × 17, en blanco
option-start_bonus = Casilla de salida
option-start_bonus-none = sin bonificación
option-start_bonus-equation-2 = ecuación ×2
option-leftover = Las fichas que sobran cuestan
option-leftover-count = un punto cada una
option-leftover-value = su cifra
option-zeros = Dos fichas pueden tocarse sin ecuación si
option-zeros-either = una de las dos es un cero
option-zeros-new = la nueva es un cero
option-sets = Juegos de fichas
option-first = Quién empieza
option-first-lots = por sorteo
option-first-draw = la ficha más baja que salga
option-first-seat = el primer sitio
option-level = Cuadrado mágico
option-level-empty = vacío
option-level-easy = fácil
option-level-medium = medio
option-level-hard = difícil
option-deal = Fichas

error-bad-claim = Un anuncio indica la primera y la última ficha de un tramo en una misma línea.
error-no-claims = Anuncia ecuaciones solo donde se pueden impugnar las jugadas.
error-not-dealt = En este reparto vienen otras fichas.
error-no-digit-there = En esa casilla no hay ninguna cifra.
error-digit-given = Esta cifra viene dada: no se mueve.
error-too-many-changes = Has movido cifras tantas veces como se puede. Llena el cuadrado y termina.
error-nothing-changes = Esta jugada no cambia nada.
error-not-full = Llena el cuadrado antes de terminar.
error-not-given = Estas cifras no pertenecen a este nivel.
error-bad-first = Indica quién empezó solo si la partida lo sortea.

ab-wrong-no-equation = está anunciado, pero no es una ecuación.
ab-finish = Terminar
ab-finish-sure = ¿Terminar? Pulsa otra vez
ab-exchange-gone = Estas fichas quedan fuera de la partida. Sacas otras tantas de la bolsa.
ab-set-aside = { $count ->
    [one] 1 ficha apartada.
   *[other] { $count } fichas apartadas.
 }
ab-result-score = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }
ab-result-cover = { $covered } de { $all } casillas cubiertas
ab-result-full = ¡Has cubierto toda la cuadrícula!
ab-magic-lift = Quitar
ab-magic-move = Elige una cifra del cuadrado para moverla o quitarla.
ab-no-aids = Aquí no hay pistas. Verás qué es correcto cuando responda el resto.

term-over-score = { $points ->
    [one] Has terminado con 1 punto.
   *[other] Has terminado con { $points } puntos.
 }

ab-deal-chance = al azar
ab-deal-today = las de hoy, las mismas para todo el mundo
ab-bests = Mejores marcas
ab-best-own = Tu mejor marca: { $points }
ab-best-new = Tu nueva mejor marca: { $points }
ab-best-deal = { $whose ->
    [mine] Mejor marca con estas fichas: { $points }, la tuya
    [named] Mejor marca con estas fichas: { $points }, { $name }
   *[guest] Mejor marca con estas fichas: { $points }, sin cuenta
 }
