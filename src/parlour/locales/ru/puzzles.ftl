### Задачи: сегодняшняя, и по игре, уровню и теме.

puzzles-title = Задачи
puzzle-title = Задача
puzzle-day = Задача дня
puzzle-solve = Решить
puzzle-see = Посмотреть ещё раз
puzzle-level = уровень { $level }
puzzle-me = Ты
puzzle-making = Задача составляется …
puzzle-how = Сыграй ответ на доске.
puzzle-how-sums = Столбцы a–e — числа 1–5. Ряд красного шарика — знак: 1 и 5 складывают, 2 и 4 вычитают меньшее, 3 умножает. Один шарик — 1, ни одного — 0.
puzzle-points = Очки за этот бросок
puzzle-answer = Ответить
puzzle-is-right = Верно: { $best }
puzzle-is-wrong = Не совсем: { $best } лучше
puzzle-by = Перевес над следующим: { $value }.
puzzle-next = Следующая задача
puzzle-link = Скопировать ссылку на эту задачу
puzzle-code = Код для вставки
unit-now = Очки сразу

task-shut-the-box = Какие крышки в среднем стоят меньше всего?
task-kryds-bolle = Где шарик принесёт больше всего, если дальше оба играют безошибочно?
task-take-it = Что даёт лучший шанс выиграть?
task-chikugo = Что даёт лучший шанс не остаться последним?
task-abaku = Какой ход сразу даёт больше всего?
task-cover = После какого хода удастся в конце закрыть больше всего клеток?
task-smart-calculators = Сколько очков даёт этот бросок?
task-any = Что лучше всего?

puzzle-kind-cover = Заполнить поле

puzzle-theme-any = Любая
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
puzzle-theme-rob = забрать у другого
puzzle-theme-greed = не самый дорогой жетон
puzzle-theme-nested = равенство в равенстве
puzzle-theme-roots = степени и корни
puzzle-theme-joker = джокер
puzzle-theme-bonus = клетки с премией
puzzle-theme-sums = счёт
