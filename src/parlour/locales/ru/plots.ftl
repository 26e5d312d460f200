### Слова на рисунках.

plot-event = событие
plot-unit = { $unit ->
    [chance] шанс в %
    [points] очки
   *[difference] разница
 }
plot-changed = { $unit ->
    [chance] что изменило каждое, в %
   *[other] что изменило каждое
 }
plot-shares = доля очков, с интервалом
plot-holes = % бросков с шариком в лунке
plot-throws = { $count ->
    [one] { $count } бросок
    [few] { $count } броска
   *[many] { $count } бросков
 }
plot-uniform = равномерно
plot-mean = { $name } (в среднем { $mean })
plot-points-of-throw = очки броска
plot-share-of-throws = % бросков
plot-turn-points = штрафные очки хода (0: коробка закрыта)
plot-chance = шанс
plot-digits = цифры счёта (0: коробка закрыта)
plot-first-score = счёт первого игрока
plot-second-chance = шанс второго игрока
plot-beginner = шанс игрока, который начинает раунд
plot-other-points = штрафные очки другого игрока
plot-own-points = свои штрафные очки
plot-seat = место
plot-winning-chance = шанс выиграть
plot-first-places = { $placement }: оценка каждого первого места
