### Co odpowiada wiersz poleceń: rzuty, książki, rozwiązane gry.

throw-lies = czerwona { $red } czarna { $black }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
 }{ $shape ->
    [line] , rząd
    [square] , kwadrat
    [rectangle] , prostokąt
   *[other] { "" }
 }
throw-many = { $count ->
    [one] { $count } rzut ({ $name })
    [few] { $count } rzuty ({ $name })
   *[many] { $count } rzutów ({ $name })
 }; średnio punktów: { $mean }; kulki w otworach: { $shares }
throw-share = { $balls } w { $percent }%
book-holds = { $placement }: pozycji z dokładnością do symetrii: { $count }
book-balls = kulki: { $balls }
book-proved = { $placement }: ponownie udowodnione pozycje: { $proved } z { $sample }, ze wszystkich { $all }
book-wrong-places = błąd przy x { $x } o { $o }: w książce są inne najlepsze miejsca
book-wrong-value = błąd przy x { $x } o { $o }: w książce od { $low } do { $high }, udowodniono { $value }
book-made = { $file }: pozycji: { $positions }, bajtów: { $bytes }
solve-value = { $placement }: przewaga pierwszego nad drugim: { $value }
solve-line = najlepsza gra: { $line }
solve-size = pozycji: { $positions }, { $seconds } s, tablica { $table } GB, pamięć { $memory } GB
solve-at = { $at ->
    [level] { $positions ->
            [one] { $positions } pozycja
            [few] { $positions } pozycje
           *[many] { $positions } pozycji
        } z { $balls ->
            [one] { $balls } kulką
            [few] { $balls } kulkami
           *[many] { $balls } kulkami
        }
    [search] pierwsza kulka na { $place }, zbadano: { $positions ->
            [one] { $positions } pozycja
            [few] { $positions } pozycje
           *[many] { $positions } pozycji
        }
    [book] { $positions ->
            [one] { $positions } pozycja
            [few] { $positions } pozycje
           *[many] { $positions } pozycji
        } w książce
   *[proof] udowodniono { $positions } z { $of }
 }
stb-solved-expected = oczekiwane punkty minusowe
stb-solved-chance = szansa zamknięcia
stb-solved-way = sposób gry
stb-solved-points = oczekiwane punkty
stb-solved-scores = Wyniki końcowe:
stb-solved-scores-steps = Wyniki końcowe (--full pokaże każdy dokładnie):
stb-solved-shut = zamknięte
stb-solved-digits = { $count ->
    [one] { $count } cyfra
    [few] { $count } cyfry
   *[many] { $count } cyfr
 }
stb-solved-against = Szansa drugiego wobec każdego wyniku pierwszego:
stb-solved-estimate = SZACUNEK, nie najlepsza gra: każdy gra każdą kolejkę na najmniej oczekiwanych punktów.
stb-solved-seat = wygrywa miejsce { $seat }
stb-solved-limit = limit { $limit }; zamknięte pudełko { $shut ->
    [wins] wygrywa od razu
   *[finish-round] wygrywa na koniec rundy
 }
stb-solved-bound = najlepsza gra wszystkich, w float64: żadna szansa nie myli się o więcej niż { $bound }
stb-solved-exact = najlepsza gra obojga, dokładnie
stb-solved-closings = Najlepsze klapki dla wszystkiego, co otwarte, i każdego rzutu:
stb-solved-first = Najlepsze pierwsze zamknięcie dla każdego rzutu (--full dla wszystkiego, co może być otwarte):
stb-solved-or = albo
stb-solved-title = Zamknij pudełko, klapek: { $flaps }, { $dice ->
    [two] dwie kostki
    [one-when-six] jedna kostka dozwolona, gdy otwarte klapki dają najwyżej 6
   *[one-when-high-shut] jedna kostka dozwolona, gdy żadna klapka powyżej 6 nie jest otwarta
 }, { $scoring ->
    [sum] liczy się suma otwartych klapek
   *[digits] otwarte klapki liczą się jako jedna liczba
 }:
stb-solved-goal = { $goal ->
    [score] jedna kolejka, na najmniej oczekiwanych punktów
    [shut] jedna kolejka, na największą szansę zamknięcia pudełka
    [duel] po jednej kolejce, następni znają wyniki poprzednich
   *[match] partia do limitu
 }.
stb-solved-name = { $way ->
    [best-for-score] najlepsze punkty
    [best-for-shut] najlepsza szansa
    [largest-first] największa
    [fewest-flaps] najmniej klapek
    [most-flaps] najwięcej klapek
   *[at-random] losowo
 }
puzzle-head = { $game }, poziom { $level }, temat { $theme }
puzzle-seat = Siedzisz na miejscu { $seat }.
puzzle-best = Najlepiej: { $best }.
puzzle-right = Dobrze!
puzzle-wrong = Niezupełnie: najlepiej { $best }.
puzzle-margin = To lepsze od wszystkiego innego o { $margin }.
puzzle-you = ty
puzzle-more = … i jeszcze { $count }
puzzle-count = Dobrze: { $right } z { $total }.
puzzle-seed = (ziarno { $seed }, numer { $number })
puzzle-ask = { $kind ->
    [shut-the-box] Które klapki zamykasz, żeby ta kolejka kosztowała średnio najmniej? (na przykład 2,5)
    [kryds-bolle] Gdzie trafi twoja kulka, jeśli potem oboje grają bezbłędnie? (na przykład b2, dowolnie: b2.3)
    [take-it] Co daje największą szansę wygranej? (na przykład take 5, rob 1 line, pass)
    [chikugo] Który żeton wykładasz, żeby nie zostać z żetonami na końcu? (na przykład lay 8, pass)
    [abaku] Który ruch daje od razu najwięcej? (na przykład 8G 1..3 w poprzek, G8 1..3 w dół)
    [cover] Po którym ułożeniu zakryjesz na końcu najwięcej pól? (na przykład 3B 1..3 w poprzek, B3 1..3 w dół)
   *[smart-calculators] Ile punktów daje ten rzut przy sprytnym liczeniu?
 }
