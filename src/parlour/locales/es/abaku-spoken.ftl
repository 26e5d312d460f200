### Abaku for those who listen.

ab-joker = comodín
ab-joker-at = comodín como { $digit } en { $at }
ab-joker-as = comodín como { $digit }
ab-run = { $from } a { $to }: { $digits }
ab-run-one = { $at }: { $digits }
ab-line = { $way ->
    [row] Fila { $at }
   *[column] Columna { $at }
 }
ab-line-empty = ninguna ficha
ab-no-line = { $way ->
    [row] Las filas van de 1 a { $last }: escribe fila 8.
   *[column] Las columnas van de A a { $last }: escribe columna H.
 }
ab-no-square = Las casillas van de A1 a { $last }: escribe alrededor de H8.
ab-free-bonuses = Libres con bonificación: { $squares }.
ab-cell-free = { $at } libre
ab-board-empty = El tablero está vacío.
ab-laying = { $tiles } en { $squares }
ab-laying-run = { $digits } de { $from } a { $to }
ab-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }
ab-choice = { $act }: { $laying }, { $made }
ab-say-laid = { $name } pone { $laying }: { $made }.
ab-you-draw = Sacas { $tiles }.
ab-form = Para poner fichas, escribe la primera casilla y las fichas: 8G 13 pone desde G8 hacia la derecha, G8 13 hacia abajo. Un punto es una ficha que ya está: 8G 1.3. Las letras de la a a la j son el comodín con valor de 0 a 9. exchange 3,5 cambia fichas, pass pasa.
ab-form-answer = Escribe accept para aceptar o challenge para impugnar.
