### Abaku for those who listen.

ab-joker = джокер
ab-joker-at = джокер вместо { $digit } на { $at }
ab-joker-as = джокер вместо { $digit }
ab-run = от { $from } до { $to }: { $digits }
ab-run-one = { $at }: { $digits }
ab-line = { $way ->
    [row] Ряд { $at }
   *[column] Столбец { $at }
 }
ab-line-empty = фишек нет
ab-no-line = { $way ->
    [row] Ряды — от 1 до { $last }: набери ряд 8.
   *[column] Столбцы — от A до { $last }: набери столбец H.
 }
ab-no-square = Клетки — от A1 до { $last }: набери вокруг H8.
ab-free-bonuses = Свободные премиальные клетки: { $squares }.
ab-cell-free = { $at } свободно
ab-board-empty = Доска пуста.
ab-laying = { $tiles } на { $squares }
ab-laying-run = { $digits } от { $from } до { $to }
ab-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }
ab-choice = { $act }: { $laying }, { $made }
ab-say-laid = { $name } выкладывает { $laying }: { $made }.
ab-you-draw = Ты берёшь { $tiles }.
ab-form = Чтобы выложить фишки, набери первую клетку и фишки: 8G 13 кладёт от G8 вправо, G8 13 — вниз. Точка — фишка, которая там уже лежит: 8G 1.3. Буквы от a до j — джокер вместо цифр от 0 до 9. exchange 3,5 меняет фишки, pass — пас.
ab-form-answer = Набери accept, чтобы принять ход, или challenge, чтобы его оспорить.
