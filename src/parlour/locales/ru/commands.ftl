### Что говорит командная строка: отказы, состязания, роботы на сервере, доктор.

## Отказы

cli-number = { $option }: нужно число от { $low } до { $high }
cli-number-up = { $option }: нужно число не меньше { $low }
cli-resumed-whole = у продолженной партии уже есть игра и параметры
cli-which-game = какая игра? Список покажет parlour games
cli-which-match = какая игра или какая --match?
cli-seed-or-day = укажи зерно или день, но не оба сразу
cli-no-day = { $text } — не дата; пиши так: 2026-12-24
cli-frames-of-one = --frames работает только с одним броском
cli-no-hole = { $option }: нужна лунка, например c3, или - при промахе
cli-red-in-hand = --red: нужно одно из { $known }, и без --turn
cli-not-with-goal = { $option } не подходит к цели { $goal }
cli-match-by-sum = партия решается с --scoring sum; с digits играют один раунд: смотри --goal duel
cli-outright-of-three = --outright — для партии на троих; на двоих решается всегда
cli-shut-wins = если мест больше двух, закрытая коробка выигрывает сразу
cli-needs = для { $verb } { $what ->
    [login] нужен логин
   *[file] нужен файл
 }
cli-not-so = { $verb } не принимает таких аргументов; смотри parlour admin --help
cli-nobody = нет аккаунта { $whom }
cli-wrong-value = такое значение недопустимо для { $option }
told-from = Число от { $low } до { $high }.
told-known = Допустимо: { $known }.
told-event = Событие { $seq }: { $why }
told-switch = { $on ->
    [yes] да
   *[no] нет
 }
did-you-mean = Возможно, { $name }?
file-missing = Такого файла нет: { $file }
file-there = Файл с таким именем уже есть: { $file }
file-folder = Это папка, а не файл: { $file }
file-forbidden = Нет прав на чтение или запись этого файла: { $file }
file-full = Диск полон, файл записать не удалось: { $file }
file-trouble = Не удалось использовать этот файл: { $file }
system-trouble = Система отказала: { $why }
error-not-solvable = Эту игру нельзя решить целиком.
error-not-solved = Это пока не решено.
error-no-robot-file = Там нет файла с роботом.
error-bad-robot-file = Не удалось загрузить файл робота.
error-no-robot-in-file = Такого робота в файле нет.
error-not-sqlite = Это работает только с SQLite. Для PostgreSQL есть pg_dump и pg_restore.
error-no-backup = Это не полная копия этого или более старого Parlour.
error-other-contest = В этой папке результаты другого состязания. Выбери другую.
error-bad-book = Не удалось прочитать книгу.
error-bad-seq = События пронумерованы не подряд.
error-bad-players = Игроки не подходят к местам.
verify-no-seed = зерно ещё не раскрыто
verify-bad-seed = зерно не то, что было запечатано
verify-false-outcome = исход события { $seq } не следует из зерна
verify-bad-nonce = число места { $seat } не то, что было запечатано
verify-withheld = место { $seat } не раскрыло своё число, и партия закончилась без результата
verify-other-commitment = в записи нет этого обязательства
verify-other-nonce = ни у кого в записи нет этого числа
verify-bad-beacon = у публичного источника для этого раунда другое значение или его нет
verify-written = Сверено и с тем, что у тебя записано.
verify-itself = Сверено только с самой записью: добавь --commitment и --nonce, чтобы сравнить с тем, что у тебя записано.
verify-beacon = С публичным источником не сверено: добавь --beacon с раундом { $round }.
error-bad-beacon-file = В этом файле нет раундов публичного источника. В каждой строке нужны round и randomness.

## Состязания роботов

arena-head = | встреча | пары | счёт | интервал { $sure } | вывод |
arena-ratings = | робот | рейтинг | ± |
arena-verdict = { $verdict ->
    [first] сильнее { $winner }
    [second] сильнее { $winner }
    [even] поровну
   *[open] неясно
 }

## Робот на сервере

bot-hosting = Партия { $match } ({ $game }) открыта и ждёт, кто присоединится.
bot-act = { $match }, событие { $seq }: место { $seat } играет { $act }
bot-over = Партия { $match } окончена.
bot-place = За столом место { $seat }, итог: { $place }-е.

## Доктор

doctor-missing = НЕТ
doctor-well = Всё, что нужно Parlour, работает.
doctor-broken = Что-то, что нужно Parlour, не работает: смотри { $missing }.
doctor-name = { $name ->
    [games] игры
    [page] страница
    [browser] браузер
    [kernels] скомпилированный код
    [data-folder] папка данных
   *[other] { "" }
 }
doctor-note = { $note ->
    [compiled] скомпилировано
    [not-compiled] ещё не скомпилировано
    [compiles] компилирует
    [writes-ahead] пишет с опережением
    [built] собрана
    [not-built] не собрана
    [none] не найден
    [installed] установлен
   *[not-installed] не установлен
 }
doctor-need = { $need ->
    [speed] для быстрых роботов и решений: parlour warm
    [screens] для полных экранов в терминале
    [serve] для страницы и серверов
    [club] для клуба: PostgreSQL, несколько процессов, push-уведомления
    [solvers] для решений и сильных роботов
    [throws] для бросков рукой
    [page] для игры в браузере
    [browser] чтобы страница открывалась сама
    [matches] чтобы хранить партии
    [database] для базы данных клуба
    [workers] для нескольких процессов
    [cluster] для состязаний на кластере
    [agents] для обучаемых программ
    [paper] для листов на печать
   *[plots] для рисунков в файлах
 }

warm-begins = Компилирую код игры { $game } для этого компьютера: примерно { $seconds } с, только один раз.
warm-done = { $game }: { $done ->
    [nothing] компилировать нечего
    [earlier] уже скомпилировано
   *[now] скомпилировано за { $seconds } с
 }
warm-where = хранится в { $folder }
warm-nowhere = не сохранено: ни в одну папку кэша нельзя писать

## Броски, решённые игры

throw-skill = { $skill ->
    [random] наугад
    [novice] рука новичка
    [practised] умелая рука
   *[careful] осторожная рука
 }
stb-solved-cups = { $dice ->
    [one] один кубик
   *[two] два кубика
 }
sheet-written = записано: { $file }
sheet-json-or-output = с --json PDF нужен файл, а не -o -
sheet-settings-of-drill = настройки есть только у упражнений (drill): { $words }
error-bad-drill = Такой настройки у упражнения нет: { $why }
