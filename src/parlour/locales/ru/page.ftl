### Страница: её рамка, начало, как накрывают стол, и то, что общее у всех столов.

parlour = Parlour
page-title = { $page } · Parlour
page-description = Пять игр из дерева, кубиков и чисел: против роботов, с друзьями по сети или за одним столом. Бесплатно и без рекламы.
skip = Перейти к содержанию
close = Закрыть
continue = Продолжить
to-home = Назад к играм
language = Язык
theme-dark = Тёмная
theme-light = Светлая
guest = Гость
player-number = Игрок { $number }

## Страница, которой нет

lost-title = Здесь ничего не сходится
lost-why = Этот адрес никуда не ведёт. Возможно, стол уже убрали или в адресе не хватает буквы.
table-gone = Не удалось найти этот стол
table-gone-why = Возможно, ссылка неполная. Попроси её ещё раз.
table-closed = Этот стол видят только игроки
table-closed-why = Попроси место у хозяина стола.

## Начало

home-question = Во что сыграем?
home-how = Как ты хочешь играть?
home-how-now = Играть сразу
home-how-friends = С друзьями
home-new = Впервые здесь?

## Игры

game-shut-the-box = Закрой коробку
    .short = Два кубика, двенадцать крышек.
    .seats = 1 и больше · 5 минут
    .about = Брось кубики и закрой крышки с той же суммой. Что осталось открытым, идёт тебе в минус.
game-chikugo = Chikugo
    .short = Два шарика, один бросок.
    .seats = от 2 до 6 · 20 минут
    .about = Два шарика в одном броске. У кого в раунде меньше всех, тот берёт жетон, а остаться с жетонами в конце не хочет никто.
game-take-it = Take It
    .short = Тот же ящик, лучшие жетоны.
    .seats = от 2 до 6 · 15 минут
    .about = Брось, переверни жетон и возьми тот, к которому подходит твой бросок.
game-abaku = Abaku
    .short = Цифры без знаков.
    .seats = от 1 до 4 · 30 минут
    .about = Составляй равенства из фишек с цифрами, без всяких знаков.
game-kryds-bolle = Kryds & Bolle
    .short = Три в ряд, в кубе.
    .seats = 2 игрока · 10 минут
    .about = Шарики на девяти стержнях. Каждая линия из трёх, в любую сторону, — это очко.

## Накрыть стол

option-none = как обычно
option-placement = Шарики
option-placement-stacked = соскальзывают по стержню
option-placement-free = на любое свободное место
option-flaps = Крышки
option-dice = Кубики
option-dice-two = всегда два
option-dice-one-when-six = один можно при 6 и меньше
option-dice-one-when-high-shut = один можно без 7–12
option-scoring = Очки
option-scoring-sum = сумма открытых крышек
option-scoring-digits = открытые крышки одним числом
option-limit = Играть до
option-rounds = Раунды
option-shut = Закрытая коробка
option-shut-wins = сразу выигрывает
option-shut-finish-round = выигрывает в конце раунда
option-eliminate = Кто дошёл до предела, выбывает
option-throw = Бросок
option-throw-hand = рукой
option-throw-uniform = случайный
option-miss = Шарик летит мимо
option-smart_calculators = Ловкий счёт
option-lay_out = Сброс
option-lay_out-one = один жетон за бросок
option-lay_out-all = все, что подходят к броску
option-mode = Игра
option-mode-table = за столом
option-mode-solo = в одиночку, на очки
option-mode-cover = закрыть доску
option-mode-magic = магические квадраты
option-referee = Неверные равенства
option-referee-strict = не принимаются
option-referee-challenge = можно оспорить
option-bonuses = Премиальные клетки
option-tile_values = Фишка даёт столько, сколько её цифра
option-diagonals = И по диагонали
option-count_tiles = При равных очках решает число фишек
option-trivial_powers = 1² = 1 считается
option-size = Размер
your-name = Твоё имя
waits-for-host = Партию начнёт { $name }.
invite-title = Пригласи по этой ссылке
invite-why = Наведи камеру телефона или отправь ссылку.
invite-share = Поделиться приглашением
invite-link = Ссылка на этот стол
invite-qr = Ссылка как QR-код
copy = Копировать
copied = Скопировано

## Каждый стол

joining = Загрузка…
waits-for = Ходит { $name }
region-object = Стол
region-line = Что делать
region-pad = Игроки и очки
open-pad = Игроки, очки и инструменты
score-pad = Счёт
match-over = окончена
take-back = Вернуть ход
pause = Пауза
resume = Продолжить
resign = Сдаться
leave = Встать из-за стола
rematch = Реванш
new-version = Есть новая версия.
reload = Обновить
load-failed = Эта часть страницы не загрузилась.
try-again = Попробовать ещё раз
paused = Партия на паузе.
offer-waits = Вопрос задан. Ждём ответа.
curtain-title = Теперь { $name }
curtain-why = Передай устройство. Остальные не смотрят.
curtain-lift = Это я, { $name }

## Что говорится, и набранные команды

say-points = Очки: { $points }.
say-take-back = Последний ход возвращён.
say-resigned = { $name } сдаётся.
say-your-turn = { $shared ->
    [yes] Ходит { $name }.
   *[no] Твой ход.
 }
say-result = { $count ->
    [0] Партия окончена.
    [1] Партия окончена. Выигрывает { $names }.
   *[other] Партия окончена. { $names } делят победу.
 }
tell-legal = Можно сыграть: { $acts }.
tell-no-legal = Сейчас тебе нечего сыграть.
goto-title = Перейти
goto-label = Куда?
goto-none = Ничего не найдено.
command-title = Набрать команду
command-label = Ход или команда
command-hint = ход или помощь
command-said = Что было сказано
command-help = помощь, help, ?
command-help-text = Набери ход так, как он пишется, например b2. Или команду: стол описывает стол, ходы перечисляет твои ходы, последнее повторяет, назад просит вернуть ход. В партии с подсказками подсказка называет лучший ход, а оценки — цену каждого.
command-board = стол, board
command-legal = ходы, moves
command-last = последнее, last
command-back = назад, back

## Простой стол

plain-turn = { $shared ->
    [yes] { $name }, твой ход
   *[no] Твой ход
 }
plain-over = { $count ->
    [0] Партия окончена
    [1] Выигрывает { $names }
   *[other] { $names } делят победу
 }
plain-nothing = ничего
plain-type = Набери свой ход
plain-play = Сыграть
plain-say = { $name } играет { $act }.
plain-say-chance = Случай: { $act }.

## Отказы, по их коду

error-unreachable = Не удалось связаться с сервером. Parlour ещё работает?
error-stale-seq = Кто-то успел раньше. Ты видишь стол таким, какой он сейчас.
error-wrong-seat = Это место не твоё.
error-not-your-turn = Сейчас не твой ход.
error-match-over = Партия уже окончена.
error-not-running = Партия ещё не началась.
error-paused = Партия на паузе.
error-bad-take-back = Этот ход вернуть нельзя.
error-bad-notation = Это не ход. Набери помощь, чтобы увидеть команды.
error-bar-full = Этот стержень полон. Выбери другой.
error-place-taken = Это место занято. Выбери свободное.
error-no-such-place = Такого места нет. Стержни — от a1 до c3, слои — от 1 до 3.
error-no-level = Назови только стержень: шарик сам соскользнёт вниз.
error-level-missing = Назови и слой, например b2.3.
error-game-over = Партия уже окончена.
error-not-this-game = В этой игре такого хода нет. Набери помощь, чтобы увидеть команды.
error-wrong-sum = Сумма этих крышек не равна броску.
error-flap-closed = Одна из этих крышек уже закрыта.
error-close-flaps = Бросок уже сделан. Теперь закрой крышки.
error-choose-dice = Сначала выбери, один кубик или два.
error-bag-too-small = В мешке для этого слишком мало фишек.
error-not-in-rack = У тебя нет этой фишки.
error-not-met = Твой бросок не подходит к этому жетону.
error-limit-and-rounds = Играть можно до предела или заданное число раундов, но не то и другое сразу.
error-eliminate-alone = Для выбывания нужны хотя бы два игрока.
error-eliminate-needs-limit = Для выбывания нужен предел очков.
error-bad-combination = Эти параметры не сочетаются.
error-bad-option = Один из параметров недопустим.
error-seat-taken = Кто-то успел раньше: место занято.
error-too-many-requests = Чуть помедленнее. Попробуй немного позже.
