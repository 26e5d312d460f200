### Взгляд назад на партию: её история, ход ещё раз, картинка, чтобы поделиться.

review-chances = { $count ->
    [one] { $count } шанс из 100
    [few] { $count } шанса из 100
   *[other] { $count } шансов из 100
 }
review-points = { $value ->
    [one] { $value } очко
    [few] { $value } очка
    [many] { $value } очков
   *[other] { $value } очка
 }
review-course-win = { $who ->
    [you] Твой шанс выиграть
   *[other] { $name }: шанс выиграть
 }
review-course-keep = { $who ->
    [you] Твой шанс не проиграть
   *[other] { $name }: шанс не проиграть
 }
review-course-lead = { $who ->
    [you] Твой перевес в конце
   *[other] { $name }: перевес в конце
 }
review-course-points = { $who ->
    [you] Ты против идеальной игры
   *[other] { $name } против идеальной игры
 }
review-flag = { $chance ->
    [yes] Ход { $move }: { $from } → { $to } из 100
   *[no] Ход { $move }: { $from } → { $to }
 }
review-round = Раунд { $round }
review-could = { $who ->
    [you] тут можно было лучше (ты)
   *[other] тут можно было лучше ({ $name })
 }
review-liked-alike = Везло всем поровну.
review-liked = { $who ->
    [you] Удача была на твоей стороне.
   *[other] { $name }: больше всего удачи.
 }
review-found = { $who ->
    [you] Лучший ход найден в { $best } из { $judged } настоящих решений.
   *[other] { $name }: лучший ход найден в { $best } из { $judged } настоящих решений.
 }
review-found-none = { $who ->
    [you] Лучший ход сегодня было трудно найти.
   *[other] { $name }: лучший ход сегодня было трудно найти.
 }
review-numbers = Все числа
review-part-luck = Удача
review-part-choices = Решения
review-scale-luck = { $chance ->
    [yes] шансы из 100 от удачи
   *[no] очки от удачи
 }
review-scale-choices = { $chance ->
    [yes] упущенные шансы из 100
   *[no] упущенные очки
 }
review-way-best = лучше
review-way-both = { $who ->
    [you] лучший, и твой
   *[other] лучший, и сыгран
 }
review-way-played = { $who ->
    [you] твой ход
   *[other] ход: { $name }
 }
review-way-also = тоже можно
review-mattered = { $name }: { $act }, лучше было { $best }
review-mattered-none = Никто ничего не упустил.
review-move = Ход { $move } из { $moves }.
review-try = Попробовать по-своему
review-try-why = Тот же жребий, с хода { $move }.
review-try-start = Начать
review-story-slipped = Партия ускользнула: ход { $move }
review-story-dearest = Дороже всего стоил ход { $move }
review-story-ahead = Путь к победе с хода { $move }
review-story-always = Впереди от начала до конца
review-story-even = Вы шли вровень
review-story-regretless = Жалеть не о чем
review-story-dice = { $who ->
    [you] Хорошая игра. Решила удача.
   *[other] { $name }: хорошая игра. Решила удача.
 }
review-story-clean = { $who ->
    [you] Почти ничего не упущено.
   *[other] { $name }: почти ничего не упущено.
 }
review-story-cost = { $who ->
    [you] { $act } вместо { $best } стоило тебе { $cost }.
   *[other] { $name }: { $act } вместо { $best } стоило { $cost }.
 }
review-story-luck = { $who ->
    [you] Везение дало тебе { $amount }.
   *[other] { $name }: везение дало { $amount }.
 }
review-story-at = Ход { $move }. { $what }
try-same = С хода { $move }, с жребием этой партии, пока он подходит.
try-other = С хода { $move }. Этот вариант отошёл от партии, и жребий здесь новый.
try-who = Кто играет за другую сторону
try-robot = Робот
try-both = За обе стороны
try-anew = Начать сначала
try-back = Назад к разбору
try-result = { $count ->
    [0] На этот раз никто не выигрывает. В партии: { $then }.
    [1] На этот раз выигрывает { $now }. В партии: { $then }.
   *[other] На этот раз победу делят { $now }. В партии: { $then }.
 }
share-picture = Картинка, чтобы поделиться: { $title }
share-now = Поделиться
