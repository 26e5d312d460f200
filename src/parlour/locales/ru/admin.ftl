### Стол хозяина: люди, жалобы, санкции, имена, журнал, цифры.

host-title = Управление
host-figures = Статистика
host-people = Люди
host-reports = Жалобы
host-sanctions = Блокировки
host-names = Имена
host-log = Журнал
host-search = Имя, логин или номер
host-find = Найти
host-nobody = Никого с таким именем не нашлось.
host-admin = администратор
host-since = Здесь с { $date }
host-matches = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
 }
host-reset = Сбросить пароль
host-ban = Заблокировать
host-invite = Создать приглашение
host-invite-why = Одноразовый код. С ним один человек создаст аккаунт там, где это возможно только по приглашению.
host-code-invite = { $count ->
    [one] Передай этот код приглашения. Он действует { $count } день, и больше ты его не увидишь.
    [few] Передай этот код приглашения. Он действует { $count } дня, и больше ты его не увидишь.
   *[many] Передай этот код приглашения. Он действует { $count } дней, и больше ты его не увидишь.
 }
host-code-reset = { $count ->
    [one] Передай этот код: с ним { $login } задаст новый пароль. Он действует { $count } день, и больше ты его не увидишь.
    [few] Передай этот код: с ним { $login } задаст новый пароль. Он действует { $count } дня, и больше ты его не увидишь.
   *[many] Передай этот код: с ним { $login } задаст новый пароль. Он действует { $count } дней, и больше ты его не увидишь.
 }
host-what = Что заблокировать
host-what-chat = Чат
host-what-play = Чат и новые партии
host-what-all = Всё
host-reason = Причина
host-address = Адреса
host-ban-address = Заблокировать адреса
host-lay = Заблокировать
host-laid = Блокировка действует.
host-lift = Снять блокировку
host-none-held = Блокировок нет.
host-closed-too = Показать закрытые
host-about = На кого: { $name }
host-close = Закрыть жалобу
host-closed = Закрыта { $date }.
host-note = Что сделано?
host-no-reports = Жалоб нет.
host-names-why = Новые имена не могут содержать этих слов, как бы их ни написали. Имена, которые уже есть, остаются.
host-word = Слово
host-forbid = Запретить
host-allow = Разрешить снова
log-by = кто:
log-none = Пока ничего не сделано.
figures-guests = Гости
figures-accounts = Аккаунты
figures-open = Партии ждут игроков
figures-running = Партии идут
figures-over = Законченные партии
figures-lately = Новых за семь дней
figures-leagues = Лиги
figures-reports = Открытые жалобы
figures-sanctions = Блокировки

## Что делали хозяева

audit-code-issued = Код выдан
audit-administrator-made = Даны права администратора
audit-administrator-unmade = Сняты права администратора
audit-league-made = Лига создана
audit-season-started = Сезон начат
audit-season-opened = Сезон открыт
audit-pairing-settled = Итог встречи назначен
audit-report-closed = Жалоба закрыта
audit-sanction-laid = Блокировка наложена
audit-sanction-lifted = Блокировка снята
audit-name-forbidden = Слово запрещено
audit-name-allowed = Слово разрешено
