### Страница: её рамка, начало, как накрывают стол, и то, что общее у всех столов.

parlour = Parlour
page-title = { $page } · Parlour
page-description = Пять игр с деревом, костями и числами: против роботов, с друзьями по сети или за одним столом. Бесплатно и без рекламы.
skip = Перейти к содержанию
close = Закрыть
continue = Дальше
to-home = Назад к играм
language = Язык
theme-dark = Тёмная
theme-light = Светлая
guest = Гость
player-number = Игрок { $number }

## Страница, которой нет

lost-title = Здесь ничего не сходится
lost-why = Этот адрес никуда не ведёт. Возможно, стол уже убрали или не хватает буквы.
table-gone = Такого стола нет
table-gone-why = Может быть, ссылка неполная.
table-closed = Этот стол закрыт для зрителей
table-closed-why = Попроси место у того, кто его накрыл.

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
    .about = Брось кубики и закрой крышки, которые в сумме дают бросок. Что осталось открытым, идёт тебе в минус.
game-chikugo = Chikugo
    .short = Два шарика, один бросок.
    .seats = от 2 до 6 · 20 минут
    .about = Два шарика в одном броске. У кого в раунде меньше всех, тот берёт жетон; последние не нужны никому.
game-take-it = Take It
    .short = Тот же ящик, лучшие жетоны.
    .seats = от 2 до 6 · 15 минут
    .about = Брось, переверни жетон и возьми то, что заслужил твой бросок.
game-abaku = Abaku
    .short = Цифры без знаков.
    .seats = от 1 до 4 · 30 минут
    .about = Выкладывай фишки с цифрами так, чтобы они читались как примеры, без всяких знаков.
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
option-shut = Кто закроет коробку,
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
option-mode-cover = заполнить поле
option-mode-magic = магические квадраты
option-referee = Неверные равенства
option-referee-strict = не принимаются
option-referee-challenge = можно оспорить
option-bonuses = Клетки с премией
option-tile_values = Фишка стоит свою цифру
option-diagonals = И по диагонали
option-count_tiles = При равенстве решают фишки
option-trivial_powers = 1² = 1 считается
option-size = Размер
your-name = Твоё имя
waits-for-host = Начнёт { $name }.
invite-title = Пригласи по этой ссылке
invite-why = Наведи телефон или отправь ссылку.
invite-share = Поделиться приглашением
invite-link = Ссылка на этот стол
invite-qr = Ссылка картинкой для камеры
copy = Копировать
copied = Скопировано

## Каждый стол

joining = Накрываем на стол …
waits-for = Ходит { $name }
region-object = Стол
region-line = Что делать
region-pad = Игроки и очки
open-pad = Игроки, очки и инструменты
score-pad = Счёт
match-over = окончена
take-back = Вернуть ход
pause = Пауза
resume = Дальше
resign = Сдаться
leave = Уйти
rematch = Реванш
new-version = Вышел новый Parlour.
reload = Обновить
load-failed = Эта часть страницы не загрузилась.
try-again = Попробовать ещё раз
paused = Игра на паузе.
offer-waits = Вопрос задан. Ждём ответа.
curtain-title = Теперь { $name }
curtain-why = Передай устройство. Остальные не смотрят.
curtain-lift = Это я, { $name }

## Что говорится, и набранные команды

say-points = Очки: { $points }.
say-take-back = Ход возвращён.
say-resigned = { $name } сдаётся.
say-your-turn = { $shared ->
    [yes] Ходит { $name }.
   *[no] Твой ход.
 }
say-result = { $count ->
    [0] Игра окончена.
    [1] Игра окончена. Выигрывает { $names }.
   *[other] Игра окончена. { $names } делят победу.
 }
tell-legal = Можно сыграть: { $acts }.
tell-no-legal = Сейчас тебе нечем ходить.
goto-title = Перейти
goto-label = Куда?
goto-none = Ничто так не называется.
command-title = Набрать команду
command-label = Ход или команда
command-hint = ход или помощь
command-said = Что было сказано
command-help = помощь, help, ?
command-help-text = Набери ход так, как он пишется, например b2. Другие слова: стол читает стол, ходы называет, что можно сыграть, последнее повторяет, назад просит вернуть ход; подсказка называет лучший ход, оценки — цену каждого хода, там, где есть подсказки.
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
    [0] Игра окончена
    [1] Выигрывает { $names }
   *[other] { $names } делят победу
 }
plain-nothing = ничего
plain-type = Набери свой ход
plain-play = Сыграть
plain-say = { $name } играет { $act }.
plain-say-chance = Случай: { $act }.

## Отказы, по их коду

error-unreachable = Parlour не отвечает. Он ещё работает?
error-stale-seq = Кто-то успел раньше. Стол таков, как ты его сейчас видишь.
error-wrong-seat = Это место не твоё.
error-not-your-turn = Сейчас не твой ход.
error-match-over = Игра окончена.
error-not-running = Игра ещё не началась.
error-paused = Игра на паузе.
error-bad-take-back = Это вернуть нельзя.
error-bad-notation = Это не ход. Набери помощь, чтобы узнать слова.
error-bar-full = Этот стержень полон.
error-place-taken = Это место занято.
error-no-such-place = Такого места нет.
error-no-level = Назови только стержень: шарик соскользнёт вниз.
error-level-missing = Назови и слой, например b2.3.
error-game-over = Игра окончена.
error-not-this-game = Это ход не из этой игры. Набери помощь, чтобы узнать слова.
error-wrong-sum = Эти крышки не дают броска.
error-flap-closed = Одна из этих крышек уже закрыта.
error-close-flaps = Кубики брошены: закрывай крышки.
error-choose-dice = Сначала возьми один кубик или два.
error-bag-too-small = В мешке для этого слишком мало фишек.
error-not-in-rack = У тебя нет этой фишки.
error-not-met = Бросок не подходит к этому жетону.
error-limit-and-rounds = Играют до предела или несколько раундов, не то и другое сразу.
error-eliminate-alone = Чтобы выбывать, нужно хотя бы двое.
error-eliminate-needs-limit = Чтобы выбывать, нужен предел.
error-bad-combination = Эти условия не сочетаются.
error-bad-option = Одно из условий таким быть не может.
error-seat-taken = Кто-то успел раньше: место занято.
error-too-many-requests = Помедленнее. Попробуй чуть позже.
