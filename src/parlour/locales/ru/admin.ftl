### Стол хозяина: люди, жалобы, санкции, имена, журнал, цифры.

host-title = Управление
host-figures = Цифры
host-people = Люди
host-reports = Жалобы
host-sanctions = Санкции
host-names = Имена
host-log = Журнал
host-search = Имя, логин или номер
host-find = Найти
host-nobody = Никого с таким именем.
host-admin = администратор
host-since = Здесь с { $date }
host-matches = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
 }
host-reset = Код для пароля
host-ban = Санкция
host-invite = Создать приглашение
host-invite-why = Одноразовый код, с которым создают учётную запись там, где они по приглашению.
host-code-invite = { $count ->
    [one] Передай это приглашение. Оно действует { $count } день и показывается только один раз.
    [few] Передай это приглашение. Оно действует { $count } дня и показывается только один раз.
   *[many] Передай это приглашение. Оно действует { $count } дней и показывается только один раз.
 }
host-code-reset = { $count ->
    [one] С этим кодом { $login } задаст новый пароль. Он действует { $count } день и показывается только один раз.
    [few] С этим кодом { $login } задаст новый пароль. Он действует { $count } дня и показывается только один раз.
   *[many] С этим кодом { $login } задаст новый пароль. Он действует { $count } дней и показывается только один раз.
 }
host-what = Что отнять
host-what-chat = Чат
host-what-play = И новые игры
host-what-all = Всё
host-reason = Почему
host-address = Адреса
host-ban-address = Санкция против адресов
host-lay = Наложить санкцию
host-laid = Действует с этой минуты.
host-lift = Снять
host-none-held = Санкций нет.
host-closed-too = И рассмотренные
host-about = Игрок { $name }
host-close = Рассмотрено
host-closed = Рассмотрено { $date }.
host-note = Чем кончилось
host-no-reports = Жалоб нет.
host-names-why = Новые имена не могут содержать этих слов, как бы их ни написали. Имена, которые уже есть, остаются.
host-word = Слово
host-forbid = Запретить
host-allow = Разрешить снова
log-by = кто:
log-none = Пока ничего не сделано.
figures-guests = Гости
figures-accounts = Учётные записи
figures-open = Партии в ожидании
figures-running = Партии идут
figures-over = Партии окончены
figures-lately = Новых за семь дней
figures-leagues = Лиги
figures-reports = Открытые жалобы
figures-sanctions = Санкции

## Что делали хозяева

audit-code-issued = Код выдан
audit-administrator-made = Назначен администратор
audit-administrator-unmade = Администратор снят
audit-league-made = Лига создана
audit-season-started = Сезон начат
audit-season-opened = Сезон открыт
audit-pairing-settled = Пара решена
audit-report-closed = Жалоба рассмотрена
audit-sanction-laid = Санкция наложена
audit-sanction-lifted = Санкция снята
audit-name-forbidden = Слово запрещено
audit-name-allowed = Слово разрешено
