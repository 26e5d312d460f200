### Setting up a match, and the table that fills up before it begins.

setup-start = Zacznij grę
setup-alone = Zagraj solo
setup-together = Zagraj z innymi
setup-keep = Licz punkty
setup-invite = { $count ->
    [one] Zaproś kogoś
    [few] Zaproś { $count } osoby
   *[many] Zaproś { $count } osób
 }
setup-invite-name = Zaproś: { $name }
setup-friend = Zagraj z kimś znajomym
setup-a-robot = Zagraj z robotem
setup-change = Zmień graczy
setup-agree-change = Zmień
setup-swap = Zamień
setup-swap-label = Zamień, kto zaczyna
setup-you = ty
setup-you-name = Ty
setup-a-friend = Ktoś znajomy
setup-by-link = dołącza przez link
setup-first = zaczyna
setup-light = jasne
setup-dark = ciemne
setup-level-short = poziom { $level }
setup-level = poziom { $level } z { $of }
setup-record = { $played ->
    [0] jeszcze bez wspólnej gry
   *[other] twoje wygrane: { $won } z { $played }
 }
setup-usual = zwykłe zasady
setup-chosen = { $name }: { $value }
setup-changed = { $on ->
    [yes] { $name }
   *[no] bez: { $name }
 }
setup-no-clock = bez zegara
setup-minutes = { $minutes ->
    [one] około minuty
    [few] około { $minutes } minut
   *[many] około { $minutes } minut
 }
setup-lots-decide = Los decyduje, kto zaczyna.

## Who’s playing?

setup-who = Kto gra?
setup-chairs = Krzesła
setup-seat-of = Miejsce { $seat } z { $of }
setup-add = Dostaw krzesło
setup-remove = Zabierz to krzesło
setup-sits-here = Kto tu siada?
setup-kind-me = Ktoś tutaj
setup-kind-robot = Robot
setup-kind-open = Przez link
setup-robot = Który robot?
setup-name = Imię
setup-used = Imiona z poprzednich gier
setup-link = Dostaniesz link do wysłania.
setup-friend-name = Imię (jeśli chcesz)
setup-swap-first = Zamień, kto zaczyna
setup-lots = Losuj

## How shall we play?

setup-how = Jak gramy?
setup-changes = { $count ->
    [one] Jedna zmiana w zwykłych zasadach
    [few] { $count } zmiany w zwykłych zasadach
   *[many] { $count } zmian w zwykłych zasadach
 }
setup-back-to-usual = Wróć do zwykłych zasad
setup-presets = Gotowe zasady
setup-more = Więcej
setup-to-limit = do limitu
setup-custom = Inne
setup-switch = { $on ->
    [yes] tak
   *[no] nie
 }
setup-clock-own = { $minutes } min + { $seconds } s na ruch
setup-clock-minutes = Minuty na osobę
setup-clock-seconds = Sekundy dodawane na ruch
setup-no-clock-row = Brak, bez pośpiechu
setup-time = Czas gry
setup-watch = Kto może oglądać
setup-watch-link = Każdy z linkiem
setup-watch-players = Tylko gracze
setup-hints = Podpowiedzi
setup-hints-on = { $on ->
    [yes] dozwolone dla wszystkich
   *[no] wyłączone
 }
setup-leaving = Gdy ktoś odejdzie od stołu
setup-leaving-robot = Robot gra dalej
setup-leaving-forfeit = Przegrywa grę
setup-on-time = Gdy skończy się czas
setup-on-time-lose = Gra jest przegrana
setup-on-time-robot = Robot gra dalej
setup-public = Kto może dołączyć
setup-public-link = Tylko z linkiem
setup-public-all = Każdy, z listy stołów
preset-to-100 = Do 100
preset-one-round = Szybko, jedna runda
preset-digits = Cyfry

## What each option changes

explain-placement = Kulki zsuwają się po pręcie i układają w stos albo trafiają na dowolne wolne miejsce w sześcianie.
explain-flaps = Więcej klapek to dłuższa kolejka. Zwykle jest ich dwanaście.
explain-dice = Zawsze dwie kostki albo jedna, gdy zostało mało do zamknięcia.
explain-scoring = Otwarte klapki się sumuje albo czyta jak jedną długą liczbę: 2, 5 i 8 to 258.
explain-limit = Gra kończy się po rundzie, w której ktoś ma tyle punktów karnych.
explain-rounds = Stała liczba rund zamiast gry do limitu.
explain-shut = Kto zamknie wszystkie klapki, wygrywa od razu albo inni kończą jeszcze rundę.
explain-eliminate = Kto osiągnie limit, odpada. Wygrywa ostatnia osoba w grze.
explain-throw = Celujesz, puszczasz i kulki naprawdę się toczą albo los wybiera dwa otwory.
explain-miss = Jak często kulka nie wpada do żadnego otworu.
explain-smart_calculators = Liczy się liczbami i znakami z brzegu pudełka. Dla szybkich głów.
explain-lay_out = Jeden żeton na rzut albo wszystkie, do których rzut pasuje.
explain-mode = Razem przy stole albo solo na trzy sposoby.
explain-referee = Odrzucane od razu albo przyjmowane na słowo, dopóki ktoś ich nie podważy.
explain-bonuses = Niektóre pola podwajają lub potrajają liczbę albo całe równanie.
explain-tile_values = Siódemka daje siedem punktów zamiast jednego. Wyniki idą w setki.
explain-diagonals = Równania mogą też biec na skos. Trudniej je zobaczyć, więcej do znalezienia.
explain-count_tiles = Przy równych punktach wygrywa osoba, która położyła więcej płytek.
explain-trivial_powers = Dwie jedynki obok siebie to równanie.
explain-board = Piętnaście pól z premiami albo siedemnaście bez żadnej.
explain-start_bonus = Pole startowe może podwajać swoje równania.
explain-leftover = Ile kosztują na końcu płytki, które zostały.
explain-zeros = Zero pozwala płytkom stykać się bez równania.
explain-sets = Więcej płytek to dłuższa gra.
explain-aids = Pokaż, ile dałby ruch, zanim go zrobisz.
explain-level = Zacznij od pustego kwadratu albo z cyframi, przy których jest tylko jedno rozwiązanie.
explain-first = Losowanie na oczach wszystkich albo ustalone wcześniej.
explain-size = Ile rzędów i kolumn.

## A table that fills up

room-more = { $count ->
    [one] Jeszcze jedno wolne krzesło
    [few] Jeszcze { $count } wolne krzesła
   *[many] Jeszcze { $count } wolnych krzeseł
 }
room-self = Gra zacznie się sama, gdy wszyscy usiądą.
room-full = Są już wszyscy
room-you-begin = Ty zaczynasz.
room-begins = Zaczyna { $name }.
room-ready = Zacznij, kiedy chcesz.
room-countdown = Start za { $seconds }
room-wait = Poczekaj chwilę
room-start = Zacznij teraz
room-fewer = Zacznij od razu (graczy: { $count })
room-fewer-alone = Zacznij solo
room-seat-robot = Posadź robota
room-robot-off = Zwolnij to krzesło
room-free = Wolne
room-invited = z zaproszeniem
room-just = dopiero co przy stole
room-yours = twoje krzesło
room-agreed = Co ustalono
room-share-text = { $name } zaprasza cię do gry { $game }.
room-sat = { $name } siada do stołu.
room-stood = { $name } odchodzi od stołu.
room-chairs-free = { $count ->
    [0] Są już wszyscy.
    [one] Jedno krzesło jest wolne.
    [few] { $count } krzesła są wolne.
   *[many] { $count } krzeseł jest wolnych.
 }
room-asks = { $name } zaprasza cię do gry { $game }
room-asked = Masz zaproszenie do gry { $game }
room-name = Twoje imię przy stole
room-join = Dołącz
room-just-watch = Tylko oglądaj
room-watching = Oglądasz. Gra zacznie się sama, gdy wszyscy usiądą.
room-is-full = Przy tym stole nie ma już miejsc.
room-is-full-why = Chcesz oglądać czy utworzyć własny?
room-own = Utwórz własny
explain-deal = Dzisiejsze płytki są dla wszystkich te same, przez cały dzień. Kto zdobędzie najwięcej?
