### Imprimir en casa: la página y las palabras de las hojas.

print-why = Se ve bien en blanco y negro. Elige lo que necesites.
print-rules = Reglas en una página
    .why = Cualquier juego, diez idiomas
print-worksheets = Hojas de ejercicios
    .why = Con una página de respuestas
print-puzzles = Hojas de retos
    .why = Seis posiciones, con soluciones
print-language = Idioma
print-game = Reglas de
print-paper = Papel
print-course = Ejercicios
print-kind = Retos de
print-level = Nivel
print-other = Otras preguntas
print-go = { $count ->
    [one] Imprimir una hoja
   *[other] Imprimir { $count } hojas
 }
print-none = Elige una hoja
print-save = Descargar el PDF
sheet-paper = { $paper ->
    [letter] Para imprimir en casa, carta
   *[a4] Para imprimir en casa, A4
 }
sheet-abaku-score = Hoja de puntos de Abaku
    .why = Hasta cuatro personas
    .how = Hoja de puntos: fichas usadas, puntos del turno y la suma hasta ahora.
    .count = Cada ficha de cada ecuación nueva vale un punto, también en las cortas dentro de las largas. Un círculo del tablero cuenta para la ficha, un cuadrado para toda la ecuación.
    .end = Al final cada ficha que queda cuesta un punto, y quien se quedó sin fichas gana un punto por cada ficha del resto. Si así lo acordáis, el empate lo decide quien usó más fichas.
sheet-abaku-board = Tablero de Abaku
    .why = Con sus casillas de bonificación
    .how = El tablero con sus casillas de bonificación. Se empieza en la estrella.
sheet-shut-the-box-score = Bloc de Cierra la caja
    .why = Dos por hoja
    .how = Lo que queda abierto son tus puntos. Gana quien tiene menos; si cierras la caja, ganas al instante.
sheet-shut-the-box-flaps = Fichas para recortar
    .why = Doce, para doblar y pegar
    .how = Pega la hoja en cartulina. Recorta por las rayas, dobla cada ficha por los puntos y pega su pie en un listón de madera.
sheet-chikugo-score = Hoja de puntos de Chikugo
    .why = Doce rondas para seis
    .how = Apunta los puntos de cada tirada y rodea los del Nadir. Abajo: los discos tomados y los descartados.
sheet-take-it-score = Hoja de puntos de Take It
    .why = Discos y puntos para seis
    .how = Al final marca los discos que tienes. El número junto a un disco es lo que vale.
sheet-kugelbox-chips = Discos de la Kugelbox
    .why = Doce para recortar
    .how = Pega la hoja en cartulina y recorta por las rayas. El dorso queda en blanco: nadie ve lo que toma.
sheet-kryds-bolle-score = Hoja de puntos de Kryds & Bolle
    .why = Diez partidas, y pisos para apuntar
    .how = Una línea es un punto. Abajo, apunta cómo se llenó un cubo, piso a piso.
sheet-rules = Reglas: { $game }
sheet-drill = Ejercicios: { $course }
sheet-puzzles = Retos: { $kind }
sheet-do-equations = Cifras en fila, sin sus signos. ¿Dónde van + − × :, un cuadrado o una raíz? Escribe la ecuación con sus signos.
sheet-do-sums = Suma los dos dados. Busca fichas abiertas que den exactamente ese número. Colorea una manera y escribe las demás.
sheet-do-throws = Las bolas son dos esquinas de un rectángulo o los extremos de una línea. Cuenta sus hoyos, también los de las bolas. Una sola bola en un hoyo es 1 punto.
sheet-do-calculators = El signo de la fila de la bola roja une los números que hay bajo las bolas. Con menos, resta el menor del mayor. La bola roja tiene un punto blanco.
sheet-do-puzzles = Escribe tu jugada, y por qué.
sheet-example = Ejemplo
    .why = Este ya está hecho.
sheet-answers = { $title }: respuestas
    .why = Están todas las respuestas correctas. El orden no importa.
sheet-your-name = Nombre
sheet-class-date = Clase, fecha
sheet-numbered = hoja { $sheet }, página { $page } de { $pages }
sheet-own-range = a tu elección
sheet-least = al menos { $least } fichas
sheet-ways-gap = Hay _ maneras.
sheet-ways = { $ways ->
    [one] 1 manera
   *[other] { $ways } maneras
 }
sheet-points-gap = puntos
sheet-name = Nombre
sheet-total = Total
sheet-date = Fecha
sheet-where = Lugar
sheet-turn = Turno
sheet-tiles = fichas
sheet-points = puntos
sheet-sum = suma
sheet-left = Quedan
sheet-glue = pegar
sheet-game = Partida
sheet-begins = Quién empieza
sheet-name-ball = { $ball ->
    [light] Nombre (claro)
   *[dark] Nombre (oscuro)
 }
sheet-floor = { $floor ->
    [low] abajo
    [middle] en medio
   *[high] arriba
 }
sheet-cube-you = { $ball ->
    [light] Te toca, con las bolas claras.
   *[dark] Te toca, con las bolas oscuras.
 }
sheet-cube-free = Una bola puede ir a cualquier casilla libre.
sheet-middle = En el centro
sheet-player = Jugador { $number }
sheet-chips-taken = Tomados
sheet-chips-out = Descartados
sheet-bonus = { $bonus ->
    [tile-twice] Esta ficha cuenta doble
    [tile-thrice] Esta ficha cuenta triple
    [all-twice] La ecuación cuenta doble
   *[all-thrice] La ecuación cuenta triple
 }
sheet-chip-asks = { $asks ->
    [line] una fila o columna
    [square] un cuadrado
    [at-most] { $number } o menos
   *[at-least] { $number } o más
 }
sheet-size-chips = discos de { $wide } mm
sheet-size-squares = casillas de { $wide } mm
sheet-size-flaps = fichas de { $wide } × { $high } mm
error-no-sheet = No existe la hoja { $key }. Hay: { $known }
error-no-paper = Este servidor no puede imprimir: falta instalar una parte de Parlour.
