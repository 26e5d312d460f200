### The season of a league.

## Why somebody is where they are

tie-buchholz = Бухгольц
tie-buchholz-why = Бухгольц — это сумма очков соперников. Пропуск тура считается соперником, у которого столько же очков, сколько у тебя.
tie-direct = Личная встреча
tie-direct-why = Личная встреча — это партии между теми, у кого очков поровну, если все они играли друг с другом.
tie-sonneborn = Бергер
tie-sonneborn-why = Бергер — очки всех, кого удалось обыграть, и половина очков тех, с кем была ничья.
tie-told = При равных очках: { $names }, затем число побед.
tie-why = Что это значит?
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
how-host = решение администрации

## Up and down

league-came-up = повышение из группы { $group }
league-came-down = понижение из группы { $group }
league-came-new = впервые
league-goes-up = { $count ->
    [1] Первое место переходит в группу выше.
    [one] Места с 1 по { $count } переходят в группу выше.
    [few] Первые { $count } места переходят в группу выше.
   *[many] Первые { $count } мест переходят в группу выше.
 }
league-goes-down = { $count ->
    [1] Последнее место переходит в группу ниже.
    [one] Последние места ({ $count }) переходят в группу ниже.
    [few] Последние { $count } места переходят в группу ниже.
   *[many] Последние { $count } мест переходят в группу ниже.
 }
league-rehearsal = Если начать сейчас, группы и первые пары будут такими.
league-starts = Начало: { $date }.
league-due = Срок: { $date }.
league-round-of = Тур { $round } из { $count }

## The host's part

league-correct = Исправить
league-note = Заметка для журнала
league-nobody-came = 0 : 0 (никто не пришёл)
league-host = Управлять лигой
league-save = Сохранить
league-saved = Сохранено.
league-late = Можно вступить в идущий сезон
league-members = Вступить можно только с аккаунтом
league-pauses = Партии можно ставить на паузу до конца тура
league-every = Через сколько дней следующий сезон начнётся сам (0: никогда)
league-rounds-left = Туры (пусто: сколько нужно)
league-delete = Удалить лигу
league-delete-sure = Удалить лигу { $name } со всеми сезонами? Партии останутся.
league-add = Добавить игрока
league-added = { $name } вступает в лигу.
audit-league-changed = Лига изменена
audit-league-deleted = Лига удалена
host-said-by = Пишет { $name }

## What is refused

ban-why = Причина, которую назвала администрация: { $reason }
ban-until = До { $date }.
error-impossible-result = Такого результата не бывает. Допустимо: 2 : 0, 1 : 1, 0 : 2 или 0 : 0, если никто не пришёл.
error-no-pauses = В этой лиге партии нельзя ставить на паузу: у каждого тура есть срок.
error-own-address = Среди них твой собственный адрес: ты закроешь вход себе.
error-is-an-administrator = Администратора нельзя заблокировать. Сначала сними права.
error-last-administrator = Здесь нет других администраторов, кроме тебя. Сначала назначь ещё кого-нибудь.
error-members-only = Эта лига для тех, у кого есть аккаунт. Сначала создай его.
