### Клуб: профили, рейтинги, списки лучших, лиги.

rating = Рейтинг
rating-why = Осторожная оценка силы игры: все начинают с 1500, а на 200 очков больше — это примерно три победы из четырёх. Растёт с победами и с числом партий.
table-place = Место
table-played = Партии
table-won = Победы
table-drawn = Ничьи
table-lost = Поражения
table-points = Очки
leaderboard-title = Лидеры
leaderboard-of = Лидеры: { $game }
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
profile-none = Законченных партий пока нет.
profile-history = Публичные партии
profile-no-history = Законченных публичных партий пока нет.
profile-first = первое место
profile-place = место { $place }
curve-told = { $count ->
    [one] Рейтинг в игре «{ $game }» за { $count } партию: от { $from } до { $to }.
    [few] Рейтинг в игре «{ $game }» за { $count } партии: от { $from } до { $to }.
   *[many] Рейтинг в игре «{ $game }» за { $count } партий: от { $from } до { $to }.
 }

## Лиги

leagues-title = Лиги
leagues-none = Лиг пока нет
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
    [0] Запись открыта. Пока никто не вступил.
    [one] Запись открыта. В лиге { $count } игрок.
    [few] Запись открыта. В лиге { $count } игрока.
   *[many] Запись открыта. В лиге { $count } игроков.
 }
league-is-running = Сезон { $season }, тур { $round }. Конец не позже { $date }.
league-round-robin = каждый с каждым
league-swiss = швейцарская система
league-season = Сезон
league-season-number = Сезон { $season }
league-group = Группа { $group }
league-table = Таблица
league-entries = Игроки
league-nobody = Пока никого.
league-play = Сыграть сейчас
league-who = Введи имя, чтобы вступить:
league-enter = Вступить в лигу
league-entered = Ты в лиге.
league-leave = Покинуть лигу
league-leave-open = До начала можно записаться снова.
league-leave-sure = Ты проиграешь текущую партию и все оставшиеся.
league-leave-yes = Да, покинуть
league-left = Ты больше не в лиге.
league-start = Начать сезон
league-next = Начать следующий сезон
league-withdrawn = вне лиги
league-take-out = Исключить
league-take-out-sure = Исключить из лиги: { $name }? Текущая партия и все оставшиеся будут проиграны.
league-bye = пропуск тура
league-settle = Решить { $first } – { $second }
league-settle-short = Решить
league-settled = Решено.
league-pairing = Кто с кем играет
league-rounds = Туры
league-times = Партий в каждой паре
league-group-size = Игроков в группе, не меньше
league-moves = Сколько игроков переходит выше и ниже
league-days = Дней на тур
league-move-days = Дней на ход
league-rated = Партии на рейтинг
league-of-robots = Лига роботов
people-why = Все, с кем у тебя были партии.
people-together = { $count ->
    [one] { $count } партия вместе, последняя — { $game }
    [few] { $count } партии вместе, последняя — { $game }
   *[many] { $count } партий вместе, последняя — { $game }
 }
people-none = Пока никого
people-none-why = Сыграй с кем-нибудь по сети — и найдёшь этого человека здесь.
people-find = Найти стол
row-yours = Твой ход
row-theirs = Ходит { $name }
row-alone = Очки: { $points }.
row-won = Победа.
row-shared = Общая победа.
row-drawn = Ничья.
row-won-by = Победа: { $name }.
row-place = { $place ->
    [2] Второе место.
    [3] Третье место.
   *[other] Место { $place }.
 }
lobby-why = Садись за стол или смотри.
history-why = Здесь все твои партии.
leagues-why = Каждый играет с каждым, тур за туром.
leaderboard-why = Лучшие в каждой игре, по партиям на рейтинг.
history-count = { $count ->
    [one] { $count } партия, с: { $month }.
    [few] { $count } партии, с: { $month }.
   *[many] { $count } партий, с: { $month }.
 }
history-waits = Ждёт игроков
history-running = Идёт
history-review = Разбор
history-look = Посмотреть
history-none-why = Здесь будут все твои партии, с разбором.
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
history-no-turn = Ни одна партия тебя не ждёт.
history-none-such = Таких партий нет.
history-all = Показать все
lobby-which = Какая игра?
lobby-open-table = Создать стол
lobby-waits = { $name } ждёт
lobby-minutes = { $minutes } мин
lobby-none-why = Создай стол, и следующий гость сможет присоединиться.
lobby-met = Играли вместе
leagues-none-why = Лига — это несколько человек, и каждый играет с каждым один раз. Достаточно троих.
leagues-who = Лиги создаёт администрация этого сервера. Обратись к ней.
table-player = Игрок
table-game = Игра
table-form = Прошлые партии
league-counts = Два очка за победу, одно за ничью.
league-yours = Твоя партия
league-pair = { $first } и { $second }
league-to-play = ещё не сыграна
league-rests = пропускает тур
league-round-later = Пары появятся в начале тура.
league-won = Победа в лиге: { $names }.
leaderboard-you = Ты на месте { $place } из { $count }: { $game }.
leaderboard-sure = Насколько точен рейтинг
leaderboard-none-why = Три партии на рейтинг — и твоё имя появится здесь.
leaderboard-play = Сыграть на рейтинг
profile-overview = Обзор
profile-games = Партии
profile-edit = Изменить
profile-compare = Сравнить
profile-you = Ты
profile-invite = Пригласить в игру
profile-over-time = Рейтинг со временем
profile-streak = Серия задач
profile-streak-why = Дней подряд. Рекорд: { $best }.
league-shared = Победу в лиге делят { $names }.
league-start-with = Начать (игроков: { $count })
