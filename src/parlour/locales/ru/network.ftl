### Without a network: what still works, and moves that wait.

offline-works = Правила, просмотренные уроки и твои законченные партии по-прежнему открываются.
slip-unsent = Твой ход { $act } ждёт
slip-unsent-why = Нет сети. Он уйдёт, когда связь вернётся.
slip-unsend = Отменить
stale-alone = Игра уже ушла вперёд, поэтому этот ход не сыгран. Сейчас всё так.
