### The first page: a question, the shelf, three cards.

home-first = Пять деревянных игр для одного, двоих или полного стола. Бесплатно и без регистрации.
home-with = { $game }: { $names }
home-alone = { $game } в одиночку
home-join = Присоединиться
home-more-games = { $count ->
    [one] ещё { $count } партия
    [few] ещё { $count } партии
   *[many] ещё { $count } партий
 }
home-task = Твоё задание
home-task-left = { $count ->
    [one] Остался { $count } вопрос.
    [few] Осталось { $count } вопроса.
   *[many] Осталось { $count } вопросов.
 }
home-go-on = Продолжить
home-lesson = Твой урок
home-learn = Освой игру: { $game }
home-learn-time = Это займёт минуту.
home-show-me = Покажи
home-other-games = Другие игры
home-ask-shut-the-box = Какие крышки?
home-ask-chikugo = Какой жетон?
home-ask-take-it = Что возьмёшь?
home-ask-abaku = Что даст больше?
home-ask-kryds-bolle = Куда теперь?
home-streak = { $game } · { $days }-й день подряд
home-done = { $days ->
    [one] Готово. { $days } день подряд.
    [few] Готово. { $days } дня подряд.
   *[many] Готово. { $days } дней подряд.
 }
home-code = Есть код?
home-code-title = К столу или в класс по коду
home-code-why = Код или ссылка, которую тебе прислали.
home-code-label = Код
home-tonight = На этот вечер
home-tonight-for = { $count ->
    [2] Двое за столом?
    [3] Трое за столом?
    [4] Четверо за столом?
    [5] Пятеро за столом?
    [6] Шестеро за столом?
    [one] { $count } человек за столом?
    [few] { $count } человека за столом?
   *[many] { $count } человек за столом?
 }
home-tonight-takes = { $game } длится { $minutes } минут.
home-set-up = Подготовить
home-else = Что-то другое
install-title = Установить на это устройство
install-why = Открывается как приложение, со своим значком.
install-yes = Установить
install-no = Не сейчас
