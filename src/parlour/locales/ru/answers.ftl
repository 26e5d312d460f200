### Что отвечает командная строка: броски, книги, решённые игры.

throw-lies = красный { $red } чёрный { $black }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }{ $shape ->
    [line] , ряд
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
solve-value = { $placement }: перевес первого над вторым: { $value }
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
stb-solved-against = Шанс второго против каждого счёта первого:
stb-solved-estimate = ОЦЕНКА, не лучшая игра: каждый играет каждый ход на наименьшие ожидаемые очки.
stb-solved-seat = выигрывает место { $seat }
stb-solved-limit = предел { $limit }; закрытая коробка { $shut ->
    [wins] выигрывает сразу
   *[finish-round] выигрывает в конце раунда
 }
stb-solved-bound = лучшая игра всех, в float64: ни один шанс не ошибочен более чем на { $bound }
stb-solved-exact = лучшая игра обоих, точно
stb-solved-closings = Лучшие крышки для всего открытого и каждого броска:
stb-solved-first = Лучшее первое закрытие для каждого броска (--full для всего, что может быть открыто):
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
    [score] один ход, на наименьшие ожидаемые очки
    [shut] один ход, на наибольший шанс закрыть коробку
    [duel] по одному ходу, следующие знают счёт предыдущих
   *[match] партия до предела
 }.
stb-solved-name = { $way ->
    [best-for-score] лучшие очки
    [best-for-shut] лучший шанс
    [largest-first] сначала большая
    [fewest-flaps] меньше крышек
    [most-flaps] больше крышек
   *[at-random] наугад
 }
puzzle-head = { $game }, уровень { $level }, тема { $theme }
puzzle-seat = Ты на месте { $seat }.
puzzle-best = Лучше всего: { $best }.
puzzle-right = Верно!
puzzle-wrong = Не совсем: лучше всего { $best }.
puzzle-margin = Это лучше всего остального на { $margin }.
puzzle-you = ты
puzzle-more = … и ещё { $count }
puzzle-count = Верно: { $right } из { $total }.
puzzle-seed = (зерно { $seed }, номер { $number })
puzzle-ask = { $kind ->
    [shut-the-box] Какие крышки закрыть, чтобы ход в среднем стоил меньше всего? (например 2,5)
    [kryds-bolle] Куда поставить шарик, если дальше оба играют безошибочно? (например b2, свободно: b2.3)
    [take-it] Что даёт лучший шанс выиграть? (например take 5, rob 1 line, pass)
    [chikugo] Какой жетон сбросить, чтобы не остаться последним с жетонами? (например lay 8, pass)
    [abaku] Какой ход сразу даёт больше всего? (например 8G 1..3 поперёк, G8 1..3 вниз)
    [cover] После какого хода удастся в конце закрыть больше всего клеток? (например 3B 1..3 поперёк, B3 1..3 вниз)
   *[smart-calculators] Сколько очков даёт этот бросок при ловком счёте?
 }
