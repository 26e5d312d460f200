### Туры лиги: сроки, несколько партий, ленты; импортированные партии.

## Until when

left-days = { $count ->
    [one] остался { $count } день
    [few] осталось { $count } дня
   *[many] осталось { $count } дней
 }
left-hours = { $count ->
    [one] остался { $count } час
    [few] осталось { $count } часа
   *[many] осталось { $count } часов
 }
left-minutes = { $count ->
    [one] осталась { $count } минута
    [few] осталось { $count } минуты
   *[many] осталось { $count } минут
 }
due-league = { $league }, тур { $round }
due-game = партия { $game } из { $count }
due-at = срок: { $date }
remind-day = Осталось меньше суток.
remind-hour = Осталось меньше часа.

## A league

league-game = Партия { $game }
league-best-of = Партий в одной встрече
league-best = { $count ->
    [1] одна партия
    [one] серия из { $count } партий
    [few] серия из { $count } партий
   *[many] серия из { $count } партий
 }
league-clock-days = дни на каждый ход
league-options = Параметры игры
league-feed = Лента новостей (Atom)
league-calendar = Календарь

## Records

import-title = Импорт записи
import-why = Выбери запись законченной партии или вставь её. Сначала мы проверим каждый ход.
import-file = Файл с записью
import-text = Или вставь её сюда
import-do = Импортировать
import-public = Показывать в списках этого сервера
imported-by = Импорт: { $name }. Каждый ход и каждый исход проверены.
error-record-refused = Не удалось импортировать: запись повреждена, изменена или не из Parlour.
error-unfinished-record = Партия в этой записи ещё не окончена.
error-too-many-imports = Больше партий на этот сервер импортировать нельзя.

## A shared link

card-open = Садись и играй.
card-running = Смотри партию вживую.
card-over = Смотри повтор.
card-won = Победа: { $name }. Смотри повтор.
