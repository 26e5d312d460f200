### What can be typed at a table, and what is answered: on the page and in the terminal.

command-row = ряд, row
command-column = столбец, column
command-around = вокруг, around
command-own = фишки, жетоны, мои, rack
command-where = где можно, где, where
command-who = кто, чей ход, who
command-points = очки, счёт, счет, points
command-clock = часы, время, clock
command-throw = бросок, бросить, throw
command-yes = да, yes
command-no = нет, no
command-resign = сдаюсь, resign
command-draw = ничья, draw
command-pause = пауза, pause
command-brief = кратко, brief
command-usual = обычно, usual
command-full = подробно, полно, full
command-next = дальше, next
ask-next = Набери дальше, чтобы продолжить.
command-help-more = ряд 8, столбец H и вокруг H8 описывают часть доски, фишки — что у тебя есть, где можно 1 2 — ходы с ними. кто говорит, чей ход, очки и часы — как идёт партия, бросок — как бросать; да и нет отвечают на вопрос; сдаюсь, ничья и пауза сначала переспросят. кратко, обычно и подробно задают, сколько ты слышишь.
ask-turn = Ходит { $name }.
ask-wait = Минутку: пока никто не ходит.
ask-over = Партия окончена.
ask-not-you = Ходит { $name }, потом ты.
ask-best-first = Сначала лучшие: { $acts }.
ask-can-play = Можно сыграть: { $acts }.
ask-choice = { $act }: { $name }
ask-more = И ещё { $count }.
ask-nowhere = Здесь ни один ход не подходит к «{ $what }».
ask-no-list = В этой партии нет подсказок, поэтому ходы мы не перечисляем.
ask-dice = Твой бросок: набери бросок.
ask-yes-no = Набери да или нет.
ask-no-offer = Сейчас нет вопроса, на который нужно ответить.
ask-no-draw = Здесь нельзя предложить ничью.
ask-no-back = Возвращать пока нечего.
ask-no-last = Ещё ничего не сыграно.
ask-clock = { $name } { $time }
ask-no-clock = В этой партии нет часов.
ask-not-here = Здесь такого нет. Набери стол, чтобы услышать, что на столе, или помощь.
ask-verbosity = { $how ->
    [brief] Кратко: ходы в двух словах.
    [full] Подробно: ещё счёт и что у тебя есть, на каждом твоём ходу.
   *[usual] Обычно: ходы и что они приносят.
 }
settings-verbosity = Подробность речи
settings-verbosity-why = Для программ чтения с экрана и журнала стола.
verbosity-brief = Кратко
verbosity-usual = Обычно
verbosity-full = Подробно
