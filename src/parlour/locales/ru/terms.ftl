# what was agreed for a match, and how it ended
offer-draw = { $name } предлагает ничью.
offer-end = { $name } предлагает подсчитать игру как есть.
offer-take-back = { $name } просит вернуть ход.
offer-pause = { $name } просит паузу.
offer-resume = { $name } хочет продолжить.
offer-adjourn = { $name } хочет доиграть в другой день.
reason-played = Сыграно до конца.
reason-resigned = Окончена: кто-то сдался.
reason-draw = Ничья по соглашению.
reason-end = Окончена по соглашению, подсчитана как есть.
reason-time = Окончена: у кого-то вышло время.
reason-left = Окончена: за столом никого не осталось.
reason-aborted = Прервана до первого хода.
error-nothing-to-throw = Сейчас нечего бросать.
error-no-claim = В этой партии этого потребовать нельзя.
error-too-early = Связь ещё может вернуться. Подожди немного.
