### Командная строка и простой терминал.

cli-see = см. { $command }
cli-no-verb = команды { $verb } нет; команды: { $verbs }
cli-page-at = Parlour работает по адресу { $address } (Ctrl+C завершает)
cli-no-page = Чтобы играть в браузере, сначала установи: { $install }
cli-no-screens = Для полных экранов в терминале сначала установи: { $install }
cli-home-at = В домашней сети он по адресу { $address }
cli-screen-at = На большом экране, а играют с телефонов: { $address }
cli-no-home = Домашняя сеть не найдена, поэтому Parlour работает только на этом компьютере.
cli-no-port = нет свободного порта; выбери другой: parlour serve --port N

menu-game = { $name } (игроков: { $seats })
menu-how = Набери номер, чтобы начать игру, q — выход. Другие способы: parlour play --help
menu-which = Какая игра?
menu-people = Сколько человек (от { $low } до { $high })?
menu-answer = Ответь одним из: { $answers }, или q, чтобы выйти.

games-default = (по умолчанию { $value })
games-whole = целое число от { $low } до { $high }
games-nothing = { $allowed }, или ничего
games-chance = вероятность от 0 до 1/2, например 3/20 или 0.15
games-switch = on или off

record-title = { $game }, партия { $match }
record-players = игроки: { $names }; параметры: { $options }
record-follows = Запись соответствует правилам: { $events ->
    [one] { $events } событие.
    [few] { $events } события.
   *[many] { $events } событий.
 }
record-not-over = Партия не окончена.
record-over = { $reason ->
    [played] Сыграно до конца.
    [resigned] Окончена: кто-то сдался.
    [draw] Ничья по соглашению.
    [end] Окончена по соглашению, очки подсчитаны.
    [time] Окончена: у кого-то вышло время.
    [left] Окончена: все встали из-за стола.
    [aborted] Прервана до первого хода.
   *[other] Окончена.
 } { $count ->
    [0] Первого места нет ни у кого.
   *[other] Первое место: { $names }.
 }

verify-typed = { $typed ->
    [one] По правилам: { $typed } исход введён за настоящим столом; никакое зерно его не подтверждает.
    [few] По правилам: { $typed } исхода введены за настоящим столом; никакое зерно их не подтверждает.
   *[many] По правилам: { $typed } исходов введено за настоящим столом; никакое зерно их не подтверждает.
 }
verify-fair = Честно: { $outcomes ->
    [one] { $outcomes } исход следует из зерна.
    [few] { $outcomes } исхода следуют из зерна.
   *[many] { $outcomes } исходов следует из зерна.
 }{ $skipped ->
    [0] { "" }
    [one] { " " }{ $skipped } бросок не пересчитан.
    [few] { " " }{ $skipped } броска не пересчитаны.
   *[many] { " " }{ $skipped } бросков не пересчитано.
 }
verify-not = не доказано: { $why }
term-fair = Жребий проверен: { $outcomes ->
    [0] ничего не разыгрывалось.
    [one] { $outcomes } исход следует из того, что было запечатано до игры.
    [few] { $outcomes } исхода следуют из того, что было запечатано до игры.
    [many] { $outcomes } исходов следуют из того, что было запечатано до игры.
   *[other] { $outcomes } исхода следуют из того, что было запечатано до игры.
 } Чтобы проверить запись самостоятельно, сохрани печать { $seal } и своё число { $nonce }.
term-unfair = Жребий не сходится: { $why }
term-void = Партия закончилась без результата: кто-то не раскрыл свою часть жребия.

analyse-value = оценка { $value }{ $exact ->
    [yes] { "" }
   *[no] { " " }(не доказана)
 }
analyse-bound = { $bound ->
    [exact] { "" }
    [at_most] не больше
    [at_least] не меньше
   *[estimate] приблизительно
 }

## Простой стол

term-welcome = { $game }. Набери помощь, чтобы увидеть команды.
term-help = Набери ход или одну из команд:
      ходы              перечислить разрешённые ходы
      подсказка         показать лучший ход
      покажи            нарисовать позицию ещё раз
      назад             вернуть последний ход, если после него не было жребия
      сохрани ФАЙЛ      записать партию
      сдаюсь            сдать партию
      выход             встать из-за стола
term-word-help = помощь, help
term-word-moves = ходы, moves
term-word-hint = подсказка, hint
term-word-show = покажи, show
term-word-undo = назад, undo
term-word-save = сохрани, save
term-word-resign = сдаюсь, resign
term-word-quit = выход, quit
term-word-yes = да
term-word-no = нет
term-word-throw = бросок, бросить, throw
term-asked = Набери да или нет, чтобы ответить.
term-throw = Твой бросок: нажми Enter, чтобы бросить.
term-saved = Сохранено.
term-no = Так нельзя: { $why }
term-face = { $name }, твой ход. Нажми Enter, когда больше никто не смотрит.
term-left = Пока!
term-left-saved = Партия сохранена. Продолжить: { $command }
term-over = Партия окончена. { $count ->
    [0] Никто не выиграл.
    [1] Выигрывает { $names }.
   *[other] Выигрывают { $names }.
 }
term-player = игрок { $number }
term-chance = случай
term-takes-back = { $name } возвращается к событию { $to }
term-resigns = { $name } сдаётся
term-agrees = { $name } соглашается
term-declines = { $name } отказывается
term-flag = { $name }: время вышло
term-seat = место { $seat }: { $name } { $what ->
    [joined] присоединяется
    [left] уходит
   *[replaced] играет дальше
 }
term-points = { $name }: { $points }
cli-others-at = Другие устройства открывают { $address }
cli-no-others = Ни один сетевой адрес этого компьютера не отвечает; открыть Parlour можно только на нём.
term-best = Твой лучший результат: { $points }.
term-best-new = Твой новый рекорд: { $points }.
term-best-deal = Твой лучший результат с этими фишками: { $points }.
term-finish = Это завершит игру. Введи ещё раз, чтобы закончить.
