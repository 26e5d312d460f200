### Co odpowiada wiersz poleceń: rzuty, książki, rozwiązane gry.

throw-lies = czerwona { $red } czarna { $black }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
 }{ $shape ->
    [line] , linia
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
solve-value = { $placement }: przewaga pierwszego gracza nad drugim: { $value }
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
stb-solved-expected = oczekiwane punkty karne
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
stb-solved-against = Szansa drugiego gracza przy każdym wyniku pierwszego:
stb-solved-estimate = SZACUNEK, nie najlepsza gra: wszyscy grają każdą kolejkę na najniższy oczekiwany wynik.
stb-solved-seat = wygrywa miejsce { $seat }
stb-solved-limit = limit { $limit }; zamknięte pudełko { $shut ->
    [wins] wygrywa od razu
   *[finish-round] wygrywa na koniec rundy
 }
stb-solved-bound = najlepsza gra wszystkich, w float64: żadna szansa nie myli się o więcej niż { $bound }
stb-solved-exact = najlepsza gra obu stron, dokładnie
stb-solved-closings = Najlepsze klapki dla każdego zestawu otwartych i każdego rzutu:
stb-solved-first = Najlepsze pierwsze zamknięcie dla każdego rzutu (--full dla każdego zestawu otwartych):
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
    [score] jedna kolejka, na najniższy oczekiwany wynik
    [shut] jedna kolejka, na największą szansę zamknięcia pudełka
    [duel] po jednej kolejce, następni znają wyniki poprzednich
   *[match] gra do limitu
 }.
stb-solved-name = { $way ->
    [best-for-score] najlepszy wynik
    [best-for-shut] najlepsza szansa
    [largest-first] największa
    [fewest-flaps] najmniej klapek
    [most-flaps] najwięcej klapek
   *[at-random] losowo
 }
puzzle-head = { $game }, poziom { $level }, temat { $theme }
puzzle-seat = Grasz na miejscu { $seat }.
puzzle-best = Najlepszy ruch: { $best }.
puzzle-right = Dobrze!
puzzle-wrong = Nie do końca: najlepszy ruch to { $best }.
puzzle-margin = To o { $margin } lepsze niż cokolwiek innego.
puzzle-you = ty
puzzle-more = …i jeszcze { $count }
puzzle-count = Dobre odpowiedzi: { $right } z { $total }.
puzzle-seed = (ziarno { $seed }, numer { $number })
puzzle-ask = { $kind ->
    [shut-the-box] Które klapki zamykasz, żeby ta kolejka kosztowała średnio najmniej punktów? (na przykład 2,5)
    [kryds-bolle] Gdzie kładziesz kulkę, jeśli potem obie strony grają bezbłędnie? (na przykład b2, dowolnie: b2.3)
    [take-it] Co daje największą szansę na wygraną? (na przykład take 5, rob 1 line, pass)
    [chikugo] Który żeton wykładasz, żeby nie zostać z żetonami na końcu? (na przykład lay 8, pass)
    [abaku] Który ruch daje od razu najwięcej punktów? (na przykład 8G 1..3 w prawo, G8 1..3 w dół)
    [cover] Po którym ułożeniu zakryjesz na końcu najwięcej pól? (na przykład 3B 1..3 w prawo, B3 1..3 w dół)
   *[smart-calculators] Ile punktów daje ten rzut przy sprytnym liczeniu?
 }
