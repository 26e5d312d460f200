### «Закрой коробку» за столом страницы.

## What the slip tells

stb-told-threw = { $name } выбрасывает { $dice }
stb-told-no-fit = { $name } выбрасывает { $dice }: ничего не подходит
stb-told-no-fit-short = { $name }: { $dice }, не подходит
stb-told-open = { $count ->
    [1] Открытой осталась: { $flaps }
   *[other] Открытыми остались: { $flaps }
 }
stb-told-shut = { $name } закрывает { $flaps }
stb-told-shut-all = { $name } закрывает { $flaps }, а с ними и коробку
stb-told-left = { $thrown ->
    [yes] Бросок: { $dice }.{ " " }
   *[no] { "" }
 }{ $left ->
    [0] Все крышки закрыты.
    [one] Осталась { $left } крышка.
    [few] Осталось { $left } крышки.
   *[many] Осталось { $left } крышек.
 }

## Everything else

stb-turn = { $shared ->
    [yes] { $name }, закрой крышки на сумму { $total }
   *[no] Закрой крышки на сумму { $total }
 }
stb-dice = { $shared ->
    [yes] { $name }, один кубик или два?
   *[no] Один кубик или два?
 }
stb-other = { $name } ищет сумму { $total }
stb-how = Касайся крышек, пока не сойдётся сумма.
stb-chosen = { $count ->
    [1] Выбрано: { $flaps }. Не хватает { $left }.
   *[other] Выбрано: { $flaps }. Не хватает { $left }.
 }
stb-complete = { $count ->
    [1] Одной { $flaps } достаточно.
   *[other] { $flaps } дают { $total }.
 }
stb-before = { $name } выбрасывает { $throw }: ничего не подходит, { $points ->
    [one] { $points } штрафное очко.
    [few] { $points } штрафных очка.
   *[many] { $points } штрафных очков.
 }
stb-before-shut = { $name } закрывает коробку.
stb-do = Закрыть { $flaps }
stb-do-more = Закрыть { $flaps } и…
stb-choose = Выбери крышки
stb-take-one = Бросить один кубик
stb-take-two = Бросить два кубика
stb-sets = Что подходит
stb-flaps = Крышки. Бросок { $throw }.
stb-flap = Крышка { $n }, { $state ->
    [shut] закрыта
    [last] только что закрыта
    [chosen] открыта, выбрана
    [fits] открыта, даёт сумму
    [can] открыта, подходит с другими
   *[open] открыта
 }
stb-round = Раунд
stb-now = Раунд { $round }
stb-total = Всего
stb-ends = Выигрывает тот, у кого меньше очков. { $by ->
    [limit] Партия заканчивается после раунда, в котором кто-то наберёт { $limit }.
    [rounds] В партии { $rounds ->
        [one] { $rounds } раунд
        [few] { $rounds } раунда
       *[many] { $rounds } раундов
     }.
   *[once] В партии один раунд.
 }
stb-shut = Коробка закрыта!
stb-shut-why = { $count ->
    [1] { $names } выигрывает всю партию, сколько бы ни было очков.
   *[other] { $names } делят победу.
 }
stb-won = { $count ->
    [1] { $names } выигрывает, счёт { $points }
   *[other] { $names } делят победу, счёт { $points }
 }
stb-alone = { $points ->
    [one] { $points } штрафное очко
    [few] { $points } штрафных очка
   *[many] { $points } штрафных очков
 }
stb-over-why = Выигрывает тот, у кого меньше штрафных очков.

stb-say-throw = Бросок { $throw }.
stb-say-dice = { $name } берёт { $dice ->
    [one] один кубик.
   *[two] два кубика.
 }
stb-say-shut = { $name } закрывает { $flaps }.
stb-tell = У коробки { $name }. Открыты: { $flaps }.{ $dice ->
    [0] { "" }
   *[other] { " " }Бросок { $throw }.
 }
stb-tell-sets = Что подходит: { $sets }.

### Throwing, and what nothing fits.

stb-throw = Бросить
stb-throw-title = { $shared ->
    [yes] { $name }, бросай кубики
   *[no] Бросай кубики
 }
stb-throw-how = Протащи их по сукну и отпусти. Или нажми пробел.
stb-throw-other = Сейчас бросает { $name }
stb-throw-for-me = Бросать за меня
stb-thrown = Выпало { $total }
stb-nothing = Ничто не даёт { $total }. { $points ->
    [one] Это { $points } очко.
    [few] Это { $points } очка.
    [many] Это { $points } очков.
   *[other] Это { $points } очка.
 }
stb-would-stay = Открытыми остались бы: { $flaps }. { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
    [many] { $points } очков.
   *[other] { $points } очка.
 }
stb-nothing-odds = Не повезло: с такими крышками { $lose ->
    [one] { $lose } бросок из { $of } заканчивает ход.
    [few] { $lose } броска из { $of } заканчивают ход.
    [many] { $lose } бросков из { $of } заканчивают ход.
   *[other] { $lose } броска из { $of } заканчивают ход.
 }
stb-write = Записать { $points }
stb-else = { $instead } вместо { $of }: так было бы лучше
stb-else-why = Тогда { $total } подошло бы. Это был { $ago ->
    [1] последний выбор.
    [one] выбор { $ago } ход назад.
    [few] выбор { $ago } хода назад.
   *[many] выбор { $ago } ходов назад.
 }
stb-else-none = Ничто бы не помогло
stb-else-none-why = При таких бросках { $total } было некуда деть.
stb-wrong-shut = Крышка { $n } уже закрыта.
stb-wrong-big = { $n } больше, чем { $total }.
stb-wrong-lone = Открытые крышки не дают вместе с { $n } сумму { $total }: не хватает { $left }.
stb-all-down = Все { $flaps } закрыты за { $throws ->
    [one] { $throws } бросок.
    [few] { $throws } броска.
    [many] { $throws } бросков.
   *[other] { $throws } броска.
 }
stb-throws = { $count ->
    [one] { $count } бросок
    [few] { $count } броска
    [many] { $count } бросков
   *[other] { $count } броска
 }
stb-cell-shut = закрыта
stb-say-nothing = { $throw }, вместе { $total }. Открытые крышки не дают { $total }. Открыты: { $flaps }. { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
    [many] { $points } очков.
   *[other] { $points } очка.
 }
stb-cup-how = Потряси телефон или нажми на стакан и отпусти.
stb-cup-allow = Бросать, встряхивая
