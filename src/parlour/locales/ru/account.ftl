### Учётная запись: как войти, что к ней относится, как выйти; и уведомления о том, чей ход.

account-title = Учётная запись
account-of = Учётная запись: { $name }
account-why = Чтобы играть, учётная запись не нужна. С ней твои партии, рейтинг и язык будут с тобой на любом устройстве.
account-guest = Ты играешь как гость { $name }. Новая учётная запись сохранит все твои партии.
account-guest-stays = Партии, сыгранные здесь гостем, останутся у гостя. Чтобы сохранить их, создай новую учётную запись.
account-off = На этом сервере нет учётных записей: все играют гостями, только под именем.
account-way = Как войти
account-way-in = Вход
account-way-up = Новая запись
account-way-reset = Забыт пароль
account-name = Имя
account-name-hint = Его видят другие.
account-name-kept = Имя сохранено.
account-login = Логин
account-login-hint = От 3 до 40 букв, цифр, точек, дефисов или подчёркиваний. Он нужен только тебе.
account-password = Пароль
account-password-hint = Не меньше 8 знаков.
account-password-old = Прежний пароль
account-password-new = Новый пароль
account-password-change = Сменить пароль
account-password-changed = Пароль изменён. В остальных местах вход завершён.
account-invitation = Приглашение
account-invited = Учётные записи здесь по приглашению. Код выдаёт хозяин сервера.
account-code = Одноразовый код
account-reset-why = Попроси у хозяина сервера одноразовый код. С ним ты задашь новый пароль.
account-reset = Задать пароль
account-sign-in = Войти
account-sign-up = Создать запись
account-sign-out = Выйти
account-signed-in = Вход выполнен: { $login }.
account-keep = Сохранить
account-data = Твои данные
account-data-why = Всё, что этот сервер знает о тебе: забери с собой или удали.
account-export = Сохранить мои данные
account-delete = Удалить всё
account-delete-sure = Имя, логин, пароль и токены удаляются навсегда. Законченные партии останутся без твоего имени.
account-delete-yes = Да, удалить
account-delete-no = Нет
account-gone = Всё забыто. Здесь тебя больше никто не знает.
settings-why-account = Язык хранится с учётной записью, остальное остаётся на этом устройстве.
start-rated = На рейтинг: изменит рейтинг обоих

## Токены

tokens-title = Токены для программ
tokens-why = Твой робот входит с токеном вместо твоего пароля.
tokens-name = Для чего он
tokens-may = Ему можно
tokens-play = смотреть и играть
tokens-read = только смотреть
tokens-holds = Действует
tokens-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[many] { $count } дней
 }
tokens-for-good = бессрочно
tokens-until = до { $date }
tokens-make = Создать токен
tokens-made = Скопируй его сейчас: он показывается только один раз.
tokens-revoke = Отозвать

## Устройства

devices-title = Устройства
devices-why = Здесь выполнен вход. Если устройство тебе незнакомо, заверши его сеанс и смени пароль.
devices-unknown = Неизвестное устройство
devices-here = Это устройство
devices-seen = Последний раз: { $date }
devices-end = Завершить сеанс
devices-everywhere = Выйти везде

## Чей ход

waiting-turn = Твой ход
waiting-offer = Предложение ждёт твоего ответа
waiting-seat = Для тебя оставлено место
waiting-count = { $count ->
    [one] { $count } партия ждёт тебя
    [few] { $count } партии ждут тебя
   *[many] { $count } партий ждут тебя
 }
seats-kept = Ждём остальных
notices-switch = Сообщать, когда мой ход
notices-why = В медленных партиях, даже когда страница закрыта. Только в этом браузере.
notices-denied = Этот браузер не даёт Parlour сообщать тебе. Это можно разрешить в его настройках.
notices-unable = В этот браузер сообщить нельзя.
