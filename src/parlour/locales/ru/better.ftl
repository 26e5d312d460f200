### Играть лучше: подсказки, все ходы с их ценой, разбор партии, стол для анализа.

hint-title = Подсказка
hint-thinking = Думаем …
hint-best = Лучше всего: { $act }.
hint-next = Следующий по силе: { $act }, { $value }.
hint-equal = Не хуже: { $acts }.
hint-only = Другого хода нет.
hint-none = Здесь нечего выбирать.
moves-title = Все ходы
moves-move = Ход
moves-more = Ещё { $count }
moves-played = сыграно
moves-proved = Все значения доказаны.
worth-is = { $unit }: { $value }.
worth-proved = Это доказано.
worth-guessed = Это оценка.
bound-exact = доказано
bound-at-most = не больше
bound-at-least = не меньше
bound-estimate = оценка
unit-minus = Ожидаемые штрафные очки за этот ход
unit-lines = Очки впереди: свои минус чужие
unit-lead = Перевес в конце
unit-score = Очки в конце
unit-win = Шанс выиграть
unit-keep = Шанс не проиграть
unit-points = На сколько штрафных очков меньше, чем при идеальной игре
command-advice = подсказка, hint
command-values = оценки, values
error-nobody-to-act = В этой позиции никто не ходит.
error-playing-without-hints = Сейчас ты играешь в эту игру без подсказок. Разбери её, когда партия закончится.

## Почему ход хорош

reason-stb-throws = Открытыми остаются { $open }: из 36 бросков подходит { $fits }.
reason-stb-shut = Коробка закрыта.
reason-kb-makes = { $lines ->
    [one] Получается { $lines } линия.
    [few] Получаются { $lines } линии.
   *[many] Получается { $lines } линий.
 }
reason-kb-stops = { $lines ->
    [one] Сорвана { $lines } линия соперника.
    [few] Сорваны { $lines } линии соперника.
   *[many] Сорвано { $lines } линий соперника.
 }
reason-kb-centre = Занимает центр; хамелеон достаётся сопернику.
reason-kb-safe = После следующего по силе хода соперник сразу сделал бы больше.
reason-kb-later = Сразу ничего не происходит. Окупится позже.
reason-kg-pass = Всё, что можно, не лучше, чем оставить.
reason-kg-counts = В конце считается за { $points }.
reason-kg-robs = И { $name } его теряет.
reason-kg-met = Из 100 бросков к этому жетону подходит { $share }.
reason-ab-points = Очки сразу: { $points }.
reason-ab-keeps = Остаются у тебя: { $tiles }.
reason-ab-exchange = Новые фишки сейчас дороже любой выкладки.

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
review-row-choices = Свои ходы
review-row-others = Ходы других
review-row-unclear = Неясно
review-end = В конце
review-hits = Лучший ход найден
review-exact = Каждое значение доказано.
review-guessed = Некоторые значения — оценки.
review-turning = Ходы, которые всё решали
review-luck = Удача, { $name }: { $value }.
review-no-luck = Это ничего не изменило.
review-forced = Выбирать было не из чего.
review-not-judged = Об этом нельзя судить.
review-best = Это было лучше всего.
review-cost = Это стоило { $value }. Лучше: { $best }.
review-fork = Играть дальше отсюда

## Стол для анализа

analysis-title = Анализ
analysis-start = Первая позиция.
analysis-values = Сколько стоят ходы
analysis-show = Показать
analysis-hidden = Сначала подумай, потом смотри.
analysis-chance = Очередь случая: скажи, что выпало, или пусть выпадет само.
analysis-fall = Пусть выпадет
analysis-lines = Опробованные варианты
analysis-remove = Удалить отсюда
analysis-removed = Удалено. Ты стоишь перед этим ходом.
analysis-ways = { $count ->
    [one] Отсюда идёт { $count } вариант: { $acts }.
    [few] Отсюда идут { $count } варианта: { $acts }.
   *[many] Отсюда идут { $count } вариантов: { $acts }.
 }
analysis-position = Позиция
analysis-set = Расставить
