# what was agreed for a match, and how it ended
reason-time = Окончена: у кого-то вышло время.
reason-left = Окончена: за столом никого не осталось.
reason-aborted = Прервана до первого хода.
error-nothing-to-throw = Сейчас нечего бросать.
error-no-claim = В этой партии этого потребовать нельзя.
error-too-early = Связь ещё может вернуться. Подожди немного.
