### Столы среди других: домашняя сеть, открытые столы, зрители, часы.

network-shut = Пока ссылку может открыть только этот компьютер. Впусти домашних: их телефоны должны быть в той же сети.
network-open = Открыть для домашней сети
network-is-open = Кто в той же сети, может сесть за стол по этой ссылке. Телефон прочтёт картинку.
network-here = Ссылка только для этого компьютера
network-shut-again = Снова закрыть для домашней сети
error-not-here = Это может только компьютер, на котором работает Parlour.
error-no-network = Сеть этого компьютера для этого не годится.
lobby-title = Столы
lobby-game = Какая игра
lobby-open = Ждут игроков
lobby-running = Играют сейчас
lobby-free = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[many] { $count } свободных мест
 }
lobby-rated = на рейтинг
lobby-watch = Смотреть
lobby-none = Никто не ждёт
watching = ты смотришь
you-left = Этот стол покинут, и кто-то играет вместо тебя.
come-back = Вернуться на место
start-public = Любой может сесть с открытых столов
start-watched = Другие могут смотреть
start-clock = Часы
clock-none = без часов
clock-minute-move = 1 минута на ход
clock-quick = 3 мин + 5 с на ход
clock-usual = 10 мин + 10 с на ход
clock-long = 30 мин + 30 с на ход
clock-day-move = 1 день на ход
clock-three-days = 3 дня на ход
clock-of = Время игрока { $name }
clock-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
 } { $hours } ч
clock-warn = Осталось секунд: { $seconds }.
offer-a-draw = Предложить ничью
offer-an-end = Предложить подсчёт
