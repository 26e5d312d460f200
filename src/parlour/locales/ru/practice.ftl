### Practice alone: ten questions at a time, at a level that follows the one who learns.

practice-one = Упражнения в одиночку
practice-why = Десять вопросов, без часов. За каждый день, когда возвращаешься, — палочка.
practice-equations = Скрытые равенства
    .why = Где поставить знаки?
practice-sums = Суммы до 12
    .why = Какие крышки дают ту же сумму?
practice-throws = Посчитай прямоугольник
    .why = Сколько лунок охватывают шарики?
practice-calculators = { option-smart_calculators }
    .why = Что дают числа на краю?
practice-question = { $number } из { $of }
practice-level = Уровень { $level } из { $levels }
practice-never = пока нет
practice-hint-is-it = Пробуй знаки по очереди: плюс, минус, умножить, разделить, потом квадраты и корни.
practice-hint-complete = Посчитай, что дают числа без пропусков, и посмотри, чего не хватает.
practice-hint-find = Начни с двух соседних цифр. Что они дают и стоит ли результат рядом?
practice-hint-flaps = Начни с самой большой крышки не больше { $sum }. Сколько ещё не хватает?
practice-hint-points = Знак стоит у ряда красного шарика. Числа стоят у столбцов.
practice-hint-holes = Сколько столбцов в ширину и рядов в глубину? Перемножь.
practice-show = Покажи
practice-right-1 = Да!
practice-right-2 = Именно так.
practice-right-3 = Зоркий глаз.
practice-right-4 = Верно!
practice-wrong = Пока нет.
practice-wrong-digits = { $digits } — не равенство, где бы ни стояли знаки.
practice-wrong-flaps = { $flaps } даёт { $made }, а не { $sum }.
practice-wrong-few = Это { $sum }, но крышек должно быть не меньше { $least }.
practice-wrong-number = Это не { $number }.
practice-over = Все десять закрыты
practice-first-all = Все десять с первого раза.
practice-up = Теперь у тебя уровень { $level }.
practice-down = Дальше уровень { $level }, пока снова не станет легко.
practice-hard = Труднее всего: { $theme }. В следующий раз этого будет больше.
practice-share = { $right } из { $asked }
practice-more = Ещё десять
practice-best = Самая длинная серия: { $best }
practice-another = Внутри есть ещё одно: { $other }. В игре засчитали бы оба.
practice-back = Все упражнения
practice-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
 }
practice-first = { $count ->
    [one] { $count } с первого раза.
    [few] { $count } с первого раза.
    [many] { $count } с первого раза.
   *[other] { $count } с первого раза.
 }
practice-row = { $days ->
    [one] { $days } день подряд
    [few] { $days } дня подряд
    [many] { $days } дней подряд
   *[other] { $days } дня подряд
 }
class-is-this = Правильно так:
class-wrong-sum = Твой ответ — { $digits }, но { $sum }.
class-you-did = Не { $sum } ли это? Посмотри ещё раз.
class-why-miss = Один шарик мимо, значит 1 очко.
class-why-row = { $sum }: ряд красного шарика даёт знак, столбцы — числа.
class-why-sides = { $sum }: лунки в ширину на лунки в длину, вместе с лунками шариков.
class-why-line = Линия, лунок: { $sum }, вместе с лунками шариков.
