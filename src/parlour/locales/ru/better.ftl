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
command-advice = подсказка
command-values = оценки
error-nobody-to-act = В этой позиции никто не ходит.
error-playing-without-hints = Сейчас ты играешь в эту игру без подсказок. Разбери её, когда партия закончится.

## Почему ход хорош

reason-stb-throws = Открытыми остаются { $open }: из 36 бросков подходит { $fits }.
reason-stb-shut = Коробка закрыта.
reason-kb-makes = { $lines ->
    [one] Получается линий: { $lines }.
    [few] Получаются { $lines } линии.
   *[many] Получаются { $lines } линий.
 }
reason-kb-stops = { $lines ->
    [one] Сорвано линий соперника: { $lines }.
    [few] Сорваны { $lines } линии соперника.
   *[many] Сорваны { $lines } линий соперника.
 }
reason-kb-centre = Занимает центр; хамелеон достаётся сопернику.
reason-kb-safe = После следующего по силе хода соперник сразу сделал бы больше.
reason-kb-later = Сразу ничего не происходит. Окупится позже.
reason-kg-pass = Всё, что можно, не лучше, чем оставить.
reason-kg-counts = В конце считается за { $points }.
reason-kg-robs = И { $name } его теряет.
reason-kg-met = Из 100 бросков этому жетону подходит { $share }.
reason-ab-points = Очки сразу: { $points }.
reason-ab-keeps = Остаются у тебя: { $tiles }.
reason-ab-exchange = Новые фишки сейчас дороже любой выкладки.
