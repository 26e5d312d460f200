### Llevar la cuenta: la caja de verdad está en la mesa.

home-how-score = Llevar la cuenta
keeper-about = La caja de verdad está en vuestra mesa. La página arbitra y cuenta lo que escribís.
keeper-title = Lo que salió
keeper-dice = { $count ->
    [one] ¿Qué muestra el dado?
   *[other] ¿Qué muestran los dados?
 }
keeper-die = { $number ->
    [1] Primer dado
   *[other] Segundo dado
 }
keeper-choose = Elige lo que muestran los dados
keeper-fell = Ha salido { $what }
keeper-red = ¿Dónde está la bola roja?
keeper-black = ¿Y la bola negra?
keeper-missed = Fuera
keeper-holes = La fila 1 es la más cercana a la mano.
keeper-again = Corregir
keeper-chip = ¿Qué ficha se ha vuelto?
keeper-first = ¿Quién empieza?
keeper-tiles = { $count ->
    [0] { $name } ha sacado
    [one] { $name }, ¿qué ficha has sacado?
   *[other] { $name }, ¿qué { $count } fichas has sacado?
 }
keeper-drawn = Así es
keeper-words = ¿Qué ha pasado?
error-not-by-hand = Una partida en una mesa real no puede puntuar.
