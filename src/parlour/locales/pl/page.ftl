### Strona: jej rama, początek, nakrywanie stołu i to, co wspólne dla wszystkich stołów.

parlour = Parlour
page-title = { $page } · Parlour
page-description = Pięć gier z drewnem, kostkami i liczbami: z robotami, z przyjaciółmi przez internet albo przy jednym stole. Za darmo i bez reklam.
skip = Przejdź do treści
close = Zamknij
continue = Dalej
to-home = Wróć do gier
language = Język
theme-dark = Ciemny
theme-light = Jasny
guest = Gość
player-number = Gracz { $number }

## Strona, której nie ma

lost-title = Tu nic się nie zgadza
lost-why = Ten adres donikąd nie prowadzi. Może stół już sprzątnięto albo brakuje litery.
table-gone = Nie ma takiego stołu
table-gone-why = Może link jest niepełny.
table-closed = Ten stół jest zamknięty dla widzów
table-closed-why = Poproś o miejsce u gospodarza stołu.

## Początek

home-question = W co gramy?
home-how = Jak chcesz grać?
home-how-now = Graj teraz
home-how-friends = Z przyjaciółmi
home-new = Pierwszy raz tutaj?

## Gry

game-shut-the-box = Zamknij pudełko
    .short = Dwie kostki, dwanaście klapek.
    .seats = 1 lub więcej · 5 minut
    .about = Rzuć i zamknij klapki, które razem dają rzut. Co zostaje otwarte, liczy się przeciw tobie.
game-chikugo = Chikugo
    .short = Dwie kulki, jeden rzut.
    .seats = 2 do 6 · 20 minut
    .about = Dwie kulki w jednym rzucie. Kto ma w rundzie najmniej, bierze żeton; ostatnich nie chce nikt.
game-take-it = Take It
    .short = To samo pudełko, najlepsze żetony.
    .seats = 2 do 6 · 15 minut
    .about = Rzuć, odwróć żeton i weź to, na co zasłużył twój rzut.
game-abaku = Abaku
    .short = Cyfry bez znaków.
    .seats = 1 do 4 · 30 minut
    .about = Układaj płytki z cyframi tak, by czytały się jak działania, bez żadnych znaków.
game-kryds-bolle = Kryds & Bolle
    .short = Trzy w linii, w sześcianie.
    .seats = 2 graczy · 10 minut
    .about = Kulki na dziewięciu prętach. Każda linia trzech, w dowolnym kierunku, to punkt.

## Nakrywanie stołu

option-none = jak zwykle
option-placement = Kulki
option-placement-stacked = zsuwają się po pręcie
option-placement-free = na każde wolne miejsce
option-flaps = Klapki
option-dice = Kostki
option-dice-two = zawsze dwie
option-dice-one-when-six = jedna dozwolona przy 6 lub mniej
option-dice-one-when-high-shut = jedna dozwolona bez 7 do 12
option-scoring = Punkty
option-scoring-sum = suma otwartych klapek
option-scoring-digits = otwarte klapki jako jedna liczba
option-limit = Gra do
option-rounds = Rundy
option-shut = Kto zamknie pudełko,
option-shut-wins = wygrywa od razu
option-shut-finish-round = wygrywa po rundzie
option-eliminate = Kto osiągnie limit, odpada
option-throw = Rzut
option-throw-hand = ręką
option-throw-uniform = losowy
option-miss = Kulka chybia
option-smart_calculators = Sprytne liczenie
option-lay_out = Wykładanie
option-lay_out-one = jeden żeton na rzut
option-lay_out-all = wszystkie pasujące do rzutu
option-mode = Gra
option-mode-table = przy stole
option-mode-solo = samemu, na punkty
option-mode-cover = zapełnij siatkę
option-mode-magic = kwadraty magiczne
option-referee = Błędne równania
option-referee-strict = są odrzucane
option-referee-challenge = można podważyć
option-bonuses = Pola premiowe
option-tile_values = Płytka liczy swoją cyfrę
option-diagonals = Także na skos
option-count_tiles = Przy remisie liczy się więcej płytek
option-trivial_powers = 1² = 1 się liczy
option-size = Rozmiar
your-name = Twoje imię
waits-for-host = Zacznie { $name }.
invite-title = Zaproś tym linkiem
invite-why = Zeskanuj telefonem albo wyślij link.
invite-share = Udostępnij zaproszenie
invite-link = Link do tego stołu
invite-qr = Link jako obrazek dla aparatu
copy = Kopiuj
copied = Skopiowano

## Każdy stół

joining = Nakrywamy do stołu …
waits-for = Gra { $name }
region-object = Stół
region-line = Co robić
region-pad = Gracze i punkty
open-pad = Gracze, punkty i narzędzia
score-pad = Notes z wynikami
match-over = koniec
take-back = Cofnij
pause = Przerwa
resume = Dalej
resign = Poddaj się
leave = Wyjdź
rematch = Rewanż
new-version = Jest nowszy Parlour.
reload = Odśwież
load-failed = Ta część strony się nie wczytała.
try-again = Spróbuj ponownie
paused = Gra jest wstrzymana.
offer-waits = Zapytano. Czekamy na odpowiedź.
curtain-title = Teraz { $name }
curtain-why = Podaj urządzenie dalej. Reszta nie patrzy.
curtain-lift = To ja, { $name }

## Co się mówi, i polecenia wpisywane

say-points = Punkty: { $points }.
say-take-back = Cofnięto ruch.
say-resigned = { $name } się poddaje.
say-your-turn = { $shared ->
    [yes] Gra { $name }.
   *[no] Twój ruch.
 }
say-result = { $count ->
    [0] Gra skończona.
    [one] Gra skończona. Wygrywa { $names }.
   *[other] Gra skończona. { $names } dzielą zwycięstwo.
 }
tell-legal = Możesz zagrać: { $acts }.
tell-no-legal = Teraz nie masz nic do zagrania.
goto-title = Przejdź do
goto-label = Dokąd?
goto-none = Nic się tak nie nazywa.
command-title = Wpisz polecenie
command-label = Ruch albo polecenie
command-hint = ruch albo pomoc
command-said = Co powiedziano
command-help = pomoc, help, ?
command-help-text = Wpisz ruch tak, jak się go zapisuje, na przykład b2. Inne słowa: stół czyta stół, ruchy mówi, co możesz zagrać, ostatni powtarza, cofnij prosi o cofnięcie ruchu; podpowiedź mówi, co najlepsze, wartości, ile wart jest każdy ruch, tam gdzie są podpowiedzi.
command-board = stół, stol, board
command-legal = ruchy, moves
command-last = ostatni, last
command-back = cofnij, back

## Prosty stół

plain-turn = { $shared ->
    [yes] { $name }, twój ruch
   *[no] Twój ruch
 }
plain-over = { $count ->
    [0] Gra skończona
    [one] Wygrywa { $names }
   *[other] { $names } dzielą zwycięstwo
 }
plain-nothing = nic
plain-type = Wpisz swój ruch
plain-play = Zagraj
plain-say = { $name } gra { $act }.
plain-say-chance = Los: { $act }.

## Odmowy, według kodu

error-unreachable = Parlour nie odpowiada. Czy jeszcze działa?
error-stale-seq = Ktoś był szybszy. Stół jest taki, jak teraz widać.
error-wrong-seat = To miejsce nie jest twoje.
error-not-your-turn = To nie twój ruch.
error-match-over = Gra skończona.
error-not-running = Gra się jeszcze nie zaczęła.
error-paused = Gra jest wstrzymana.
error-bad-take-back = Tego nie można cofnąć.
error-bad-notation = To nie jest ruch. Wpisz pomoc, by poznać słowa.
error-bar-full = Ten pręt jest pełny.
error-place-taken = To miejsce jest zajęte.
error-no-such-place = Nie ma takiego miejsca.
error-no-level = Podaj tylko pręt: kulka zsuwa się w dół.
error-level-missing = Podaj też warstwę, na przykład b2.3.
error-game-over = Gra skończona.
error-not-this-game = To nie jest ruch w tej grze. Wpisz pomoc, by poznać słowa.
error-wrong-sum = Te klapki nie dają rzutu.
error-flap-closed = Jedna z tych klapek jest już zamknięta.
error-close-flaps = Kości rzucone: zamknij klapki.
error-choose-dice = Najpierw weź jedną kostkę albo dwie.
error-bag-too-small = W woreczku jest na to za mało płytek.
error-not-in-rack = Nie masz tej płytki.
error-not-met = Rzut nie pasuje do tego żetonu.
error-limit-and-rounds = Gra się do limitu albo określoną liczbę rund, nie jedno i drugie.
error-eliminate-alone = Do odpadania trzeba co najmniej dwojga.
error-eliminate-needs-limit = Do odpadania potrzebny jest limit.
error-bad-combination = Te ustalenia nie idą w parze.
error-bad-option = Jedno z ustaleń nie może takie być.
error-seat-taken = Ktoś był szybszy: miejsce jest zajęte.
error-too-many-requests = Powoli. Spróbuj za chwilę.
