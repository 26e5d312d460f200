### Учётная запись: как войти, что к ней относится, как выйти; и уведомления о том, чей ход.

account-title = Аккаунт
account-of = Аккаунт: { $name }
account-why = Чтобы играть, аккаунт не нужен. С ним твои партии, рейтинг и язык будут с тобой на любом устройстве.
account-guest = Ты играешь как гость { $name }. Новый аккаунт сохранит все твои партии.
account-guest-stays = Если войти в другой аккаунт, партии, сыгранные здесь гостем, туда не перейдут. Чтобы сохранить их, создай новый аккаунт.
account-off = На этом сервере нет аккаунтов. Все играют гостями, достаточно имени.
account-way = Войди или создай аккаунт
account-way-in = Вход
account-way-up = Новый аккаунт
account-way-reset = Не помнишь пароль?
account-name = Имя
account-name-hint = Под этим именем тебя видят другие.
account-name-kept = Имя сохранено.
account-login = Логин
account-login-hint = От 3 до 40 букв, цифр, точек, дефисов или знаков подчёркивания. Он нужен только тебе.
account-password = Пароль
account-password-hint = Не меньше 8 знаков.
account-password-old = Текущий пароль
account-password-new = Новый пароль
account-password-change = Сменить пароль
account-password-changed = Пароль изменён. На других устройствах нужно войти заново.
account-invitation = Код приглашения
account-invited = Создать аккаунт здесь можно только по приглашению. Попроси код у администрации.
account-code = Одноразовый код
account-reset-why = Попроси у администрации одноразовый код. С ним ты задашь новый пароль.
account-reset = Задать пароль
account-sign-in = Войти
account-sign-up = Создать аккаунт
account-sign-out = Выйти
account-signed-in = Вход выполнен: { $login }.
account-keep = Сохранить
account-data = Твои данные
account-data-why = Всё, что этот сервер знает о тебе. Это можно скачать или удалить.
account-export = Скачать мои данные
account-delete = Удалить аккаунт
account-delete-sure = Имя, логин, пароль и токены будут удалены навсегда. Законченные партии останутся, но без твоего имени.
account-delete-yes = Да, удалить
account-delete-no = Отмена
account-gone = Твой аккаунт и данные удалены.
settings-why-account = Язык хранится в аккаунте, остальное — на этом устройстве.
start-rated = На рейтинг: изменит рейтинг обеих сторон

## Токены

tokens-title = Токены для программ
tokens-why = Твой робот входит с токеном вместо твоего пароля.
tokens-name = Для чего он?
tokens-may = Что он может
tokens-play = смотреть и играть
tokens-read = только смотреть
tokens-holds = Срок действия
tokens-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[many] { $count } дней
 }
tokens-for-good = бессрочно
tokens-until = до { $date }
tokens-make = Создать токен
tokens-made = Скопируй его сейчас. Больше ты его не увидишь.
tokens-revoke = Отозвать

## Устройства

devices-title = Устройства
devices-why = На этих устройствах выполнен вход. Если какое-то тебе незнакомо, заверши сеанс и смени пароль.
devices-unknown = Неизвестное устройство
devices-here = Это устройство
devices-seen = Последний раз: { $date }
devices-end = Завершить сеанс
devices-everywhere = Выйти везде

## Чей ход

waiting-turn = Твой ход
waiting-offer = Предложение ждёт твоего ответа
waiting-seat = За столом тебя ждёт место
waiting-count = { $count ->
    [one] { $count } партия ждёт тебя
    [few] { $count } партии ждут тебя
   *[many] { $count } партий ждут тебя
 }
seats-kept = Ждём остальных
notices-switch = Уведомлять, когда мой ход
notices-why = В медленных партиях, даже когда страница закрыта. Только в этом браузере.
notices-denied = Уведомления заблокированы. Разреши их для Parlour в настройках браузера.
notices-unable = Браузер не поддерживает уведомления.
