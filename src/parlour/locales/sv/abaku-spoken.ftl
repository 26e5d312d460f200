### Abaku for those who listen.

ab-joker = joker
ab-joker-at = joker som { $digit } på { $at }
ab-joker-as = joker som { $digit }
ab-run = { $from } till { $to }: { $digits }
ab-run-one = { $at }: { $digits }
ab-line = { $way ->
    [row] Rad { $at }
   *[column] Kolumn { $at }
 }
ab-line-empty = inga brickor
ab-no-line = { $way ->
    [row] Raderna går från 1 till { $last }: skriv rad 8.
   *[column] Kolumnerna går från A till { $last }: skriv kolumn H.
 }
ab-no-square = Rutorna går från A1 till { $last }: skriv runt H8.
ab-free-bonuses = Lediga med bonus: { $squares }.
ab-cell-free = { $at } ledig
ab-board-empty = Brädet är tomt.
ab-laying = { $tiles } på { $squares }
ab-laying-run = { $digits } från { $from } till { $to }
ab-points = { $points } poäng
ab-choice = { $act }: { $laying }, { $made }
ab-say-laid = { $name } lägger { $laying }: { $made }.
ab-you-draw = Du drar { $tiles }.
ab-form = För att lägga brickor skriver du första rutan och brickorna: 8G 13 lägger från G8 åt höger, G8 13 nedåt. En punkt är en bricka som redan ligger där: 8G 1.3. Bokstäverna a till j är jokern som 0 till 9. exchange 3,5 byter brickor, pass passar.
ab-form-answer = Skriv accept för att godkänna eller challenge för att ifrågasätta.
