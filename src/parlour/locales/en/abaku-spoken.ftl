### Abaku for those who listen.

ab-joker = joker
ab-joker-at = joker as { $digit } at { $at }
ab-joker-as = joker as { $digit }
ab-run = { $from } to { $to }: { $digits }
ab-run-one = { $at }: { $digits }
ab-line = { $way ->
    [row] Row { $at }
   *[column] Column { $at }
 }
ab-line-empty = no tiles
ab-no-line = { $way ->
    [row] Rows go from 1 to { $last }: type row 8.
   *[column] Columns go from A to { $last }: type column H.
 }
ab-no-square = Squares go from A1 to { $last }: type around H8.
ab-free-bonuses = Free with a bonus: { $squares }.
ab-cell-free = { $at } free
ab-board-empty = The board is empty.
ab-laying = { $tiles } at { $squares }
ab-laying-run = { $digits } from { $from } to { $to }
ab-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
ab-choice = { $act }: { $laying }, { $made }
ab-say-laid = { $name } lays { $laying }: { $made }.
ab-you-draw = You draw { $tiles }.
ab-form = To place tiles, type the first square and the tiles: 8G 13 lays from G8 to the right, G8 13 downwards. A dot is a tile that lies there already: 8G 1.3. The letters a to j are the joker as 0 to 9. exchange 3,5 exchanges tiles, pass passes.
ab-form-answer = Type accept or challenge.
