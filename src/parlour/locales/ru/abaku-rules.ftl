### Options and refusals of Abaku's second rules, of lots and of the Kugelbox's own printings.

option-aids = Подсказки и предпросмотр
option-board = Доска
option-board-bonus = 15 × 15 с премиями
option-board-blank = 17 × 17, без премий
option-start_bonus = Стартовая клетка
option-start_bonus-none = без премии
option-start_bonus-equation-2 = равенство ×2
option-leftover = Оставшиеся фишки отнимают
option-leftover-count = по одному очку
option-leftover-value = столько, сколько на них написано
option-zeros = Фишки могут соприкасаться без равенства, если
option-zeros-either = одна из них — ноль
option-zeros-new = новая — ноль
option-sets = Наборы фишек
option-first = Кто начинает
option-first-lots = по жребию
option-first-draw = кто вытянет меньшую фишку
option-first-seat = первое место
option-level = Магический квадрат
option-level-empty = пустой
option-level-easy = лёгкий
option-level-medium = средний
option-level-hard = трудный
option-deal = Фишки

error-bad-claim = Укажи первую и последнюю фишку равенства. Они должны лежать на одной линии.
error-no-claims = Объявлять равенства можно только там, где их можно оспорить.
error-not-dealt = В этой раздаче дальше идут другие фишки.
error-no-digit-there = В этой клетке нет цифры.
error-digit-given = Эта цифра дана заранее и остаётся на месте.
error-too-many-changes = Больше перемещать цифры нельзя. Заполни квадрат и заверши.
error-nothing-changes = Этот ход ничего не меняет.
error-not-full = Сначала заполни квадрат, потом завершай.
error-not-given = Эти цифры не подходят к этому уровню.
error-bad-first = Кто начинает, указывают только в партии с жребием.

ab-wrong-no-equation = объявлено, но это не равенство.
ab-finish = Завершить
ab-finish-sure = Завершить? Нажми ещё раз
ab-exchange-gone = Эти фишки выходят из игры. Столько же получишь из мешка.
ab-set-aside = { $count ->
    [one] Отложена { $count } фишка.
    [few] Отложено { $count } фишки.
    [many] Отложено { $count } фишек.
   *[other] Отложено { $count } фишки.
 }
ab-result-score = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
 }
ab-result-cover = Закрыто клеток: { $covered } из { $all }
ab-result-full = Вся доска закрыта!
ab-magic-lift = Убрать
ab-magic-move = Выбери цифру в квадрате, чтобы переместить её или убрать.
ab-no-aids = Здесь играют без подсказок. Что верно, станет ясно, когда ответят остальные.

term-over-score = { $points ->
    [one] Готово: { $points } очко.
    [few] Готово: { $points } очка.
    [many] Готово: { $points } очков.
   *[other] Готово: { $points } очка.
 }

ab-deal-chance = случайные
ab-deal-today = сегодняшние, у всех одинаковые
ab-bests = Лучшие результаты
ab-best-own = Твой лучший результат: { $points }
ab-best-new = Твой новый рекорд: { $points }
ab-best-deal = { $whose ->
    [mine] Лучший результат с этими фишками: { $points }, твой
    [named] Лучший результат с этими фишками: { $points }, { $name }
   *[guest] Лучший результат с этими фишками: { $points }, у гостя
 }
