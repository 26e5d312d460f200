### Abaku for those who listen.

ab-joker = Joker
ab-joker-at = Joker als { $digit } auf { $at }
ab-joker-as = Joker als { $digit }
ab-run = { $from } bis { $to }: { $digits }
ab-run-one = { $at }: { $digits }
ab-line = { $way ->
    [row] Reihe { $at }
   *[column] Spalte { $at }
 }
ab-line-empty = keine Steine
ab-no-line = { $way ->
    [row] Die Reihen gehen von 1 bis { $last }: Tippe reihe 8.
   *[column] Die Spalten gehen von A bis { $last }: Tippe spalte H.
 }
ab-no-square = Die Felder gehen von A1 bis { $last }: Tippe um H8.
ab-free-bonuses = Frei mit Bonus: { $squares }.
ab-cell-free = { $at } frei
ab-board-empty = Das Brett ist leer.
ab-laying = { $tiles } auf { $squares }
ab-laying-run = { $digits } von { $from } bis { $to }
ab-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
ab-choice = { $act }: { $laying }, { $made }
ab-say-laid = { $name } legt { $laying }: { $made }.
ab-you-draw = Du ziehst { $tiles }.
ab-form = Um Steine zu legen, tippe das erste Feld und die Steine: 8G 13 legt von G8 nach rechts, G8 13 nach unten. Ein Punkt ist ein Stein, der dort schon liegt: 8G 1.3. Die Buchstaben a bis j sind der Joker als 0 bis 9. exchange 3,5 tauscht Steine, pass passt.
ab-form-answer = Tippe accept, um es gelten zu lassen, oder challenge, um es anzuzweifeln.
