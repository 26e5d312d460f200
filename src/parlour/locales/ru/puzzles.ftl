### Задачи: сегодняшняя, и по игре, уровню и теме.

puzzles-title = Задачи
puzzle-title = Задача
puzzle-day = Задача дня
puzzle-solve = Решить
puzzle-see = Посмотреть ещё раз
puzzle-level = уровень { $level }
puzzle-me = Ты
puzzle-making = Составляю задачу…
puzzle-how = Сыграй ответ на доске.
puzzle-how-sums = Столбцы от a до e — числа от 1 до 5. Ряд красного шарика даёт знак: ряды 1 и 5 складывают, 2 и 4 вычитают меньшее, 3 умножает. Один шарик в лунке — 1 очко, ни одного — 0.
puzzle-points = Очки за этот бросок
puzzle-answer = Ответить
puzzle-is-right = Верно: { $best }
puzzle-is-wrong = Не совсем: { $best } лучше
puzzle-by = На { $value } лучше следующего хода.
puzzle-next = Следующая задача
puzzle-link = Скопировать ссылку на эту задачу
puzzle-code = Код для вставки
unit-now = Очки сразу

task-shut-the-box = Какие крышки стоят в среднем меньше всего очков?
task-kryds-bolle = Где шарик принесёт больше всего, если дальше обе стороны играют безошибочно?
task-take-it = Что даёт лучший шанс выиграть?
task-chikugo = Что даёт лучший шанс не остаться с жетонами?
task-abaku = Какой ход сразу даёт больше всего очков?
task-smart-calculators = Сколько очков даёт этот бросок?
task-any = Что лучше всего?

puzzle-theme-any = Любые
puzzle-theme-fork = вилка
puzzle-theme-centre = центр
puzzle-theme-chameleon = хамелеон
puzzle-theme-patience = терпение
puzzle-theme-plain = всего понемногу
puzzle-theme-dice = не то, что на кубиках
puzzle-theme-largest = не самая большая крышка
puzzle-theme-smallest = не самый малый жетон
puzzle-theme-rarest = не самый редкий жетон
puzzle-theme-take = взять жетон
puzzle-theme-rob = забрать у другой стороны
puzzle-theme-greed = не самый дорогой жетон
puzzle-theme-nested = равенство в равенстве
puzzle-theme-roots = степени и корни
puzzle-theme-joker = джокер
puzzle-theme-bonus = премиальные клетки
puzzle-theme-sums = счёт
