### Что parlour admin отвечает тем, кто держит сервер.

desk-code = Одноразовый код: { $code }
desk-administrator = { $now ->
    [yes] { $person }: теперь с правами администратора.
   *[no] { $person }: больше без прав администратора.
 }
desk-reports = { $count ->
    [0] Жалоб нет.
    [one] { $count } жалоба:
    [few] { $count } жалобы:
   *[many] { $count } жалоб:
 }
desk-report = { $id }  { $at }  { $by } об игроке { $name } ({ $about }), партия { $match }: { $reason }
desk-said = было написано: { $said }
desk-closed = закрыта { $at }: { $note }
desk-report-closed = Жалоба { $id } закрыта.
desk-sanctions = { $count ->
    [0] Блокировок нет.
    [one] { $count } блокировка:
    [few] { $count } блокировки:
   *[many] { $count } блокировок:
 }
desk-sanction = { $id }  { $at }  { $whom }: { $what ->
    [chat] без чата
    [play] без чата и новых партий
   *[all] без доступа
 } { $until }: { $reason }
desk-for-good = навсегда
desk-until = до { $at }
desk-lifted = Блокировка { $id } снята.
desk-words = { $count ->
    [0] Запрещённых слов в именах нет.
   *[other] Запрещено в именах: { $words }
 }
desk-forbidden = Запрещено в новых именах: { $word }.
desk-allowed = Снова разрешено в именах: { $word }.
desk-log = { $count ->
    [0] Пока ничего не сделано.
   *[other] Что сделала администрация, сначала новое:
 }
desk-console = консоль
desk-did = { $what ->
    [code-issued] выдан код
    [administrator-made] даны права администратора
    [administrator-unmade] сняты права администратора
    [report-closed] закрыта жалоба
    [sanction-laid] наложена блокировка
    [sanction-lifted] снята блокировка
    [name-forbidden] запрещено слово
    [name-allowed] разрешено слово
    [league-made] создана лига
    [league-changed] изменена лига
    [league-deleted] удалена лига
    [season-started] начат сезон
    [season-opened] открыт сезон
    [class-deleted] удалён класс
    [pairing-settled] назначен итог встречи
   *[other] { $what }
 }
desk-backup = Копия записана: { $file }
desk-restored = Восстановлено из { $file }
desk-keys = Новый ключ создан. Перезапусти сервер, чтобы он его использовал. Прежние куки остаются в силе.
desk-keys-dropped = Новый ключ создан, старые удалены. Перезапусти сервер: всем придётся войти заново.
desk-private = закрытый ключ, для PARLOUR_PUSH_KEY: { $key }
desk-public = открытый ключ: { $key }
desk-checked = { $matches ->
    [one] Проверена { $matches } партия
    [few] Проверены { $matches } партии
   *[many] Проверено { $matches } партий
 }: { $problems ->
    [0] всё в порядке.
    [one] { $problems } ошибка.
    [few] { $problems } ошибки.
   *[many] { $problems } ошибок.
 }
desk-listed-wrong = В списке партий одно, а в записи другое.

## Лиги

desk-leagues = { $count ->
    [0] Лиг пока нет.
    [one] { $count } лига:
    [few] { $count } лиги:
   *[many] { $count } лиг:
 }
desk-league = { $id }  { $name }: { $game }, { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
 }, сезон { $season }, тур { $round }, { $status ->
    [open] запись открыта
    [running] идёт
   *[over] окончен
 }
desk-season = { $name }: сезон { $season }, тур { $round }, { $status ->
    [open] запись открыта
    [running] идёт
   *[over] окончен
 }
desk-group = Группа { $group }
desk-column = { $of ->
    [place] место
    [name] имя
    [played] партии
    [won] победы
    [drawn] ничьи
    [lost] поражения
   *[points] очки
 }
desk-withdrawn = вне лиги
desk-made = Лига создана: { $league }
desk-entered = { $name } вступает в лигу.
desk-left = { $name } покидает лигу.
desk-started = Сезон начался: { $league }
desk-opened = Запись на следующий сезон открыта: { $league }
desk-settled = Итог встречи назначен: { $league }
desk-renamed = У лиги новое название: { $league }
desk-deleted = Лига удалена: { $league }

## Классы

desk-classes = { $count ->
    [0] Классов пока нет.
    [one] { $count } класс:
    [few] { $count } класса:
   *[many] { $count } классов:
 }
desk-class = { $id }  { $name } (код { $code }): { $pupils ->
    [one] { $pupils } ученик
    [few] { $pupils } ученика
   *[many] { $pupils } учеников
 }
desk-pupil = { $name }: сделано { $done }, верно { $right }
desk-class-deleted = Класс удалён вместе с учениками и их данными: { $id }
