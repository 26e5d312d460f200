### Печать дома: страница и слова на листах.

print-why = Хорошо смотрится и в чёрно-белом. Выбери, что нужно.
print-rules = Правила на одной странице
    .why = Любая игра, десять языков
print-worksheets = Рабочие листы
    .why = Со страницей ответов
print-puzzles = Листы с задачами
    .why = Шесть позиций с решениями
print-language = Язык
print-game = Правила игры
print-paper = Бумага
print-course = Рабочий лист
print-kind = Задачи из игры
print-level = Уровень
print-other = Другие вопросы
print-go = { $count ->
    [one] Напечатать { $count } лист
    [few] Напечатать { $count } листа
    [many] Напечатать { $count } листов
   *[other] Напечатать { $count } листа
 }
print-none = Выбери лист
print-save = Скачать PDF
sheet-paper = { $paper ->
    [letter] Печать дома, Letter
   *[a4] Печать дома, A4
 }
sheet-abaku-score = Лист очков Abaku
    .why = До четырёх игроков
    .how = Лист очков: сколько фишек ушло, очки за ход и сумма.
    .count = Каждая фишка в каждом новом равенстве — это очко, в коротких внутри длинных тоже. Круг на поле считается для фишки, квадрат — для всего равенства.
    .end = В конце каждая оставшаяся фишка стоит одно очко, а тот, у кого их нет, получает по очку за каждую фишку остальных. Если так условились, при равенстве решает, у кого ушло больше фишек.
sheet-abaku-board = Поле для Abaku
    .why = С премиальными клетками
    .how = Поле с премиальными клетками. Начинай со звезды.
sheet-shut-the-box-score = Блокнот для игры «Закрой коробку»
    .why = Два на листе
    .how = Что осталось открытым — твои очки. Побеждает тот, у кого их меньше; закрой коробку — и победа сразу твоя.
sheet-shut-the-box-flaps = Крышки для вырезания
    .why = Двенадцать, согнуть и приклеить
    .how = Наклей лист на картон. Вырежи по штрихам, согни каждую крышку по точкам и приклей её ножку к деревянной рейке.
sheet-chikugo-score = Лист очков Chikugo
    .why = Двенадцать раундов на шестерых
    .how = Записывай очки каждого броска и обводи очки Надира. Внизу: взятые и сброшенные жетоны.
sheet-take-it-score = Лист очков Take It
    .why = Жетоны и очки на шестерых
    .how = В конце отметь свои жетоны. Число рядом с жетоном — его цена.
sheet-kugelbox-chips = Жетоны для Kugelbox
    .why = Двенадцать для вырезания
    .how = Наклей лист на картон и вырежи по штрихам. Обратная сторона пустая, и никто не видит, что берёт.
sheet-kryds-bolle-score = Лист очков Kryds & Bolle
    .why = Десять игр и этажи для записи
    .how = Линия — это очко. Внизу запиши, как заполнялся куб, этаж за этажом.
sheet-rules = Правила: { $game }
sheet-drill = Рабочий лист: { $course }
sheet-puzzles = Задачи: { $kind }
sheet-do-equations = Цифры в ряд, без знаков. Где поставить + − × :, квадрат или корень? Запиши равенство со знаками.
sheet-do-sums = Сложи очки двух кубиков. Найди открытые крышки, которые дают ровно это число. Закрась один способ, остальные запиши.
sheet-do-throws = Шарики — два угла прямоугольника или концы линии. Посчитай лунки, вместе с теми, где шарики. Один шарик — 1 очко.
sheet-do-calculators = Знак у ряда красного шарика соединяет числа под шариками. При минусе вычти меньшее из большего. У красного шарика белая точка.
sheet-do-puzzles = Запиши свой ход и почему.
sheet-example = Пример
    .why = Этот уже решён.
sheet-answers = { $title }: ответы
    .why = Здесь все верные ответы. Порядок не важен.
sheet-your-name = Имя
sheet-class-date = Класс, дата
sheet-numbered = лист { $sheet }, страница { $page } из { $pages }
sheet-own-range = свой выбор
sheet-least = крышек не меньше { $least }
sheet-ways-gap = Способов: _.
sheet-ways = { $ways ->
    [one] { $ways } способ
    [few] { $ways } способа
    [many] { $ways } способов
   *[other] { $ways } способа
 }
sheet-points-gap = очки
sheet-name = Имя
sheet-total = Итого
sheet-date = Дата
sheet-where = Место
sheet-turn = Ход
sheet-tiles = фишки
sheet-points = очки
sheet-sum = сумма
sheet-left = Остаток
sheet-glue = клей
sheet-game = Игра
sheet-begins = Кто начинает
sheet-name-ball = { $ball ->
    [light] Имя (светлые)
   *[dark] Имя (тёмные)
 }
sheet-floor = { $floor ->
    [low] низ
    [middle] середина
   *[high] верх
 }
sheet-cube-you = { $ball ->
    [light] Твой ход, светлыми шариками.
   *[dark] Твой ход, тёмными шариками.
 }
sheet-cube-free = Шарик можно поставить на любое свободное место.
sheet-middle = В середине
sheet-player = Игрок { $number }
sheet-chips-taken = Взято
sheet-chips-out = Сброшено
sheet-bonus = { $bonus ->
    [tile-twice] Эта фишка считается дважды
    [tile-thrice] Эта фишка считается трижды
    [all-twice] Равенство считается дважды
   *[all-thrice] Равенство считается трижды
 }
sheet-chip-asks = { $asks ->
    [line] ряд или столбец
    [square] квадрат
    [at-most] { $number } или меньше
   *[at-least] { $number } или больше
 }
sheet-size-chips = жетоны { $wide } мм
sheet-size-squares = клетки { $wide } мм
sheet-size-flaps = крышки { $wide } × { $high } мм
error-no-sheet = Листа { $key } нет. Есть: { $known }
error-no-paper = Этот сервер не печатает: не установлена часть Parlour.
