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
option-leftover-value = su número
option-zeros = Dos fichas pueden tocarse sin ecuación si
option-zeros-either = una de las dos es un cero
option-zeros-new = la nueva es un cero
option-sets = Juegos de fichas
option-first = Quién empieza
option-first-lots = por sorteo
option-first-draw = la ficha más baja
option-first-seat = el primer asiento
option-level = Cuadrado mágico
option-level-empty = vacío
option-level-easy = fácil
option-level-medium = medio
option-level-hard = difícil
option-deal = Fichas

error-bad-claim = Indica la primera y la última ficha de una serie en línea.
error-no-claims = Solo se anuncian ecuaciones cuando se puede impugnar.
error-not-dealt = En este reparto tocan otras fichas.
error-no-digit-there = En esa casilla no hay ninguna cifra.
error-digit-given = Esta cifra viene dada y no se mueve.
error-too-many-changes = Ya no se puede mover más. Rellena el cuadrado y termina.
error-nothing-changes = Esta jugada no cambia nada.
error-not-full = Rellena el cuadrado antes de terminar.
error-not-given = Estas cifras no son de este nivel.
error-bad-first = Solo se indica quién empezó si hubo sorteo.

ab-wrong-no-equation = está anunciado, pero no es una ecuación.
ab-finish = Terminar
ab-finish-sure = ¿Terminar? Pulsa otra vez
ab-exchange-gone = Estas fichas salen del juego. Robas otras tantas.
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
ab-no-aids = Aquí no hay ayudas: se sabrá qué es correcto cuando respondan los demás.

term-over-score = { $points ->
    [one] Has terminado con 1 punto.
   *[other] Has terminado con { $points } puntos.
 }

ab-deal-chance = al azar
ab-deal-today = las de hoy, iguales para todos
ab-bests = Mejores puntuaciones
ab-best-own = Tu mejor marca: { $points }
ab-best-new = Tu nueva mejor marca: { $points }
ab-best-deal = { $whose ->
    [mine] Mejor marca con estas fichas: { $points }, la tuya
    [named] Mejor marca con estas fichas: { $points }, { $name }
   *[guest] Mejor marca con estas fichas: { $points }, de un invitado
 }
