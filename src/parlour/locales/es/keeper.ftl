### Llevar la cuenta: la caja de verdad está en la mesa.

home-how-score = Llevar los puntos
keeper-about = La caja de verdad está en tu mesa. Anota lo que pasa: Parlour comprueba las reglas y cuenta.
keeper-title = ¿Qué ha salido?
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
keeper-holes = La fila 1 es la más cercana a ti.
keeper-again = Corregir
keeper-chip = ¿A qué disco le has dado la vuelta?
keeper-first = ¿Quién empieza?
keeper-tiles = { $count ->
    [0] { $name } ha sacado
    [one] { $name }, ¿qué ficha has sacado?
   *[other] { $name }, ¿qué { $count } fichas has sacado?
 }
keeper-drawn = Confirmar
keeper-words = ¿Qué ha pasado?
error-not-by-hand = Las partidas en una mesa real no puntúan.
