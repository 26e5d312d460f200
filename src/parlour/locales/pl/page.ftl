### Strona: jej rama, początek, nakrywanie stołu i to, co wspólne dla wszystkich stołów.

parlour = Parlour
page-title = { $page } · Parlour
page-description = Pięć gier z drewnem, kostkami i liczbami: z robotami, ze znajomymi przez internet albo przy jednym stole. Za darmo i bez reklam.
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
lost-why = Ten adres donikąd nie prowadzi. Może stół już sprzątnięto albo w adresie brakuje litery.
table-gone = Nie udało się znaleźć tego stołu
table-gone-why = Link może być niepełny. Poproś o niego jeszcze raz.
table-closed = Ten stół widzą tylko gracze
table-closed-why = Poproś gospodarza stołu o miejsce.

## Początek

home-question = W co gramy?
home-how = Jak chcesz grać?
home-how-now = Graj teraz
home-how-friends = Ze znajomymi
home-new = Pierwszy raz tutaj?

## Gry

game-shut-the-box = Zamknij pudełko
    .short = Dwie kostki, dwanaście klapek.
    .seats = 1 lub więcej · 5 minut
    .about = Rzuć i zamknij klapki, które razem dają sumę oczek. Co zostanie otwarte, liczy się przeciw tobie.
game-chikugo = Chikugo
    .short = Dwie kulki, jeden rzut.
    .seats = 2 do 6 · 20 minut
    .about = Dwie kulki w jednym rzucie. Kto ma w rundzie najmniej, bierze żeton, a nikt nie chce zostać z żetonami na końcu.
game-take-it = Take It
    .short = To samo pudełko, najlepsze żetony.
    .seats = 2 do 6 · 15 minut
    .about = Rzuć, odwróć żeton i weź taki, do którego pasuje twój rzut.
game-abaku = Abaku
    .short = Cyfry bez znaków.
    .seats = 1 do 4 · 30 minut
    .about = Układaj z płytek z cyframi równania, bez żadnych znaków.
game-kryds-bolle = Kryds & Bolle
    .short = Trzy w linii, w sześcianie.
    .seats = 2 graczy · 10 minut
    .about = Kulki na dziewięciu prętach. Każda linia z trzech, w dowolnym kierunku, to punkt.

## Nakrywanie stołu

option-none = jak zwykle
option-placement = Kulki
option-placement-stacked = zsuwają się po pręcie
option-placement-free = na każde wolne miejsce
option-flaps = Klapki
option-dice = Kostki
option-dice-two = zawsze dwie
option-dice-one-when-six = można jedną przy 6 lub mniej
option-dice-one-when-high-shut = można jedną bez 7–12
option-scoring = Punkty
option-scoring-sum = suma otwartych klapek
option-scoring-digits = otwarte klapki jako jedna liczba
option-limit = Gra do
option-rounds = Rundy
option-shut = Zamknięte pudełko
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
option-mode-solo = solo, na punkty
option-mode-cover = zakryj planszę
option-mode-magic = kwadraty magiczne
option-referee = Błędne równania
option-referee-strict = są odrzucane
option-referee-challenge = można podważyć
option-bonuses = Pola premiowe
option-tile_values = Płytka daje tyle, ile jej cyfra
option-diagonals = Także na skos
option-count_tiles = Remis rozstrzyga liczba płytek
option-trivial_powers = 1² = 1 się liczy
option-size = Rozmiar
your-name = Twoje imię
waits-for-host = Grę rozpocznie { $name }.
invite-title = Zaproś tym linkiem
invite-why = Zeskanuj telefonem albo wyślij link.
invite-share = Udostępnij zaproszenie
invite-link = Link do tego stołu
invite-qr = Link jako kod QR
copy = Kopiuj
copied = Skopiowano

## Każdy stół

joining = Wczytuję…
waits-for = Teraz gra { $name }
region-object = Stół
region-line = Co robić
region-pad = Gracze i punkty
open-pad = Gracze, punkty i narzędzia
score-pad = Notes z wynikami
match-over = koniec
take-back = Cofnij
pause = Wstrzymaj
resume = Wznów
resign = Poddaj się
leave = Odejdź od stołu
rematch = Rewanż
new-version = Jest nowa wersja.
reload = Odśwież
load-failed = Ta część strony się nie wczytała.
try-again = Spróbuj ponownie
paused = Gra jest wstrzymana.
offer-waits = Pytanie wysłane. Czekamy na odpowiedź.
curtain-title = Teraz { $name }
curtain-why = Podaj urządzenie dalej. Reszta nie patrzy.
curtain-lift = To ja, { $name }

## Co się mówi, i polecenia wpisywane

say-points = Punkty: { $points }.
say-take-back = Ostatni ruch cofnięto.
say-resigned = { $name } się poddaje.
say-your-turn = { $shared ->
    [yes] Teraz gra { $name }.
   *[no] Twoja kolej.
 }
say-result = { $count ->
    [0] Koniec gry.
    [one] Koniec gry. Wygrywa { $names }.
   *[other] Koniec gry. { $names } wygrywają wspólnie.
 }
tell-legal = Możesz zagrać: { $acts }.
tell-no-legal = Teraz nie masz nic do zagrania.
goto-title = Przejdź do
goto-label = Dokąd?
goto-none = Nic nie znaleziono.
command-title = Wpisz polecenie
command-label = Ruch albo polecenie
command-hint = ruch albo pomoc
command-said = Co powiedziano
command-help = pomoc, help, ?
command-help-text = Wpisz ruch tak, jak się go zapisuje, na przykład b2. Albo polecenie: stół opisuje stół, ruchy wymienia twoje ruchy, ostatni powtarza, cofnij prosi o cofnięcie ruchu. W grze z podpowiedziami podpowiedź podaje najlepszy ruch, a wartości ocenia każdy.
command-board = stół, stol, board
command-legal = ruchy, moves
command-last = ostatni, last
command-back = cofnij, back

## Prosty stół

plain-turn = { $shared ->
    [yes] { $name }, twoja kolej
   *[no] Twoja kolej
 }
plain-over = { $count ->
    [0] Koniec gry
    [one] Wygrywa { $names }
   *[other] { $names } wygrywają wspólnie
 }
plain-nothing = nic
plain-type = Wpisz swój ruch
plain-play = Zagraj
plain-say = { $name } gra { $act }.
plain-say-chance = Los: { $act }.

## Odmowy, według kodu

error-unreachable = Nie udało się połączyć z serwerem. Czy Parlour jeszcze działa?
error-stale-seq = Ktoś był szybszy. Widzisz stół taki, jaki jest teraz.
error-wrong-seat = To nie jest twoje miejsce.
error-not-your-turn = Teraz nie twoja kolej.
error-match-over = Ta gra jest już skończona.
error-not-running = Gra się jeszcze nie zaczęła.
error-paused = Gra jest wstrzymana.
error-bad-take-back = Tego ruchu nie można cofnąć.
error-bad-notation = To nie jest ruch. Wpisz pomoc, żeby zobaczyć polecenia.
error-bar-full = Ten pręt jest pełny. Wybierz inny.
error-place-taken = To miejsce jest zajęte. Wybierz wolne.
error-no-such-place = Nie ma takiego miejsca. Pręty to a1 do c3, warstwy 1 do 3.
error-no-level = Podaj tylko pręt: kulka sama zsunie się w dół.
error-level-missing = Podaj też warstwę, na przykład b2.3.
error-game-over = Ta gra jest już skończona.
error-not-this-game = To nie jest ruch w tej grze. Wpisz pomoc, żeby zobaczyć polecenia.
error-wrong-sum = Suma tych klapek nie zgadza się z rzutem.
error-flap-closed = Jedna z tych klapek jest już zamknięta.
error-close-flaps = Rzut już był. Teraz zamknij klapki.
error-choose-dice = Najpierw wybierz jedną kostkę albo dwie.
error-bag-too-small = W woreczku jest na to za mało płytek.
error-not-in-rack = Nie masz tej płytki.
error-not-met = Twój rzut nie pasuje do tego żetonu.
error-limit-and-rounds = Gracie do limitu albo określoną liczbę rund, nie jedno i drugie.
error-eliminate-alone = Do odpadania potrzeba co najmniej dwóch graczy.
error-eliminate-needs-limit = Do odpadania potrzebny jest limit punktów.
error-bad-combination = Tych opcji nie da się połączyć.
error-bad-option = Jedna z opcji jest nieprawidłowa.
error-seat-taken = Ktoś był szybszy: miejsce jest zajęte.
error-too-many-requests = Trochę za szybko. Spróbuj za chwilę.
