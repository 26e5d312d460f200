### Клуб: профили, рейтинги, списки лучших, лиги.

rating = Рейтинг
rating-why = Сколько игрок стоит как минимум: растёт с победами и с числом известных партий.
table-place = Место
table-played = Партии
table-won = Победы
table-drawn = Ничьи
table-lost = Проигрыши
table-points = Очки
leaderboard-title = Лучшие
leaderboard-of = Лучшие в игре «{ $game }»
leaderboard-none = Здесь ещё никто не играл на рейтинг.

## Профиль

profile-title = Профиль
profile-mine = Мой профиль
profile-since = Здесь с { $date }
profile-ratings = Рейтинги
profile-unrated = Партий на рейтинг ещё нет.
profile-favourites = Любимые игры
profile-none = До конца ещё ничего не сыграно.
profile-history = Открытые партии
profile-no-history = Ни одна открытая партия не сыграна до конца.
profile-played = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
 }
profile-won = { $count ->
    [0] без побед
    [one] { $count } победа
    [few] { $count } победы
   *[many] { $count } побед
 }
profile-first = победа
profile-place = место { $place }
curve-told = { $count ->
    [one] Рейтинг в игре «{ $game }» за { $count } партию: от { $from } до { $to }.
    [few] Рейтинг в игре «{ $game }» за { $count } партии: от { $from } до { $to }.
   *[many] Рейтинг в игре «{ $game }» за { $count } партий: от { $from } до { $to }.
 }
curve-table = Числа
curve-day = День

## Лиги

leagues-title = Лиги
leagues-none = Лиг ещё нет.
league-new = Новая лига
league-make = Создать лигу
league-robots = роботы
league-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
 }
league-open = запись открыта
league-over = завершена
league-round = Тур { $round }
league-is-open = { $count ->
    [0] Запись открыта. Пока никого нет.
    [one] Запись открыта. В лиге { $count } игрок.
    [few] Запись открыта. В лиге { $count } игрока.
   *[many] Запись открыта. В лиге { $count } игроков.
 }
league-is-running = Сезон { $season }, тур { $round }. Он закончится не позже { $date }.
league-is-over = Сезон { $season } завершён.
league-round-robin = каждый с каждым
league-swiss = швейцарская система
league-season = Сезон
league-season-number = Сезон { $season }
league-group = Группа { $group }
league-table = Таблица
league-entries = Участники
league-nobody = Пока никого.
league-play = Играть мою партию
league-who = Скажи, кто ты, и сможешь участвовать:
league-enter = Участвовать
league-entered = Ты в лиге.
league-leave = Покинуть лигу
league-leave-open = До начала можно записаться снова.
league-leave-sure = Каждая неначатая партия будет проиграна.
league-leave-yes = Да, покинуть
league-left = Ты больше не в лиге.
league-start = Начать сезон
league-next = Открыть следующий сезон
league-withdrawn = вне лиги
league-take-out = Исключить
league-take-out-sure = Исключить игрока { $name }? Каждая неначатая партия будет проиграна.
league-bye = отдых
league-settle = Решить { $first } – { $second }
league-settle-short = Решить
league-settled = Решено.
league-pairing = Кто с кем играет
league-rounds = Туры
league-times = Сколько раз играет каждая пара
league-group-size = Игроков в группе, не меньше
league-moves = Сколько поднимаются и опускаются
league-days = Дней на тур
league-move-days = Дней на ход
league-rated = Партии идут на рейтинг
league-of-robots = Лига роботов
people-why = Все, с кем ты играешь.
people-together = { $count ->
    [one] { $count } партия вместе, последняя — { $game }
    [few] { $count } партии вместе, последняя — { $game }
   *[many] { $count } партий вместе, последняя — { $game }
 }
people-none = Пока никого
people-none-why = Сыграй с кем-нибудь по сети — и найдёшь этого человека здесь.
people-find = Найти стол
row-yours = Твой ход
row-theirs = Ход: { $name }
row-alone = Очки: { $points }.
row-won = Победа.
row-shared = Победа поделена.
row-drawn = Ничья.
row-won-by = Победа: { $name }.
row-place = { $place ->
    [2] Второе место.
    [3] Третье место.
   *[other] Место { $place }.
 }
lobby-why = Сыграй с кем-нибудь или посмотри.
history-why = Здесь хранится всё, во что ты играешь.
leagues-why = Каждый играет с каждым, тур за туром.
leaderboard-why = Лучшие в каждой игре, по рейтинговым партиям.
