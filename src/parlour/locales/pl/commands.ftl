### Co mówi wiersz poleceń: odmowy, zawody, roboty na serwerze, lekarz.

## Odmowy

cli-number = { $option } musi być liczbą od { $low } do { $high }
cli-number-up = { $option } musi być liczbą nie mniejszą niż { $low }
cli-resumed-whole = wznowiona partia ma już swoją grę i opcje
cli-which-game = która gra? Listę pokazuje parlour games
cli-which-match = która gra albo które --match?
cli-seed-or-day = podaj ziarno albo dzień, nie oba naraz
cli-no-day = { $text } to nie data; napisz ją tak: 2026-12-24
cli-frames-of-one = --frames działa tylko z jednym rzutem
cli-no-hole = { $option } musi być otworem, na przykład c3, albo - przy chybieniu
cli-red-in-hand = --red musi być jednym z: { $known } i nie łączy się z --turn
cli-not-with-goal = { $option } nie pasuje do celu { $goal }
cli-match-by-sum = partię rozwiązuje się z --scoring sum; z digits gra się jedną rundę: zobacz --goal duel
cli-outright-of-three = --outright jest dla partii we troje; we dwoje rozwiązuje się zawsze
cli-shut-wins = przy więcej niż dwóch miejscach zamknięte pudełko wygrywa od razu
cli-needs = { $verb } potrzebuje { $what ->
    [login] loginu
   *[file] pliku
 }
cli-not-so = { $verb } nie przyjmuje takich argumentów; zobacz parlour admin --help
cli-nobody = nie ma konta { $whom }
cli-wrong-value = tej wartości nie można podać dla { $option }
told-from = Liczba od { $low } do { $high }.
told-known = Dozwolone: { $known }.
told-event = Zdarzenie { $seq }: { $why }
told-switch = { $on ->
    [yes] tak
   *[no] nie
 }
did-you-mean = Chodziło o { $name }?
file-missing = Nie ma takiego pliku: { $file }
file-there = Plik o tej nazwie już jest: { $file }
file-folder = To folder, nie plik: { $file }
file-forbidden = Brak uprawnień do odczytu lub zapisu tego pliku: { $file }
file-full = Dysk jest pełny, więc nie udało się zapisać pliku: { $file }
file-trouble = Nie udało się użyć tego pliku: { $file }
system-trouble = System odmówił: { $why }
error-not-solvable = Tej gry nie da się rozwiązać w całości.
error-not-solved = To nie jest jeszcze rozwiązane.
error-no-robot-file = Nie ma tam pliku z robotem.
error-bad-robot-file = Nie udało się wczytać pliku robota.
error-no-robot-in-file = W pliku nie ma takiego robota.
error-not-sqlite = To działa tylko z SQLite. Dla PostgreSQL użyj pg_dump i pg_restore.
error-no-backup = To nie jest pełna kopia zapasowa tego ani starszego Parlour.
error-other-contest = Ten folder zawiera wyniki innych zawodów. Wybierz inny.
error-bad-book = Nie udało się przeczytać książki.
error-bad-seq = Zdarzenia nie są ponumerowane po kolei.
error-bad-players = Gracze nie pasują do miejsc.
verify-no-seed = ziarno nie jest jeszcze ujawnione
verify-bad-seed = ziarno nie jest tym, które zapieczętowano
verify-false-outcome = wynik zdarzenia { $seq } nie wynika z ziarna
verify-bad-nonce = liczba z miejsca { $seat } nie jest tą, którą zapieczętowano
verify-withheld = miejsce { $seat } nie ujawniło swojej liczby, więc gra skończyła się bez wyniku
verify-other-commitment = w zapisie nie ma tego zobowiązania
verify-other-nonce = nikt w zapisie nie ma tej liczby
verify-bad-beacon = źródło losowości ma dla tej rundy inną wartość albo żadnej
verify-written = Porównano też z tym, co masz zanotowane.
verify-itself = Porównano tylko z samym zapisem: podaj --commitment i --nonce, żeby porównać z tym, co masz zanotowane.
verify-beacon = Nie porównano ze źródłem losowości: podaj --beacon z rundą { $round }.
error-bad-beacon-file = W tym pliku nie ma rund źródła losowości. Każdy wiersz musi mieć round i randomness.

## Zawody robotów

arena-head = | spotkanie | pary | wynik | przedział { $sure } | werdykt |
arena-ratings = | robot | ranking | ± |
arena-verdict = { $verdict ->
    [first] mocniejszy: { $winner }
    [second] mocniejszy: { $winner }
    [even] po równo
   *[open] nierozstrzygnięte
 }

## Robot na serwerze

bot-hosting = Partia { $match } ({ $game }) jest otwarta i czeka, aż ktoś dołączy.
bot-act = { $match }, zdarzenie { $seq }: miejsce { $seat } gra { $act }
bot-over = Partia { $match } jest skończona.
bot-place = Miejsce przy stole { $seat }: lokata { $place }.

## Lekarz

doctor-missing = BRAK
doctor-well = Wszystko, czego potrzebuje Parlour, działa.
doctor-broken = Coś, czego potrzebuje Parlour, nie działa: zobacz { $missing }.
doctor-name = { $name ->
    [games] gry
    [page] strona
    [browser] przeglądarka
    [kernels] skompilowany kod
    [data-folder] folder danych
   *[other] { "" }
 }
doctor-note = { $note ->
    [compiled] skompilowano
    [not-compiled] jeszcze nie skompilowano
    [compiles] kompiluje
    [writes-ahead] zapisuje z wyprzedzeniem
    [built] zbudowana
    [not-built] niezbudowana
    [none] nie znaleziono
    [installed] zainstalowano
   *[not-installed] nie zainstalowano
 }
doctor-need = { $need ->
    [speed] do szybkich robotów i rozwiązywania: parlour warm
    [screens] do pełnych ekranów w terminalu
    [serve] do strony i serwerów
    [club] dla klubu: PostgreSQL, kilka procesów, powiadomienia push
    [solvers] do rozwiązywania i mocnych robotów
    [throws] do rzutów ręką
    [page] do gry w przeglądarce
    [browser] żeby strona otwierała się sama
    [matches] do przechowywania partii
    [database] do bazy danych klubu
    [workers] do kilku procesów
    [cluster] do zawodów na klastrze
    [agents] dla programów, które się uczą
    [paper] do kartek do druku
   *[plots] do rysunków w plikach
 }

warm-begins = Kompiluję kod gry { $game } dla tego komputera: około { $seconds } s, tylko ten jeden raz.
warm-done = { $game }: { $done ->
    [nothing] nie ma czego kompilować
    [earlier] już skompilowano
   *[now] skompilowano w { $seconds } s
 }
warm-where = zapisano w { $folder }
warm-nowhere = nie zapisano: nie ma folderu pamięci podręcznej, w którym można pisać

## Rzuty, rozwiązane gry

throw-skill = { $skill ->
    [random] na chybił trafił
    [novice] początkująca ręka
    [practised] wprawna ręka
   *[careful] uważna ręka
 }
stb-solved-cups = { $dice ->
    [one] jedna kostka
   *[two] dwie kostki
 }
sheet-written = zapisano { $file }
sheet-json-or-output = z --json PDF musi trafić do pliku, nie -o -
sheet-settings-of-drill = tylko ćwiczenia (drill) mają ustawienia: { $words }
error-bad-drill = Ćwiczenie nie ma takiego ustawienia: { $why }
