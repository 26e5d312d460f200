# what was agreed for a match, and how it ended
offer-draw = { $name } предлагает ничью.
offer-end = { $name } предлагает закончить и подсчитать очки.
offer-take-back = { $name } просит вернуть ход.
offer-pause = { $name } просит паузу.
offer-resume = { $name } предлагает продолжить.
offer-adjourn = { $name } предлагает продолжить в другой день.
reason-played = Сыграно до конца.
reason-resigned = Окончена: кто-то сдался.
reason-draw = Ничья по соглашению.
reason-end = Окончена по соглашению, очки подсчитаны.
reason-time = Окончена: у кого-то вышло время.
reason-left = Окончена: все встали из-за стола.
reason-aborted = Прервана до первого хода.
error-nothing-to-throw = Сейчас нет кубиков для броска.
error-no-claim = В этой партии этого потребовать нельзя.
error-too-early = Связь ещё может вернуться. Подожди немного.
