### Co mówi wiersz poleceń: odmowy, zawody, roboty na serwerze, lekarz.

## Odmowy

cli-number = { $option } to liczba od { $low } do { $high }
cli-number-up = { $option } to liczba od { $low } w górę
cli-resumed-whole = wznowiona partia ma już swoją grę i ustalenia
cli-which-game = która gra? parlour games je wymienia
cli-which-match = która gra albo które --match?
cli-seed-or-day = zagadka ma ziarno albo dzień, nie jedno i drugie
cli-no-day = { $text } to nie dzień; napisz go tak: 2026-12-24
cli-frames-of-one = --frames jest dla jednego rzutu
cli-no-hole = { $option } to otwór, na przykład c3, albo - za pudło
cli-red-in-hand = --red to jedno z { $known } i nie idzie w parze z --turn
cli-not-with-goal = { $option } nie pasuje do celu { $goal }
cli-match-by-sum = partię rozwiązuje się z --scoring sum; z digits gra się jedną rundę: zobacz --goal duel
cli-outright-of-three = --outright jest dla partii we troje; we dwoje rozwiązuje się zawsze
cli-shut-wins = przy więcej niż dwóch miejscach zamknięte pudełko wygrywa od razu
cli-needs = { $verb } potrzebuje { $what ->
    [login] loginu
   *[file] pliku
 }
cli-not-so = { $verb } używa się inaczej
cli-nobody = nikt się tak nie nazywa: { $whom }
cli-wrong-value = { $option } nie może takie być
told-from = Liczba od { $low } do { $high }.
told-known = Możliwe: { $known }.
told-event = Zdarzenie { $seq }: { $why }
told-switch = { $on ->
    [yes] tak
   *[no] nie
 }
did-you-mean = Chodziło o { $name }?
file-missing = Nie ma takiego pliku: { $file }
file-there = Plik o tej nazwie już jest: { $file }
file-folder = To folder, nie plik: { $file }
file-forbidden = Tego pliku nie wolno czytać ani zapisywać: { $file }
file-full = Nie ma już miejsca na plik: { $file }
file-trouble = Tego pliku nie da się użyć: { $file }
system-trouble = System na to nie pozwala: { $why }
error-not-solvable = Tej gry nie da się rozwiązać w całości.
error-not-solved = To nie jest rozwiązane.
error-no-robot-file = Nie ma takiego pliku z robotem.
error-bad-robot-file = Pliku robota nie da się wczytać.
error-no-robot-in-file = W pliku nie ma takiego robota.
error-not-sqlite = To jest dla SQLite; PostgreSQL ma pg_dump i pg_restore.
error-no-backup = To nie jest cała kopia zapasowa tego ani starszego Parlour.
error-other-contest = W folderze leżą wyniki innych zawodów.
error-bad-book = Książki nie da się przeczytać.
error-bad-seq = Zdarzenia nie są ponumerowane po kolei.
error-bad-players = Gracze nie pasują do miejsc.
verify-no-seed = ziarno nie jest jeszcze ujawnione
verify-bad-seed = ziarno nie jest tym, które wcześniej ustalono
verify-false-outcome = wynik zdarzenia { $seq } nie wynika z ziarna
verify-bad-nonce = liczba z miejsca { $seat } nie jest tą, którą zapieczętowano
verify-withheld = miejsce { $seat } nie ujawniło swojej liczby, więc gra skończyła się bez wyniku
verify-other-commitment = w zapisie nie ma tego zobowiązania
verify-other-nonce = nikt w zapisie nie ma tej liczby
verify-bad-beacon = latarnia ma dla tej rundy inną wartość albo żadnej
verify-written = Porównano też z tym, co masz zanotowane.
verify-itself = Porównano tylko z samym zapisem: podaj --commitment i --nonce, żeby porównać z tym, co masz zanotowane.
verify-beacon = Nie porównano z latarnią: podaj --beacon z rundą { $round }.
error-bad-beacon-file = W tym pliku nie ma rund latarni. Każdy wiersz musi mieć round i randomness.

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

bot-hosting = Partia { $match } ({ $game }) jest otwarta i czeka na kogoś.
bot-act = { $match }, zdarzenie { $seq }: miejsce { $seat } gra { $act }
bot-over = Partia { $match } jest skończona.
bot-place = Miejsce przy stole { $seat }: lokata { $place }.

## Lekarz

doctor-missing = BRAK
doctor-well = Wszystko, co potrzebne, działa.
doctor-broken = Coś potrzebnego nie działa: zobacz { $missing }.
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
