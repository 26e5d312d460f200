### Абаку за столом страницы.

## What the slip tells

ab-told-laid = { $name } выкладывает { $tiles }
ab-told-at = С { $at }.
ab-told-equations = Равенств сразу: { $count }
ab-told-pass = { $name } пасует
ab-told-accept = { $name } принимает ход
ab-told-challenge = { $name } оспаривает ход
ab-told-exchange = { $count ->
    [one] { $name } меняет { $count } фишку
    [few] { $name } меняет { $count } фишки
   *[many] { $name } меняет { $count } фишек
 }
ab-told-magic = { $name }: { $act }

## Everything else

ab-board = Доска. Стрелки — перемещение, цифры — фишки, пробел меняет направление, Enter делает ход.
ab-rack = Твои фишки
ab-tile = { $tile ->
    [joker] Джокер
   *[other] Фишка { $tile }
 }
ab-square = { $square }{ $bonus ->
    [n2] , число умножить на 2
    [n3] , число умножить на 3
    [e2] , равенство умножить на 2
    [e3] , равенство умножить на 3
    [start] , старт
   *[none] { "" }
 }
ab-square-tile = { $square }: { $digit }{ $kind ->
    [new] , твоя, ещё не сыграна
    [joker] , джокер
   *[old] { "" }
 }
ab-bonus = { $bonus ->
    [n2] число ×2
    [n3] число ×3
    [e2] равенство ×2
   *[e3] равенство ×3
 }
ab-turn = { $shared ->
    [yes] { $name }, составь равенство из фишек
   *[no] Составь равенство из фишек
 }
ab-how = Выбери фишку, потом клетку. Можно и перетащить, и набрать. Все фишки одного хода лежат на одной линии.
ab-one-line = Все фишки одного хода лежат на одной линии.
ab-equations = { $count ->
    [0] Пока нет равенств
    [one] { $count } равенство
    [few] { $count } равенства
   *[many] { $count } равенств
 }
ab-not-yet = Пока нет
ab-tiles-way = { $count ->
    [one] { $count } фишка
    [few] { $count } фишки
   *[many] { $count } фишек
 }, { $way ->
    [across] по горизонтали
    [down] по вертикали
   *[diagonal] по диагонали
 }
ab-bonus-on = { $over ->
    [yes] если отпустить здесь: { $bonus }
   *[no] { $bonus } на { $square }
 }
ab-sum = { $kind ->
    [hint] Принесло бы
    [told] Принесло
   *[mine] Этот ход
 }
ab-hint = Подсказка
ab-hint-act = { $square }{ $way ->
    [across] , по горизонтали
    [down] , по вертикали
    [diagonal] , по диагонали
   *[one] { "" }
 }: { $tiles }
ab-hint-aside = пока ничего не выложено
ab-told-by = ход: { $name }
ab-let-go = Отпустить на { $square }
ab-left-over = { $count ->
    [one] { $count } лишняя фишка
    [few] { $count } лишние фишки
   *[many] { $count } лишних фишек
 }
ab-shuffle = Перемешать
ab-whole = Вся доска
ab-speak = Прочитать вслух
ab-place = { $known ->
    [yes] { $points ->
        [one] Выложить: { $points } очко
        [few] Выложить: { $points } очка
       *[many] Выложить: { $points } очков
     }
   *[no] Выложить фишки
 }
ab-place-first = Выложи фишки
ab-place-not = Пока не подходит
ab-take-up = Забрать
ab-to-exchange = Обменять
ab-exchange = { $count ->
    [0] Выбери фишки
    [one] Обменять { $count } фишку
    [few] Обменять { $count } фишки
   *[many] Обменять { $count } фишек
 }
ab-exchange-ask = { $count ->
    [0] Какие фишки вернуть?
    [one] Вернуть { $count } фишку
    [few] Вернуть { $count } фишки
   *[many] Вернуть { $count } фишек
 }
ab-exchange-how = Столько же получишь из мешка. Это будет твой ход.
ab-exchange-not = Оставить
ab-pass = Спасовать
ab-swapped = Джокер теперь твой в обмен на его цифру. Выложи его или оставь себе и выложи другие фишки.
ab-joker-ask = Какой цифрой будет джокер?
ab-joker-not = Не сейчас
ab-asked = { $act }: верно?
ab-asking = Остальные проверяют { $act }
ab-accept = Принять
ab-challenge = Оспорить
ab-bag = { $count ->
    [0] Мешок пуст.
    [one] В мешке { $count } фишка.
    [few] В мешке { $count } фишки.
   *[many] В мешке { $count } фишек.
 }
ab-unseen = Фишки, которых ты не видишь
ab-wrong = Так нельзя.
ab-wrong-at = { $squares }:
ab-won = { $count ->
    [1] { $names } выигрывает, счёт { $points }
   *[other] { $names } делят победу, счёт { $points }
 }
ab-end-why = Оставшиеся фишки отнимают очки.
ab-end-left = { $count ->
    [0] Фишек не осталось
    [one] Осталась { $count } фишка
    [few] Осталось { $count } фишки
   *[many] Осталось { $count } фишек
 }

ab-say-place = { $name } выкладывает { $act }: { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
   *[many] { $points } очков.
 }
ab-say-exchange = { $name } меняет { $count ->
    [one] { $count } фишку.
    [few] { $count } фишки.
   *[many] { $count } фишек.
 }
ab-say-pass = { $name } пасует.
ab-say-accept = { $name } принимает ход.
ab-say-challenge = { $name } оспаривает ход.
ab-tell-row = Ряд { $row }: { $tiles }.
ab-tell-rack = Твои фишки: { $tiles }.

## Что не так с ходом, по коду

ab-wrong-not-one-equation = не все эти фишки входят в одно равенство.
ab-wrong-contact-in-no-equation = эти две фишки соприкасаются, но ни одно новое равенство не включает обе.
ab-wrong-no-old-tile = ни одна прежняя фишка не входит в новое равенство.
ab-wrong-gap = здесь пропуск.
ab-wrong-not-on-start = первым ходом положи фишку на эту клетку.
ab-wrong-two-tiles-first = Первым ходом выложи не меньше двух фишек.
ab-wrong-nothing-touched = Ни одна новая фишка не касается фишек на доске.
ab-wrong-off-the-board = фишки выходят за край доски.
ab-wrong-square-taken = здесь уже лежит фишка.
ab-wrong-no-joker-there = здесь нет джокера.
ab-wrong-no-digit-for-joker = у тебя нет цифры, которую заменяет джокер.
ab-wrong-no-diagonals = В этой партии по диагонали не выкладывают.
ab-wrong-not-in-rack = У тебя нет этой фишки.

# Magic squares
ab-magic-ask = Пусть у всех линий будет одна сумма
ab-magic-how = Выбери цифру, потом клетку. Считаются ряды, столбцы и обе диагонали.
ab-magic-lines = Линии с одной суммой: { $lines } из { $all }
ab-magic-square = { $square }: { $digit ->
    [none] свободно
   *[other] { $digit }
 }
