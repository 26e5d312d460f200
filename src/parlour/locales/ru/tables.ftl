### Столы среди других: домашняя сеть, открытые столы, зрители, часы.

network-shut = Пока эта ссылка работает только на этом компьютере. Открой её для домашней сети, чтобы другие могли присоединиться.
network-open = Открыть для домашней сети
network-is-open = Ссылку откроют только телефоны в этой сети Wi-Fi.
network-here = Ссылка только для этого компьютера
network-shut-again = Закрыть для домашней сети
network-only-here = Эта ссылка работает только на этом компьютере.
error-not-here = Это можно сделать только на компьютере, на котором работает Parlour.
error-no-network = Не удалось найти домашнюю сеть на этом компьютере.
lobby-title = Столы
lobby-game = Какая игра
lobby-open = Ждут игроков
lobby-running = Сейчас играют
lobby-free = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[many] { $count } свободных мест
 }
lobby-rated = на рейтинг
lobby-watch = Смотреть
lobby-none = Никто не ждёт
watching = ты смотришь
you-left = Тебя нет за столом, и кто-то играет вместо тебя.
come-back = Вернуть своё место
start-clock = Часы
clock-none = без часов
clock-minute-move = 1 минута на ход
clock-quick = 3 мин + 5 с на ход
clock-usual = 10 мин + 10 с на ход
clock-long = 30 мин + 30 с на ход
clock-day-move = 1 день на ход
clock-three-days = 3 дня на ход
clock-of = Осталось времени: { $name }
clock-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
 } { $hours } ч
clock-warn = Осталось секунд: { $seconds }.
offer-a-draw = Предложить ничью
offer-an-end = Предложить подсчёт
