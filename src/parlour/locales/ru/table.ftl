### At the table: news in the slip, how it ended, the menu, the list of moves.

slip-thinking = { $name } думает…
slip-turn-of = Ходит { $name }
slip-offline = Нет сети
slip-offline-why = Твоя партия в безопасности. Мы отправим ход, когда связь вернётся.
slip-away = { $name }: нет связи
slip-away-why = Уже { $ago }.{ $clock ->
    [yes] { " " }Часы идут.
   *[no] { "" }
 }
slip-asked = Вопрос задан. Ждём ответа.
slip-sure-resign = Сдать партию?
slip-sure-draw = Предложить ничью?
slip-sure-end = Предложить закончить и подсчитать?
slip-keep-playing = Играть дальше
slip-not-now = Не сейчас
slip-offer = Предложить
slip-offer-draw = { $name } предлагает ничью
slip-offer-end = { $name } предлагает закончить и подсчитать
slip-offer-take-back = { $name } просит вернуть ход
slip-offer-pause = { $name } просит паузу
slip-offer-resume = { $name } предлагает продолжить
slip-offer-adjourn = { $name } предлагает продолжить в другой день
slip-no-draw = Играть дальше
slip-yes-draw = Принять
slip-no-end = Играть дальше
slip-yes-end = Принять
slip-no-take-back = Нет
slip-yes-take-back = Разрешить
slip-no-pause = Играть дальше
slip-yes-pause = Пауза
slip-no-resume = Ещё нет
slip-yes-resume = Продолжить
slip-no-adjourn = Играть дальше
slip-yes-adjourn = Принять
slip-seconds = { $seconds ->
    [one] Осталась { $seconds } секунда
    [few] Осталось { $seconds } секунды
   *[many] Осталось { $seconds } секунд
 }
slip-again = Показать ещё раз
slip-you-begin = Начинаешь ты
slip-begins = Начинает { $name }
slip-stands = Счёт: { $points }
slip-would-win = Тогда побеждает { $name }.
slip-no-hints = В этой партии нет подсказок
slip-no-hints-why = Ты играешь с людьми, и о подсказках не договаривались.
slip-offer-rematch = { $name } предлагает реванш
slip-rematch-why = Те же правила. Начинает другая сторона.
slip-no-rematch = Нет, спасибо
told-short = { $name }: { $what }
pace-go-on = Дальше
hint-another = Другая
hint-else = А как ещё?
hint-lay = Выложить
hint-why = Почему этот ход?
hint-is-best = Лучший ход
hint-next-best = Тоже хороший
menu-title = Меню стола
moves-list = Ходы
moves-newest = новые в конце
moves-none = Ходов пока нет.
moves-looking = Более ранняя позиция
moves-back = Вернуться к игре
end-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }
end-all = { $points }:{ $points }
end-to = { $points }:{ $other }
end-left = Все встали из-за стола
end-aborted = Партия отменена
end-over = Партия окончена
end-draw = Ничья{ $scored ->
    [yes] { ", " }{ $score }
   *[no] { "" }
 }
end-they-resigned = Победа: { $name } сдаётся
end-wins = { $count ->
    [1] Побеждает { $names }
   *[other] { $names } делят победу
 }{ $scored ->
    [yes] { ", " }{ $score }
   *[no] { "" }
 }
end-you-time = Победа по времени{ $scored ->
    [yes] { ", " }{ $score }
   *[no] { "" }
 }
end-time = { $count ->
    [1] { $names } побеждает по времени
   *[other] { $names } побеждают по времени
 }{ $scored ->
    [yes] { ", " }{ $score }
   *[no] { "" }
 }
end-you-win = Победа за тобой{ $scored ->
    [yes] { ", " }{ $score }
   *[no] { "" }
 }
end-beats = { $name } – { $other }: побеждает { $name }{ $scored ->
    [yes] { ", " }{ $score }
   *[no] { "" }
 }
end-you-resigned = { $move ->
    [one] Партия сдана после { $move } хода. Сыграем ещё?
    [few] Партия сдана после { $move } ходов. Сыграем ещё?
   *[many] Партия сдана после { $move } ходов. Сыграем ещё?
 }
end-resigned-why = { $name } сдаётся.
end-your-time = Твоё время вышло. В следующий раз часы подлиннее?
end-time-why = { $name }: время вышло.
end-draw-why = По общему согласию.
end-agreed-why = Закончено по согласию, очки подсчитаны.
end-safe = Ничего не потеряно: есть повтор.
end-led-until = До хода { $move } впереди была твоя сторона. Разбор покажет, что изменилось.
end-best-turn = Твой лучший ход принёс { $points }.
end-moves = { $count ->
    [one] { $count } ход, хорошая игра.
    [few] { $count } хода, хорошая игра.
   *[many] { $count } ходов, хорошая игра.
 }
end-you-led = С хода { $move } впереди была твоя сторона.
end-led = С хода { $move } впереди { $name }.
end-you-last = Последний ход вывел тебя вперёд.
end-last = { $name }: вперёд вывел последний ход.
end-winner = Победа
end-home = На главную
plate-resigned = сдача
plate-time = по времени
rematch-accept = Принять реванш
rematch-take-back = Отозвать
play-again = Ещё партию
rematch-waiting = Ждём: { $name }
rematch-waiting-why = А пока можно посмотреть разбор.
rematch-declined = { $name } не может остаться
rematch-declined-why = В другой раз. А пока есть разбор.
title-your-turn = { $shared ->
    [yes] Ходит { $name }
   *[no] Твой ход
 }
end-left-why = { $name } встаёт из-за стола.
slip-claim-win = Забрать победу
slip-claim-robot = Пусть играет робот
