### Abaku for those who listen.

ab-joker = joker
ab-joker-at = joker som { $digit } på { $at }
ab-joker-as = joker som { $digit }
ab-run = { $from } til { $to }: { $digits }
ab-run-one = { $at }: { $digits }
ab-line = { $way ->
    [row] Række { $at }
   *[column] Kolonne { $at }
 }
ab-line-empty = ingen brikker
ab-no-line = { $way ->
    [row] Rækkerne går fra 1 til { $last }: skriv række 8.
   *[column] Kolonnerne går fra A til { $last }: skriv kolonne H.
 }
ab-no-square = Felterne går fra A1 til { $last }: skriv omkring H8.
ab-free-bonuses = Frie med bonus: { $squares }.
ab-cell-free = { $at } frit
ab-board-empty = Brættet er tomt.
ab-laying = { $tiles } på { $squares }
ab-laying-run = { $digits } fra { $from } til { $to }
ab-points = { $points } point
ab-choice = { $act }: { $laying }, { $made }
ab-say-laid = { $name } lægger { $laying }: { $made }.
ab-you-draw = Du trækker { $tiles }.
ab-form = For at lægge brikker skriver du det første felt og brikkerne: 8G 13 lægger fra G8 mod højre, G8 13 nedad. Et punktum er en brik, der allerede ligger der: 8G 1.3. Bogstaverne a til j er jokeren som 0 til 9. exchange 3,5 bytter brikker, pass melder pas.
ab-form-answer = Skriv accept for at godkende eller challenge for at anfægte.
