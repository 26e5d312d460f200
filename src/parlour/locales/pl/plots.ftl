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
plot-turn-points = punkty minusowe kolejki (0: pudełko zamknięte)
plot-chance = szansa
plot-digits = cyfry wyniku (0: pudełko zamknięte)
plot-first-score = wynik pierwszego
plot-second-chance = szansa drugiego
plot-beginner = szansa tego, kto zaczyna rundę
plot-other-points = punkty minusowe drugiego
plot-own-points = własne punkty minusowe
plot-seat = miejsce
plot-winning-chance = szansa wygranej
plot-first-places = { $placement }: ile jest warte pierwsze miejsce
