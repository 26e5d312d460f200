### Abaku for those who listen.

ab-joker = joker
ab-joker-at = joker als { $digit } op { $at }
ab-joker-as = joker als { $digit }
ab-run = { $from } t/m { $to }: { $digits }
ab-run-one = { $at }: { $digits }
ab-line = { $way ->
    [row] Rij { $at }
   *[column] Kolom { $at }
 }
ab-line-empty = geen stenen
ab-no-line = { $way ->
    [row] Rijen gaan van 1 t/m { $last }: typ rij 8.
   *[column] Kolommen gaan van A t/m { $last }: typ kolom H.
 }
ab-no-square = Vakken gaan van A1 t/m { $last }: typ rond H8.
ab-free-bonuses = Vrij met bonus: { $squares }.
ab-cell-free = { $at } vrij
ab-board-empty = Het bord is leeg.
ab-laying = { $tiles } op { $squares }
ab-laying-run = { $digits } van { $from } t/m { $to }
ab-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
 }
ab-choice = { $act }: { $laying }, { $made }
ab-say-laid = { $name } legt { $laying }: { $made }.
ab-you-draw = Je trekt { $tiles }.
ab-form = Om stenen te leggen, typ je het eerste vak en de stenen: 8G 13 legt van G8 naar rechts, G8 13 naar beneden. Een punt is een steen die er al ligt: 8G 1.3. De letters a t/m j zijn de joker als 0 t/m 9. exchange 3,5 ruilt stenen, pass past.
ab-form-answer = Typ accept om het te accepteren of challenge om het te betwisten.
