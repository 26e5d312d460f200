### Чикуго и Take It за столом страницы.

## What the slip tells

kg-told-shape = { $shape ->
    [none] ни одного шарика в лунке
    [one] один шарик в лунке
    [line] линия
    [square] квадрат
   *[rectangle] прямоугольник
 }
kg-told-threw = { $name }: бросок на { $points }, { kg-told-shape }
kg-told-chikugo = Chikugo! Это сразу победа.
kg-told-nadir = Пока ниже всех: Надир.
kg-told-holes = Красный { $red ->
    [miss] мимо
   *[other] { $red }
 }, чёрный { $black ->
    [miss] мимо
   *[other] { $black }
 }{ $sum ->
    [none] { "" }
   *[other] { ": " }{ $sum }
 }.
kg-told-turned = { $name } переворачивает { $chip }
kg-told-nadir-takes = { $name }, Надир, берёт { $chip }
kg-told-nadir-takes-some = Надир берёт { $chip }
kg-told-nadir-why = Самый низкий бросок раунда.
kg-told-matches = Бросок на { $points }, { kg-told-shape }.
kg-told-pass = { $name } оставляет всё как есть
kg-told-take = { $name } берёт { $chip }
kg-told-rob = { $name } забирает { $chip }, { $other } его теряет
kg-told-lay = { $name } сбрасывает { $chip }

## Everything else

kg-nadir = Надир
kg-chip = { $chip ->
    [line] жетон «линия»
    [square] жетон «квадрат»
    [max] жетон «до { $number }»
   *[other] жетон { $number }
 }
kg-box = Ящик. Красный { $red ->
    [miss] мимо
   *[other] на { $red }
 }, чёрный { $black ->
    [miss] мимо
   *[other] на { $black }
 }.
kg-throw = Бросить
kg-turn-chip = Перевернуть жетон
kg-pass = Оставить
kg-choose = Выбери жетон
kg-look = Вид
kg-look-from = { $way ->
    [hand] С руки
    [above] Сверху
   *[low] Низко
 }
kg-wrong = Не подходит: { $chip }
kg-wrong-why = { $reason ->
    [match] Это число, линия или форма не совпадает с твоим броском.
    [exact] У другого игрока можно взять только при точно таком числе, линию — при линии, квадрат — при квадрате.
    [throw] Сначала брось.
    [take] Возьми жетон из середины.
    [rob] Можно забрать жетон у другого игрока или оставить.
    [lay] Сбрось один из своих жетонов.
   *[none] Сначала переверни жетон.
 }
kg-take = Взять { $chip }
kg-rob = Забрать { $chip }
kg-lay = Сбросить { $chip }
kg-clear = { $shared ->
    [yes] { $name }, { $points } или больше тебя спасёт
   *[no] { $points } или больше тебя спасёт
 }
kg-throw-ask = { $shared ->
    [yes] { $name }, брось оба шарика
   *[no] Брось оба шарика
 }
kg-throw-lay = { $shared ->
    [yes] { $name }, брось, чтобы сбросить жетон
   *[no] Брось, чтобы сбросить жетон
 }
kg-turn-ask = { $shared ->
    [yes] { $name }, переверни жетон
   *[no] Переверни жетон
 }
kg-take-ask = { $shared ->
    [yes] { $name }, какой жетон берёшь?
   *[no] Какой жетон берёшь?
 }
kg-rob-ask = { $shared ->
    [yes] { $name }, заберёшь жетон у кого-нибудь?
   *[no] Заберёшь жетон у кого-нибудь?
 }
kg-lay-ask = { $shared ->
    [yes] { $name }, какой жетон сбросишь?
   *[no] Какой жетон сбросишь?
 }
kg-throw-how = Оба шарика летят вместе.
kg-hand = Оттяни шарики и отпусти.
kg-hand-after = Оттяни шарики и отпусти. { $name }: { $points }.
kg-wait = Минутку.
kg-threw = { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }, { $shape ->
    [none] ни одного шарика в лунке
    [one] один шарик в лунке
    [line] линия
    [square] квадрат
   *[rectangle] прямоугольник
 }{ $shape ->
    [none] { "" }
   *[other] { ", " }красный { $red ->
        [miss] мимо
       *[other] { $red }
     }, чёрный { $black ->
        [miss] мимо
       *[other] { $black }
     }
 }{ $sum ->
    [none] { "" }
   *[other] { ": " }{ $sum }
 }.
kg-is-nadir = Надир — { $name }.
kg-middle = { $up ->
    [0] { $down ->
        [0] В середине пусто
        [one] В середине { $down } закрытый жетон
        [few] В середине { $down } закрытых жетона
       *[many] В середине { $down } закрытых жетонов
     }
   *[other] { $down ->
        [0] В середине открытых: { $up }
       *[other] В середине открытых: { $up }, закрытых: { $down }
     }
 }
kg-no-chips = без жетонов
kg-out = вне опасности
kg-just-threw = после броска
kg-round = { $phase ->
    [pick-up] Набор, раунд { $round } из 12
    [lay-out] Сброс, раунд { $round }
    [over] Партия окончена
   *[take-it] Раунд { $round }
 }
kg-won = { $count ->
    [1] { $names } выигрывает, счёт { $points }
   *[other] { $names } делят победу, счёт { $points }
 }
kg-lost = { $count ->
    [0] Никто не проиграл
    [1] { $names } остаётся с жетонами и проигрывает
   *[other] { $names } остаются с жетонами и проигрывают
 }
kg-aim-x = Рука, слева направо
kg-aim-dir = Направление
kg-aim-force = Сила
kg-aim-loft = Высота
kg-aim-gap = Расстояние между шариками
kg-aim-turn = Поворот руки
kg-flying = Бросает { $name }
kg-in-the-air = Шарики в воздухе.
kg-skip = Пропустить полёт
kg-say-chip = Это { $chip }.
kg-say-take = { $name } берёт { $chip }.
kg-say-rob = { $name } забирает { $chip }, { $other } его теряет.
kg-say-lay = { $name } сбрасывает { $chip }.
kg-say-pass = { $name } оставляет всё как есть.
kg-tell-chips = { $count ->
    [0] { $name } без жетонов.
   *[other] { $name }: { $chips }.
 }
kg-tell-up = Открыты: { $chips }.
kg-finer = Задать прицел числами

# Smart Calculators
kg-sum-first = Сначала посчитаю без подсказки
kg-sum-how = Знак в ряду красного шарика соединяет оба числа.
kg-sum-show = Показать
kg-sum-wrong = Не { $points }. Посмотри ещё раз.
kg-same-again = Ещё раз так же
