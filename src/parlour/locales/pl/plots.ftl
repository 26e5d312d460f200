### Słowa na rysunkach.

plot-event = zdarzenie
plot-unit = { $unit ->
    [chance] szansa w %
    [points] punkty
   *[difference] różnica
 }
plot-changed = { $unit ->
    [chance] co każde zmieniło, w %
   *[other] co każde zmieniło
 }
plot-shares = część punktów, z przedziałem
plot-holes = % rzutów z kulką w otworze
plot-throws = { $count ->
    [one] { $count } rzut
    [few] { $count } rzuty
   *[many] { $count } rzutów
 }
plot-uniform = równomiernie
plot-mean = { $name } (średnio { $mean })
plot-points-of-throw = punkty rzutu
plot-share-of-throws = % rzutów
plot-turn-points = punkty karne kolejki (0: pudełko zamknięte)
plot-chance = szansa
plot-digits = cyfry wyniku (0: pudełko zamknięte)
plot-first-score = wynik pierwszego gracza
plot-second-chance = szansa drugiego gracza
plot-beginner = szansa gracza, który zaczyna rundę
plot-other-points = punkty karne drugiego gracza
plot-own-points = własne punkty karne
plot-seat = miejsce
plot-winning-chance = szansa na wygraną
plot-first-places = { $placement }: wartość każdego pierwszego miejsca
