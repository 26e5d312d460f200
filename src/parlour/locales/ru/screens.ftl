### Экраны терминала.

screen-which = Во что сыграем?
screen-who = Кто играет?
screen-person = человек
screen-nobody = никто
screen-start = Играть
screen-back = Назад
screen-turn = Ходит { $name }
screen-thinks = { $name } думает…
screen-type = ход или помощь
screen-acts = Ходы
screen-keys = F1 помощь  F2 подсказка  F3 вернуть  F4 сохранить  F6 тема  F10 выйти
screen-keys-replay = ← назад  → дальше  Home начало  End конец  F6 тема  F10 выйти
screen-keys-menu = ↑ ↓ перейти  Enter выбрать  F10 выйти
screen-help = Выбирай на доске или в списке ходов мышью либо стрелками и Enter. Tab переходит к следующей части экрана. Или набери ход в строке внизу; там же работают undo, hint, save ФАЙЛ, resign и quit.
screen-help-abaku = Abaku: набирай цифры у курсора, чтобы класть фишки. Пробел меняет направление, ? и цифра кладут джокера, Backspace снимает фишку, Enter делает ход.
screen-help-throw = Чтобы бросить рукой, набери, например: { $example }
screen-hint = { $exact ->
    [yes] Лучше всего: { $acts } (оценка { $value })
   *[no] Пожалуй, лучше всего: { $acts } (оценка около { $value })
 }
screen-hint-throw = Хороший бросок: { $act }
screen-no-hint = Здесь подсказки нет.
screen-thinking = Ищу подсказку…
screen-at = событие { $at } из { $of }
screen-bag = { $tiles ->
    [one] { $tiles } фишка в мешке
    [few] { $tiles } фишки в мешке
   *[many] { $tiles } фишек в мешке
 }
screen-waiting = Ждём остальных. Они присоединятся по адресу { $address }
