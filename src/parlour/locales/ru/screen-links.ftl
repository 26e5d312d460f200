### The ways to the big screen.

nav-screen = Большой экран
screen-show = На большом экране
screen-why = Игра на телевизоре, а каждый играет со своего телефона.
error-no-such-table-code = Стола с таким кодом нет. Проверь код на большом экране.
error-no-free-code = Все коды заняты. Попробуй позже.
