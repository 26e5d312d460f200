### Что отвечает командная строка: броски, книги, решённые игры.

throw-lies = красный { $red } чёрный { $black }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }{ $shape ->
    [line] , линия
    [square] , квадрат
    [rectangle] , прямоугольник
   *[other] { "" }
 }
throw-many = { $count ->
    [one] { $count } бросок ({ $name })
    [few] { $count } броска ({ $name })
   *[many] { $count } бросков ({ $name })
 }; в среднем очков: { $mean }; шарики в лунках: { $shares }
throw-share = { $balls } в { $percent } %
book-holds = { $placement }: позиций с точностью до симметрии: { $count }
book-balls = шариков: { $balls }
book-proved = { $placement }: заново доказано позиций: { $proved } из { $sample }, всего { $all }
book-wrong-places = ошибка при x { $x } o { $o }: в книге другие лучшие места
book-wrong-value = ошибка при x { $x } o { $o }: в книге от { $low } до { $high }, доказано { $value }
book-made = { $file }: позиций: { $positions }, байт: { $bytes }
solve-value = { $placement }: перевес первого игрока над вторым: { $value }
solve-line = лучшая игра: { $line }
solve-size = позиций: { $positions }, { $seconds } с, таблица { $table } ГБ, память { $memory } ГБ
solve-at = { $at ->
    [level] { $positions ->
            [one] { $positions } позиция
            [few] { $positions } позиции
           *[many] { $positions } позиций
        } с { $balls ->
            [one] { $balls } шариком
            [few] { $balls } шариками
           *[many] { $balls } шариками
        }
    [search] первый шарик на { $place }, просмотрено: { $positions ->
            [one] { $positions } позиция
            [few] { $positions } позиции
           *[many] { $positions } позиций
        }
    [book] { $positions ->
            [one] { $positions } позиция
            [few] { $positions } позиции
           *[many] { $positions } позиций
        } в книге
   *[proof] доказано { $positions } из { $of }
 }
stb-solved-expected = ожидаемые штрафные очки
stb-solved-chance = шанс закрыть
stb-solved-way = способ игры
stb-solved-points = ожидаемые очки
stb-solved-scores = Итоговый счёт:
stb-solved-scores-steps = Итоговый счёт (--full покажет каждый точно):
stb-solved-shut = закрыта
stb-solved-digits = { $count ->
    [one] { $count } цифра
    [few] { $count } цифры
   *[many] { $count } цифр
 }
stb-solved-against = Шанс второго игрока при каждом счёте первого:
stb-solved-estimate = ОЦЕНКА, не лучшая игра: все играют каждый ход на наименьший ожидаемый счёт.
stb-solved-seat = выигрывает место { $seat }
stb-solved-limit = предел { $limit }; закрытая коробка { $shut ->
    [wins] выигрывает сразу
   *[finish-round] выигрывает в конце раунда
 }
stb-solved-bound = лучшая игра всех, в float64: погрешность шансов не больше { $bound }
stb-solved-exact = лучшая игра обеих сторон, точно
stb-solved-closings = Лучшие крышки для каждого набора открытых и каждого броска:
stb-solved-first = Лучшее первое закрытие для каждого броска (--full для каждого набора открытых):
stb-solved-or = или
stb-solved-title = «Закрой коробку», крышек: { $flaps }, { $dice ->
    [two] два кубика
    [one-when-six] один кубик можно, когда открытые крышки дают не больше 6
   *[one-when-high-shut] один кубик можно, когда не открыта ни одна крышка больше 6
 }, { $scoring ->
    [sum] считается сумма открытых крышек
   *[digits] открытые крышки считаются одним числом
 }:
stb-solved-goal = { $goal ->
    [score] один ход, на наименьший ожидаемый счёт
    [shut] один ход, на наибольший шанс закрыть коробку
    [duel] по одному ходу, следующие знают счёт предыдущих
   *[match] партия до предела
 }.
stb-solved-name = { $way ->
    [best-for-score] лучший счёт
    [best-for-shut] лучший шанс
    [largest-first] сначала большая
    [fewest-flaps] меньше крышек
    [most-flaps] больше крышек
   *[at-random] наугад
 }
puzzle-head = { $game }, уровень { $level }, тема { $theme }
puzzle-seat = Ты играешь на месте { $seat }.
puzzle-best = Лучший ход: { $best }.
puzzle-right = Верно!
puzzle-wrong = Не совсем: лучший ход — { $best }.
puzzle-margin = Это на { $margin } лучше любого другого хода.
puzzle-you = ты
puzzle-more = …и ещё { $count }
puzzle-count = Верных ответов: { $right } из { $total }.
puzzle-seed = (зерно { $seed }, номер { $number })
puzzle-ask = { $kind ->
    [shut-the-box] Какие крышки закрыть, чтобы ход стоил в среднем меньше всего очков? (например 2,5)
    [kryds-bolle] Куда поставить шарик, если дальше обе стороны играют безошибочно? (например b2, свободно: b2.3)
    [take-it] Что даёт лучший шанс выиграть? (например take 5, rob 1 line, pass)
    [chikugo] Какой жетон сбросить, чтобы не остаться с жетонами в конце? (например lay 8, pass)
    [abaku] Какой ход сразу даёт больше всего очков? (например 8G 1..3 вправо, G8 1..3 вниз)
    [cover] После какого хода удастся в конце закрыть больше всего клеток? (например 3B 1..3 вправо, B3 1..3 вниз)
   *[smart-calculators] Сколько очков даёт этот бросок при ловком счёте?
 }
