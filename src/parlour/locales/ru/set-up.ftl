### Setting up a match, and the table that fills up before it begins.

setup-start = Начать игру
setup-alone = Играть в одиночку
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
setup-swap-label = Поменять, кто начинает
setup-you = ты
setup-you-name = Ты
setup-a-friend = Друг
setup-by-link = придёт по ссылке
setup-first = начинает
setup-light = светлые
setup-dark = тёмные
setup-level-short = уровень { $level }
setup-level = уровень { $level } из { $of }
setup-record = { $played ->
    [0] партий ещё не было
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
setup-sits-here = Кто сядет здесь?
setup-kind-me = Кто-то здесь
setup-kind-robot = Робот
setup-kind-open = По ссылке
setup-robot = Какой робот?
setup-name = Имя
setup-used = Имена из прошлых игр
setup-link = Ты получишь ссылку, которую можно отправить.
setup-friend-name = Имя друга, если хочешь
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
setup-clock-own = { $minutes } мин + { $seconds } с на ход
setup-clock-minutes = Минут на игрока
setup-clock-seconds = Секунд добавить за ход
setup-no-clock-row = Без часов и спешки
setup-time = Время
setup-watch = Кто может смотреть
setup-watch-link = Все, у кого есть ссылка
setup-watch-players = Только игроки
setup-hints = Подсказки
setup-hints-on = { $on ->
    [yes] разрешены всем
   *[no] выключены
 }
setup-leaving = Если игрок уйдёт
setup-leaving-robot = Дальше играет робот
setup-leaving-forfeit = Партия проиграна
setup-on-time = Если время выйдет
setup-on-time-lose = Партия проиграна
setup-on-time-robot = Дальше играет робот
setup-public = Кто может присоединиться
setup-public-link = Только по ссылке
setup-public-all = Все, из списка столов
preset-to-100 = До 100
preset-one-round = Быстро, один раунд
preset-digits = Цифры

## What each option changes

explain-placement = Шарики соскальзывают по стержню и ложатся друг на друга или встают на любое свободное место куба.
explain-flaps = Чем больше крышек, тем длиннее ход. Обычно их двенадцать.
explain-dice = Всегда два кубика или один, когда закрывать осталось мало.
explain-scoring = Открытые крышки складываются или читаются как одно длинное число: 2, 5 и 8 дают 258.
explain-limit = Партия заканчивается после раунда, в котором у кого-то набралось столько штрафных очков.
explain-rounds = Заданное число раундов вместо предела очков.
explain-shut = Кто закрыл все крышки, сразу побеждает, или остальные ещё доигрывают раунд.
explain-eliminate = Кто дошёл до предела, выбывает. Побеждает тот, кто останется.
explain-throw = Целишься, отпускаешь, и шарики катятся по-настоящему, или две лунки выбирает случай.
explain-miss = Как часто шарик не попадает ни в одну лунку.
explain-smart_calculators = Считаем числами и знаками с края ящика. Для быстрых умов.
explain-lay_out = Один жетон за бросок или все, к которым бросок подходит.
explain-mode = Вместе за столом или тремя способами в одиночку.
explain-referee = Отклоняются сразу или принимаются на веру, пока кто-нибудь не оспорит.
explain-bonuses = Некоторые клетки удваивают или утраивают число или целое равенство.
explain-tile_values = Семёрка даёт семь очков вместо одного. Счёт идёт на сотни.
explain-diagonals = Равенства могут идти и по диагонали. Труднее увидеть, больше можно найти.
explain-count_tiles = При равных очках побеждает тот, кто выложил больше фишек.
explain-trivial_powers = Две единицы подряд — это равенство.
explain-board = Пятнадцать клеток с премиями или семнадцать без них.
explain-start_bonus = Стартовая клетка может удваивать свои равенства.
explain-leftover = Сколько очков отнимают в конце оставшиеся фишки.
explain-zeros = С нулём фишки могут лежать рядом без равенства.
explain-sets = Чем больше фишек, тем дольше игра.
explain-aids = Показывать, сколько даст ход, до того как он сделан.
explain-level = Начать с пустого квадрата или с цифр, при которых решение одно.
explain-first = Жребий на глазах у всех или договорились заранее.
explain-size = Сколько рядов и столбцов.

## A table that fills up

room-more = { $count ->
    [one] Свободен ещё { $count } стул
    [few] Свободны ещё { $count } стула
   *[many] Свободно ещё { $count } стульев
 }
room-self = Партия начнётся сама, когда все сядут.
room-full = Все в сборе
room-you-begin = Начинаешь ты.
room-begins = Начинает { $name }.
room-ready = Начинай, когда хочешь.
room-countdown = Начало через { $seconds }
room-wait = Подождать немного
room-start = Начать сейчас
room-fewer = Начать сейчас (игроков: { $count })
room-fewer-alone = Начать в одиночку
room-seat-robot = Посадить робота
room-robot-off = Освободить стул
room-free = Свободно
room-invited = по приглашению
room-just = только что за столом
room-yours = твой стул
room-agreed = Параметры партии
room-share-text = { $name } приглашает тебя сыграть: { $game }.
room-sat = { $name } садится за стол.
room-stood = { $name } встаёт из-за стола.
room-chairs-free = { $count ->
    [0] Все в сборе.
    [one] Свободен { $count } стул.
    [few] Свободны { $count } стула.
   *[many] Свободно { $count } стульев.
 }
room-asks = { $name } приглашает тебя сыграть: { $game }
room-asked = Тебя приглашают сыграть: { $game }
room-name = Твоё имя за столом
room-join = Присоединиться
room-just-watch = Просто смотреть
room-watching = Ты смотришь. Партия начнётся сама, когда все сядут.
room-is-full = За этим столом нет мест.
room-is-full-why = Смотреть или создать свой?
room-own = Создать свой
explain-deal = Сегодняшние фишки одинаковы для всех, весь день. Кто наберёт больше?
