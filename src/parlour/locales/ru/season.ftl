### The season of a league.

## Why somebody is where they are

tie-buchholz = Бухгольц
tie-buchholz-why = Бухгольц — это сумма очков соперников. Пропуск тура считается соперником, у которого столько же очков, сколько у тебя.
tie-direct = Личная встреча
tie-direct-why = Личная встреча — очки между теми, у кого поровну, если все они играли друг с другом.
tie-sonneborn = Бергер
tie-sonneborn-why = Бергер — очки тех, у кого ты выиграл, и половина очков при ничьих.
tie-told = При равных очках: { $names }, затем число побед.
tie-why = Что это значит
league-cross = Кто у кого выиграл

## How a result came about

how-resigned = сдача
how-time = по времени
how-left = уход
how-draw = по согласию
how-end = закончена раньше
how-forfeit = неявка
how-aborted = отменена
how-paused = так и осталась на паузе
how-host = решил хозяин

## Up and down

league-came-up = выше из группы { $group }
league-came-down = ниже из группы { $group }
league-came-new = впервые
league-goes-up = { $count ->
    [1] Первое место переходит выше.
    [one] Первые { $count } место переходят выше.
    [few] Первые { $count } места переходят выше.
   *[many] Первые { $count } мест переходят выше.
 }
league-goes-down = { $count ->
    [1] Последнее место переходит ниже.
    [one] Последние { $count } место переходят ниже.
    [few] Последние { $count } места переходят ниже.
   *[many] Последние { $count } мест переходят ниже.
 }
league-rehearsal = Если начать сейчас, группы и первые пары будут такими.
league-starts = Начнётся само: { $date }.
league-due = До { $date }.
league-round-of = Тур { $round } из { $count }

## The host's part

league-correct = Исправить
league-note = Заметка для журнала
league-nobody-came = 0 : 0 (никто не пришёл)
league-host = Вести лигу
league-save = Сохранить
league-saved = Сохранено.
league-late = Можно вступить в идущий сезон
league-members = Вступить можно только с учётной записью
league-pauses = Партии можно ставить на паузу до конца тура
league-every = Через сколько дней следующий сезон начнётся сам (0: никогда)
league-rounds-left = Туры (пусто: сколько нужно)
league-delete = Удалить лигу
league-delete-sure = Удалить лигу { $name } со всеми сезонами? Партии останутся.
league-add = Добавить участника
league-added = { $name } участвует.
audit-league-changed = Лига изменена
audit-league-deleted = Лига удалена
host-said-by = сообщает { $name }

## What is refused

ban-why = Причина: { $reason }
ban-until = До { $date }.
error-impossible-result = Такого результата не бывает. Возможны 2 : 0, 1 : 1, 0 : 2 или 0 : 0, если никто не пришёл.
error-no-pauses = В этой лиге нет пауз: у туров есть срок.
error-own-address = Туда входит и твой адрес: ты закроешь вход себе.
error-is-an-administrator = Администратора нельзя заблокировать. Сначала сними права.
error-last-administrator = Здесь нет других администраторов, кроме тебя. Сначала назначь ещё кого-нибудь.
error-members-only = Эта лига для тех, у кого есть учётная запись. Сначала создай её.
