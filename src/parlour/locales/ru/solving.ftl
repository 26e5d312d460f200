### Решать задачи: страница всех, результат, дни подряд; читать правила.

puzzles-why = Одна в день для всех, и ещё сколько захочешь.
puzzles-themes = Упражняйся по темам
puzzle-row = { $days ->
    [0] Этот месяц
    [one] { $days } день подряд
    [few] { $days } дня подряд
   *[other] { $days } дней подряд
 }
puzzle-of-day = { $state ->
    [solved] Задача дня { $day }, решена
    [today] Сегодняшняя задача, { $day }
   *[missed] Задача дня { $day }, не решена
 }
puzzle-your-level = твой уровень
puzzle-bar-best = лучший ход
puzzle-bar-both = лучший ход, и твой
puzzle-bar-mine = твой ход
puzzle-measure = { $fewer ->
    [yes] { $unit }. Чем меньше, тем лучше. Точное значение.
   *[no] { $unit }. Точное значение.
 }
puzzle-is-good = Хорошо, но { $best } лучше
puzzle-retry = Попробовать ещё раз
puzzle-tell = Поделиться без ответа
puzzle-told = { $day ->
    [yes] { $right ->
        [yes] Решено: задача дня в Parlour ({ $game }). Дней подряд: { $days }.
       *[no] Задача дня в Parlour ({ $game }) мне не далась. А ты решишь?
     }
   *[no] { $right ->
        [yes] Эта задача ({ $game }) решена. Решишь и ты?
       *[no] Эта задача ({ $game }) мне не далась. А ты решишь?
     }
 }
puzzle-days-row = дней подряд
puzzle-now-row = подряд, рекорд { $best }
rules-play = Сыграть первую партию
rules-here = Попробовать здесь
rules-show = Покажи
