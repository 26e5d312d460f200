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
throw-many = Rzuty: { $count } ({ $name }); średnio punktów: { $mean }; kulki w otworach: { $shares }
throw-share = { $balls } w { $percent } %
book-holds = { $placement }: pozycji z dokładnością do symetrii: { $count }
book-balls = kulki: { $balls }
book-proved = { $placement }: ponownie udowodnione pozycje: { $proved } z { $sample }, ze wszystkich { $all }
book-wrong = błąd: { $line }
book-made = { $file }: pozycji: { $positions }, bajtów: { $bytes }
solve-value = { $placement }: pierwszy ma wobec drugiego { $value } punktów
solve-line = najlepsza gra: { $line }
solve-size = pozycji: { $positions }, { $seconds } s, tablica { $table } GB, pamięć { $memory } GB
stb-solved-expected = oczekiwane punkty minusowe
stb-solved-chance = szansa zamknięcia
stb-solved-way = sposób gry
stb-solved-points = oczekiwane punkty
stb-solved-scores = Wyniki końcowe:
stb-solved-scores-steps = Wyniki końcowe (--full pokaże każdy dokładnie):
stb-solved-shut = zamknięte
stb-solved-digits = cyfr: { $count }
stb-solved-against = Szansa drugiego wobec każdego wyniku pierwszego:
stb-solved-estimate = SZACUNEK, nie najlepsza gra: każdy gra każdą kolejkę na najmniej oczekiwanych punktów.
stb-solved-seat = wygrywa miejsce { $seat }
stb-solved-limit = limit { $limit }; zamknięte pudełko: { $shut }
stb-solved-bound = najlepsza gra wszystkich, w float64: żadna szansa nie myli się o więcej niż { $bound }
stb-solved-exact = najlepsza gra obojga, dokładnie
stb-solved-closings = Najlepsze klapki dla wszystkiego, co otwarte, i każdego rzutu:
stb-solved-first = Najlepsze pierwsze zamknięcie dla każdego rzutu (--full dla wszystkiego, co może być otwarte):
stb-solved-or = albo
stb-solved-title = Zamknij pudełko, klapek: { $flaps }, { $dice ->
    [two] dwie kostki
    [one-when-six] jedna kostka dozwolona, gdy otwarte klapki dają najwyżej 6
   *[one-when-high-shut] jedna kostka dozwolona, gdy żadna klapka powyżej 6 nie jest otwarta
 }, liczone przez { $scoring }:
stb-solved-goal = { $goal ->
    [score] jedna kolejka, na najmniej oczekiwanych punktów
    [shut] jedna kolejka, na największą szansę zamknięcia pudełka
    [duel] po jednej kolejce, następni znają wyniki poprzednich
   *[match] partia do limitu
 }.
stb-solved-name = { $way ->
    [best-for-score] najlepiej: score
    [best-for-shut] najlepiej: shut
    [largest-first] największa
    [fewest-flaps] najmniej klapek
    [most-flaps] najwięcej klapek
   *[at-random] losowo
 }
