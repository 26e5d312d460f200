### Without a network: what still works, and moves that wait.

offline-works = Правила, просмотренные уроки и твои законченные партии по-прежнему открываются.
slip-unsent = Твой ход { $act } ждёт
slip-unsent-why = Нет сети. Мы отправим его, когда связь вернётся.
slip-unsend = Вернуть ход
stale-alone = Партия уже ушла вперёд, поэтому этот ход не сыгран. Вот как всё сейчас.
