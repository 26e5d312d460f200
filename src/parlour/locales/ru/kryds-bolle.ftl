### Kryds & Bolle за столом страницы.

## What the slip tells

kb-told-bar = { $bar ->
    [a1] передний левый
    [b1] передний средний
    [c1] передний правый
    [a2] левый
    [b2] средний
    [c2] правый
    [a3] задний левый
    [b3] задний средний
   *[c3] задний правый
 }
kb-told-ball = { $name } занимает { kb-told-bar } стержень{ $free ->
    [yes] { ", " }{ $level ->
        [1] низ
        [2] середина
       *[3] верх
     }
   *[no] { "" }
 }
kb-told-chameleon = { $name } ставит хамелеона
kb-told-line = { $kind ->
    [layer1] Линия в нижнем слое.
    [layer2] Линия в среднем слое.
    [layer3] Линия в верхнем слое.
    [up] Линия прямо вверх.
   *[across] Линия сквозь слои.
 }
kb-told-lines = Линий сразу: { $lines }.
kb-told-lies = { $level ->
    [1] Шарик лежит внизу.
    [2] Шарик лежит посередине.
   *[3] Шарик лежит наверху.
 }
kb-told-gain = { $lines ->
    [one] +{ $lines } линия
    [few] +{ $lines } линии
   *[many] +{ $lines } линий
 }

## Everything else

kb-chameleon = хамелеон
kb-level = { $level ->
    [1] Низ
    [2] Середина
   *[3] Верх
 }
kb-layer = { $level ->
    [1] Нижний слой
    [2] Средний слой
   *[3] Верхний слой
 }
kb-bar = { $bar ->
    [a1] на переднем левом стержне
    [b1] на переднем среднем стержне
    [c1] на переднем правом стержне
    [a2] на левом стержне
    [b2] на среднем стержне
    [c2] на правом стержне
    [a3] на заднем левом стержне
    [b3] на заднем среднем стержне
   *[c3] на заднем правом стержне
 }
kb-place = { $place }, { $level ->
    [1] внизу
    [2] в середине
   *[3] наверху
 } { kb-bar }
kb-cell-ball = { $place }: { $owner }{ $last ->
    [yes] , последний шарик
   *[no] { "" }
 }
kb-cell-chosen = { $place }: выбрано, нажми ещё раз, чтобы поставить
kb-cell-open = { $place }: свободно
kb-cell-free = { $place }: свободно, но ещё рано

kb-turn = { $shared ->
    [yes] { $name }, куда поставишь шарик?
   *[no] Куда поставишь шарик?
 }
kb-turn-chameleon = { $shared ->
    [yes] { $name }, хамелеон напоследок
   *[no] Хамелеон напоследок
 }
kb-ask = { $shared ->
    [yes] { $name }, { $level ->
        [1] внизу
        [2] в середине
       *[3] наверху
     } { kb-bar }?
   *[no] { $level ->
        [1] Внизу
        [2] В середине
       *[3] Наверху
     } { kb-bar }?
 }
kb-how = { $device ->
    [finger] Коснись стержня или кольца.
   *[mouse] Выбери стержень или кольцо; шарик соскользнёт вниз.
 }
kb-how-free = { $device ->
    [finger] Коснись свободного места.
   *[mouse] Выбери свободное место, на стержнях или в слоях.
 }
kb-makes = { $lines ->
    [one] Получится { $lines } линия: было { $from }, станет { $to }.
    [few] Получится { $lines } линии: было { $from }, станет { $to }.
   *[many] Получится { $lines } линий: было { $from }, станет { $to }.
 }
kb-makes-none = Линии пока не выходит.
kb-stops = { $lines ->
    [one] { $name } теряет из-за этого { $lines } линию.
    [few] { $name } теряет из-за этого { $lines } линии.
   *[many] { $name } теряет из-за этого { $lines } линий.
 }
kb-wrong-full = Этот стержень заполнен. Выбери стержень с точкой наверху.
kb-wrong-taken = Там уже лежит шарик. Выбери свободное место.
kb-wrong-floats = Шарики скользят вниз: на этом стержне на очереди { $level ->
    [1] нижнее место
    [2] среднее место
   *[3] верхнее место
 }.
kb-last = Последний шарик: { kb-place }.
kb-place-ball = Поставить шарик
kb-choose-first = Выбери место
kb-unchoose = Выбрать другое место
kb-won = { $mine ->
    [yes] Победа за тобой, { $points }:{ $other }
   *[no] { $name } выигрывает, { $points }:{ $other }
 }
kb-drawn = По { $points }: ничья
kb-over-why = { $lines ->
    [one] { $lines } линия в кубе.
    [few] { $lines } линии в кубе.
   *[many] { $lines } линий в кубе.
 }
kb-end-tap = Коснись палочки, чтобы увидеть её линию.
kb-end-lead = Перевес: { $name }, шарик за шариком
kb-end-line = Линия { $number }: { $places }
kb-end-ball = Шарик { $ball }: { $lines ->
    [one] { $lines } линия
    [few] { $lines } линии сразу
   *[many] { $lines } линий сразу
 }
kb-lines = Линии
kb-left = { $count ->
    [one] остался { $count } шарик
    [few] осталось { $count } шарика
   *[many] осталось { $count } шариков
 }
kb-balls-left = Осталось шариков
kb-holds = С хамелеоном
kb-holds-short = Хамелеон: { $name }
kb-turn-finger = Поверни стержни пальцем
kb-turn-round = Повернуть стержни
kb-turn-to = { $way ->
    [left] Повернуть влево
    [right] Повернуть вправо
    [up] Наклонить вверх
   *[down] Наклонить вниз
 }
kb-turn-home = Показать спереди
kb-count = Шарик { $ball } из 27, { $placement ->
    [free] любое свободное место
   *[stacked] один на другой
 }

kb-say-ball = { $name }: { $place }, { $level ->
    [1] внизу
    [2] в середине
   *[3] наверху
 } { kb-bar }.{ $made ->
    [0] { "" }
    [one] { " " }{ $made } линия.
    [few] { " " }{ $made } линии.
   *[many] { " " }{ $made } линий.
 }
kb-say-chameleon = Хамелеона получает { $name }.
kb-tell-balls = { $name }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }, { $count ->
    [0] шариков пока нет.
   *[other] шарики на { $places }.
 }
kb-tell-free = Можно ставить на { $places }.
kb-lots = Жребий брошен: начинает { $name }.
