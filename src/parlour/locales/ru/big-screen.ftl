### The big screen, and phones as hands.

screen-new = Начать игру на этом экране
screen-new-why = Выберите игру. Все подключаются с телефонов; аккаунт никому не нужен.
screen-old = Показать стол
screen-old-why = Уже играете? Откройте «На большом экране» в меню стола и введите его код здесь.
screen-old-show = Показать
screen-host = Большой экран
screen-none = Показывать нечего
screen-join-title = К столу
screen-join-why = Ищу стол { $code }…
screen-phones = Доставайте телефоны
screen-play-along = Играй с телефона
screen-no-camera = Нет камеры? Открой { $address } и введи код.
screen-just-now = Только что
screen-choosing = выбирает
screen-throws = бросает
screen-just = последний ход
screen-away = ждём телефон: { $name }
screen-sound-on = Звук включён
screen-sound-off = Звук выключен
screen-full = Во весь экран
screen-gone = Большой экран отключился. Можно продолжить здесь.
screen-sheet-how = Открой на телевизоре { $address } и введи этот код:
screen-here = Показать на этом устройстве
screen-code-ask = Введи код с большого экрана.
screen-begin = Начать сейчас
