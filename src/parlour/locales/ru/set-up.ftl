### Setting up a match, and the table that fills up before it begins.

setup-start = Начать игру
setup-alone = Играть без соперников
setup-together = Играть с другими
setup-keep = Вести счёт
setup-invite = { $count ->
    [1] Пригласить друга
    [one] Пригласить { $count } друга
    [few] Пригласить { $count } друзей
   *[many] Пригласить { $count } друзей
 }
setup-invite-name = Пригласить: { $name }
setup-friend = Играть с другом
setup-a-robot = Играть с роботом
setup-change = Сменить игроков
setup-agree-change = Изменить
setup-swap = Поменять
setup-swap-label = Поменять, кто ходит первым
setup-you = ты
setup-you-name = Ты
setup-a-friend = Друг по ссылке
setup-by-link = придёт по ссылке
setup-first = первый ход
setup-light = светлые
setup-dark = тёмные
setup-level-short = уровень { $level }
setup-level = уровень { $level } из { $of }
setup-record = { $played ->
    [0] ещё не было игр
   *[other] твои победы: { $won } из { $played }
 }
setup-usual = обычные правила
setup-chosen = { $name }: { $value }
setup-changed = { $on ->
    [yes] { $name }
   *[no] без: { $name }
 }
setup-no-clock = без часов
setup-minutes = { $minutes ->
    [one] около { $minutes } минуты
    [few] около { $minutes } минут
   *[many] около { $minutes } минут
 }
setup-lots-decide = Кто начинает, решит жребий.

## Who’s playing?

setup-who = Кто играет?
setup-chairs = Стулья
setup-seat-of = Место { $seat } из { $of }
setup-add = Добавить стул
setup-remove = Убрать этот стул
setup-sits-here = Кто здесь сидит?
setup-kind-me = Кто-то здесь
setup-kind-robot = Робот
setup-kind-open = По ссылке
setup-robot = Какой робот?
setup-name = Имя
setup-used = Имена из прошлых игр
setup-link = Ты получишь ссылку, чтобы её отправить.
setup-friend-name = Кого зовёшь? (если хочешь)
setup-swap-first = Поменять, кто начинает
setup-lots = Бросить жребий

## How shall we play?

setup-how = Как играем?
setup-changes = { $count ->
    [one] { $count } отличие от обычных правил
    [few] { $count } отличия от обычных правил
   *[many] { $count } отличий от обычных правил
 }
setup-back-to-usual = Вернуть обычные правила
setup-presets = Готовые правила
setup-more = Ещё
setup-to-limit = до предела
setup-custom = Своё
setup-switch = { $on ->
    [yes] да
   *[no] нет
 }
setup-clock-own = { $minutes } мин + { $seconds } с за ход
setup-clock-minutes = Минут каждому
setup-clock-seconds = Секунд сверху за ход
setup-no-clock-row = Без часов, не спеши
setup-time = Время
setup-watch = Кто может смотреть
setup-watch-link = Все, у кого есть ссылка
setup-watch-players = Только игроки
setup-hints = Подсказки
setup-hints-on = { $on ->
    [yes] разрешены всем
   *[no] выключены
 }
setup-leaving = Если кто-то уйдёт
setup-leaving-robot = Дальше играет робот
setup-leaving-forfeit = Это поражение
setup-on-time = Если время выйдет
setup-on-time-lose = Это поражение
setup-on-time-robot = Дальше играет робот
setup-public = Кто может войти
setup-public-link = Только по ссылке
setup-public-all = Все, с открытых столов
preset-to-100 = До 100
preset-one-round = Быстро, один круг
preset-digits = Цифры

## What each option changes

explain-placement = Шары съезжают по стержню и ложатся стопкой или встают на любое свободное место куба.
explain-flaps = Чем больше планок, тем длиннее ход. Обычно их двенадцать.
explain-dice = Всегда два кубика или один, когда закрывать осталось мало.
explain-scoring = Открытые планки складываются или читаются как одно длинное число: 2, 5 и 8 дают 258.
explain-limit = Игра кончается после круга, в котором у кого-то набралось столько штрафных очков.
explain-rounds = Заданное число кругов вместо предела очков.
explain-shut = Закрыть всё значит сразу победить, или остальные доигрывают круг.
explain-eliminate = Кто дошёл до предела, выбывает; побеждает тот, кто остался.
explain-throw = Целишься, отпускаешь, и шары правда катятся, или две лунки выбирает случай.
explain-miss = Как часто шар не попадает ни в одну лунку.
explain-smart_calculators = Считаем числами и знаками с края коробки. Для быстрых умов.
explain-lay_out = Одна фишка за бросок или все, к которым бросок подходит.
explain-mode = Вместе за столом или тремя способами без соперников.
explain-referee = Отклоняются сразу или лежат на доверии, пока кто-то не усомнится.
explain-bonuses = Некоторые клетки удваивают или утраивают число или целое равенство.
explain-tile_values = Семёрка даёт семь очков вместо одного. Счёт идёт на сотни.
explain-diagonals = Равенства могут идти и наискосок. Труднее увидеть, больше можно найти.
explain-count_tiles = При равных очках побеждает тот, у кого ушло больше фишек.
explain-trivial_powers = Две единицы подряд — это равенство.
explain-board = Пятнадцать клеток с бонусами или семнадцать без них.
explain-start_bonus = Начальная клетка может удваивать свои равенства.
explain-leftover = Сколько в конце стоят оставшиеся фишки.
explain-zeros = С нулём фишки могут лежать рядом без равенства.
explain-sets = Чем больше фишек, тем дольше игра.
explain-aids = Показывать, сколько даст ход, до того как он сделан.
explain-level = Начать с пустого или с цифрами, при которых решение одно.
explain-first = Решает случай на глазах у всех, или это известно заранее.
explain-size = Сколько строк и столбцов.
explain-deal = Сегодняшние фишки одинаковы для всех, весь день. Кто наберёт больше?

## A table that fills up

room-more = { $count ->
    [one] Свободен ещё { $count } стул
    [few] Свободны ещё { $count } стула
   *[many] Свободно ещё { $count } стульев
 }
room-self = Игра начнётся сама, когда все сядут.
room-full = Все в сборе
room-begins = Начинает { $name }.
room-ready = Начинай, когда хочешь.
room-countdown = Начало через { $seconds }
room-wait = Подождать
room-start = Начать сейчас
room-fewer = Начать без остальных: { $count }
room-fewer-alone = Начать без остальных
room-seat-robot = Посадить робота
room-robot-off = Освободить стул
room-free = Свободно
room-invited = по приглашению
room-just = уже за столом
room-yours = твой стул
room-agreed = О чём договорились
room-share-text = { $name } зовёт тебя сыграть: { $game }.
room-sat = { $name } за столом.
room-stood = { $name } уходит из-за стола.
room-chairs-free = { $count ->
    [0] Все в сборе.
    [one] Свободен { $count } стул.
    [few] Свободны { $count } стула.
   *[many] Свободно { $count } стульев.
 }
room-asks = { $name } зовёт тебя сыграть: { $game }
room-asked = Тебя зовут сыграть: { $game }
room-name = Твоё имя за столом
room-join = Войти
room-just-watch = Просто смотреть
room-watching = Ты смотришь. Игра начнётся сама, когда все сядут.
room-is-full = За этим столом нет мест.
room-is-full-why = Смотреть или открыть свой?
room-own = Открыть свой
