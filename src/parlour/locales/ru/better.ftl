### Играть лучше: подсказки, все ходы с их ценой, разбор партии, стол для анализа.

hint-title = Подсказка
hint-thinking = Думаю…
hint-best = Лучший ход: { $act }.
hint-next = Второй по силе: { $act }, { $value }.
hint-equal = Не хуже: { $acts }.
hint-only = Другого хода нет.
hint-none = Здесь нечего выбирать.
moves-title = Все ходы
moves-move = Ход
moves-more = Показать ещё { $count }
moves-played = сыгран
moves-proved = Все значения доказаны.
worth-is = { $unit }: { $value }.
worth-proved = Это доказано.
worth-guessed = Это оценка.
bound-exact = доказано
bound-at-most = не больше
bound-at-least = не меньше
bound-estimate = оценка
unit-minus = Ожидаемые штрафные очки за этот ход
unit-lines = Очки до конца партии: свои минус очки другой стороны
unit-lead = Перевес в конце
unit-score = Очки в конце
unit-win = Шанс выиграть
unit-keep = Шанс не проиграть
unit-points = На сколько штрафных очков меньше, чем при идеальной игре
command-advice = подсказка, hint
command-values = оценки, values
error-nobody-to-act = В этой позиции никто не ходит.
error-playing-without-hints = Сейчас ты играешь эту партию без подсказок. Разбери её, когда она закончится.

## Почему ход хорош

reason-stb-throws = Открытыми остаются { $open }: подходит { $fits } из 36 бросков.
reason-stb-shut = Это закрывает коробку.
reason-kb-makes = { $lines ->
    [one] Даёт { $lines } линию.
    [few] Даёт { $lines } линии.
   *[many] Даёт { $lines } линий.
 }
reason-kb-stops = { $lines ->
    [one] Срывает { $lines } линию другой стороны.
    [few] Срывает { $lines } линии другой стороны.
   *[many] Срывает { $lines } линий другой стороны.
 }
reason-kb-centre = Занимает центр; хамелеон достаётся другой стороне.
reason-kb-safe = Второй по силе ход сразу дал бы другой стороне больше.
reason-kb-later = Сейчас ничего не происходит. Окупится позже.
reason-kg-pass = Лучше оставить всё как есть.
reason-kg-counts = В конце даёт { $points }.
reason-kg-robs = И { $name } его теряет.
reason-kg-met = Из 100 бросков к этому жетону подходит { $share }.
reason-ab-points = Очки сразу: { $points }.
reason-ab-keeps = Остаются у тебя: { $tiles }.
reason-ab-exchange = Новые фишки сейчас дадут больше, чем любой ход.

## Разбор партии

review-title = Разбор
review-waits = Разбираю партию…
review-so-far = Разобрано ходов: { $done } из { $of }
review-won = { $count ->
    [0] Партия
    [1] Победа: { $names }
   *[other] Общая победа: { $names }
 }
review-graph = { $unit }, { $name }: в начале { $from }, здесь { $now }, в конце { $to }.
review-apart = Удача и умение
review-start = В начале
review-row-luck = Удача
review-row-choices = Свои решения
review-row-others = Решения других
review-row-unclear = Неясно
review-end = В конце
review-hits = Найден лучший ход
review-exact = Каждое значение доказано.
review-guessed = Некоторые значения — оценки.
review-turning = Самые важные ходы
review-luck = Удача ({ $name }): { $value }.
review-no-luck = Это ничего не изменило.
review-forced = Выбирать было не из чего.
review-not-judged = Этот ход оценить нельзя.
review-best = Это был лучший ход.
review-cost = Этот ход стоил { $value }. Лучше: { $best }.
review-fork = Сыграть дальше отсюда

## Стол для анализа

analysis-title = Анализ
analysis-start = Начальная позиция.
analysis-values = Оценка каждого хода
analysis-show = Показать
analysis-hidden = Сначала подумай, потом загляни.
analysis-chance = Теперь решает случай: введи исход или разыграй его.
analysis-fall = Разыграть
analysis-lines = Проверенные варианты
analysis-remove = Удалить с этого хода
analysis-removed = Удалено. Перед тобой позиция до этого хода.
analysis-ways = { $count ->
    [one] Отсюда идёт { $count } вариант: { $acts }.
    [few] Отсюда идут { $count } варианта: { $acts }.
   *[many] Отсюда идут { $count } вариантов: { $acts }.
 }
analysis-position = Позиция
analysis-set = Расставить
