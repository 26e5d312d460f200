### Клуб: профили, рейтинги, списки лучших, лиги.

rating = Рейтинг
rating-why = Оценка силы игры; все начинают с 1500. Перевес в 200 — это примерно три победы из четырёх. Порядок по тому, что известно точно.
table-place = Место
table-played = Партии
table-won = Победы
table-drawn = Ничьи
table-lost = Проигрыши
table-points = Очки
leaderboard-title = Лучшие
leaderboard-of = Лучшие в игре «{ $game }»
leaderboard-none = Результатов пока нет

## Профиль

profile-title = Профиль
profile-mine = Мой профиль
profile-since = { $count ->
    [0] Здесь с: { $month }
    [one] Здесь с: { $month } · { $count } партия, побед: { $won }
    [few] Здесь с: { $month } · { $count } партии, побед: { $won }
   *[many] Здесь с: { $month } · { $count } партий, побед: { $won }
 }
profile-favourites = Любимые игры
profile-none = До конца ещё ничего не сыграно.
profile-history = Открытые партии
profile-no-history = Ни одна открытая партия не сыграна до конца.
profile-first = победа
profile-place = место { $place }
curve-told = { $count ->
    [one] Рейтинг в игре «{ $game }» за { $count } партию: от { $from } до { $to }.
    [few] Рейтинг в игре «{ $game }» за { $count } партии: от { $from } до { $to }.
   *[many] Рейтинг в игре «{ $game }» за { $count } партий: от { $from } до { $to }.
 }

## Лиги

leagues-title = Лиги
leagues-none = Лиги пока нет
league-new = Создать лигу
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
league-round-robin = каждый с каждым
league-swiss = швейцарская система
league-season = Сезон
league-season-number = Сезон { $season }
league-group = Группа { $group }
league-table = Таблица
league-entries = Участники
league-nobody = Пока никого.
league-play = Сыграть сейчас
league-who = Скажи, кто ты, и сможешь участвовать:
league-enter = Вступить в лигу
league-entered = Ты в лиге.
league-leave = Покинуть лигу
league-leave-open = До начала можно записаться снова.
league-leave-sure = Текущая партия и все оставшиеся будут проиграны.
league-leave-yes = Да, покинуть
league-left = Ты больше не в лиге.
league-start = Начать сезон
league-next = Ещё один сезон
league-withdrawn = вне лиги
league-take-out = Исключить
league-take-out-sure = Исключить { $name }? Текущая партия и все оставшиеся будут проиграны.
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
history-count = { $count ->
    [one] { $count } партия, с: { $month }.
    [few] { $count } партии, с: { $month }.
   *[many] { $count } партий, с: { $month }.
 }
history-waits = Ждёт игроков
history-running = Идёт
history-review = Разбор
history-look = Посмотреть
history-none-why = Всё, во что ты играешь, хранится здесь, с разбором.
history-play = Сыграть: { $game }
history-which = Какие партии
history-show-all = Все
history-show-turn = Твой ход
history-show-over = Законченные
history-every-game = Все игры
history-everybody = Все
history-who = С кем
history-week-this = Закончены на этой неделе
history-week-last = Закончены на прошлой неделе
history-week-earlier = Раньше
history-no-turn = Ничто тебя не ждёт.
history-none-such = Подходящих партий нет.
history-all = Показать все
lobby-which = Какая игра?
lobby-open-table = Открыть стол
lobby-waits = { $name } ждёт
lobby-minutes = { $minutes } минут
lobby-none-why = Открой стол, и следующий гость сможет присоединиться.
lobby-met = Играли вместе
leagues-none-why = Лига — это несколько человек, где каждый играет с каждым. Достаточно троих.
leagues-who = Лиги создаёт хозяин этого сервера. Спроси у него.
table-player = Игрок
table-game = Игра
table-form = Пока
league-counts = Два очка за победу, одно за ничью.
league-yours = Твоя партия
league-pair = { $first } и { $second }
league-to-play = не сыграна
league-rests = отдыхает
league-round-later = Пары появятся с началом тура.
league-won = Победа в лиге: { $names }.
leaderboard-you = Место { $place } из { $count }: { $game }.
leaderboard-sure = Насколько это точно
leaderboard-none-why = Три рейтинговые партии — и твоё имя здесь.
leaderboard-play = Сыграть на рейтинг
profile-overview = Обзор
profile-games = Партии
profile-edit = Изменить
profile-compare = Сравнить
profile-you = Ты
profile-invite = Пригласить
profile-over-time = Рейтинг со временем
profile-streak = Задачи подряд
profile-streak-why = Дней подряд. Рекорд: { $best }.
league-shared = Победу в лиге делят { $names }.
league-start-with = Начать, игроков: { $count }
