### Co parlour admin odpowiada tym, którzy prowadzą serwer.

desk-code = Kod jednorazowy: { $code }
desk-administrator = { $now ->
    [yes] { $person } ma teraz prawa administratora.
   *[no] { $person } nie ma już praw administratora.
 }
desk-reports = { $count ->
    [0] Nie ma zgłoszeń.
    [one] { $count } zgłoszenie:
    [few] { $count } zgłoszenia:
   *[many] { $count } zgłoszeń:
 }
desk-report = { $id }  { $at }  { $by } o graczu { $name } ({ $about }), partia { $match }: { $reason }
desk-said = napisano: { $said }
desk-closed = zamknięto { $at }: { $note }
desk-report-closed = Zgłoszenie { $id } jest zamknięte.
desk-sanctions = { $count ->
    [0] Nie ma żadnych blokad.
    [one] { $count } blokada:
    [few] { $count } blokady:
   *[many] { $count } blokad:
 }
desk-sanction = { $id }  { $at }  { $whom }: { $what ->
    [chat] bez czatu
    [play] bez czatu i nowych partii
   *[all] bez wstępu
 } { $until }: { $reason }
desk-for-good = na zawsze
desk-until = do { $at }
desk-lifted = Blokada { $id } jest zdjęta.
desk-words = { $count ->
    [0] Żadne słowo nie jest zabronione w imionach.
   *[other] Zabronione w imionach: { $words }
 }
desk-forbidden = Nowe imiona nie mogą zawierać { $word }.
desk-allowed = Imiona mogą znów zawierać { $word }.
desk-log = { $count ->
    [0] Niczego jeszcze nie zrobiono.
   *[other] Co zrobiła administracja, od najnowszego:
 }
desk-console = konsola
desk-did = { $what ->
    [code-issued] wydany kod
    [administrator-made] nadane prawa administratora
    [administrator-unmade] odebrane prawa administratora
    [report-closed] zamknięte zgłoszenie
    [sanction-laid] nałożona blokada
    [sanction-lifted] zdjęta blokada
    [name-forbidden] zabronione słowo
    [name-allowed] dozwolone słowo
    [league-made] utworzona liga
    [league-changed] zmieniona liga
    [league-deleted] usunięta liga
    [season-started] rozpoczęty sezon
    [season-opened] otwarty sezon
    [class-deleted] usunięta klasa
    [pairing-settled] rozstrzygnięte spotkanie
   *[other] { $what }
 }
desk-backup = Kopia zapasowa zapisana: { $file }
desk-restored = Przywrócono z { $file }
desk-keys = Utworzono nowy klucz. Uruchom serwer ponownie, żeby go używał. Wcześniejsze ciasteczka pozostają ważne.
desk-keys-dropped = Utworzono nowy klucz, stare usunięto. Uruchom serwer ponownie: wszyscy muszą zalogować się jeszcze raz.
desk-private = klucz prywatny, do PARLOUR_PUSH_KEY: { $key }
desk-public = klucz publiczny: { $key }
desk-checked = { $matches ->
    [one] Sprawdzono { $matches } partię
    [few] Sprawdzono { $matches } partie
   *[many] Sprawdzono { $matches } partii
 }: { $problems ->
    [0] wszystko w porządku.
    [one] { $problems } błąd.
    [few] { $problems } błędy.
   *[many] { $problems } błędów.
 }
desk-listed-wrong = Lista partii mówi co innego niż zapis.

## Ligi

desk-leagues = { $count ->
    [0] Nie ma jeszcze lig.
    [one] { $count } liga:
    [few] { $count } ligi:
   *[many] { $count } lig:
 }
desk-league = { $id }  { $name }: { $game }, { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
   *[many] { $players } graczy
 }, sezon { $season }, runda { $round }, { $status ->
    [open] zapisy otwarte
    [running] trwa
   *[over] zakończony
 }
desk-season = { $name }: sezon { $season }, runda { $round }, { $status ->
    [open] zapisy otwarte
    [running] trwa
   *[over] zakończony
 }
desk-group = Grupa { $group }
desk-column = { $of ->
    [place] miejsce
    [name] imię
    [played] gry
    [won] wygrane
    [drawn] remisy
    [lost] przegrane
   *[points] punkty
 }
desk-withdrawn = poza ligą
desk-made = Liga utworzona: { $league }
desk-entered = { $name } dołącza do ligi.
desk-left = { $name } opuszcza ligę.
desk-started = Sezon się rozpoczął: { $league }
desk-opened = Zapisy na następny sezon są otwarte: { $league }
desk-settled = Spotkanie rozstrzygnięte: { $league }
desk-renamed = Liga ma nową nazwę: { $league }
desk-deleted = Liga usunięta: { $league }

## Klasy

desk-classes = { $count ->
    [0] Nie ma jeszcze klas.
    [one] { $count } klasa:
    [few] { $count } klasy:
   *[many] { $count } klas:
 }
desk-class = { $id }  { $name } (kod { $code }): { $pupils ->
    [one] { $pupils } uczeń
    [few] { $pupils } uczniów
   *[many] { $pupils } uczniów
 }
desk-pupil = { $name }: zrobione { $done }, dobrze { $right }
desk-class-deleted = Klasa usunięta razem z uczniami i ich danymi: { $id }
