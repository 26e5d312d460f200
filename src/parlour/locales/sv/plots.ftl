### Ord på ritningar.

plot-event = händelse
plot-unit = { $unit ->
    [chance] chans i %
    [points] poäng
   *[difference] skillnad
 }
plot-changed = { $unit ->
    [chance] vad var och en ändrade, i %
   *[other] vad var och en ändrade
 }
plot-shares = del av poängen, med intervall
plot-holes = % av kasten med en kula i hålet
plot-throws = { $count ->
    [one] { $count } kast
   *[other] { $count } kast
 }
plot-uniform = jämnt fördelat
plot-mean = { $name } (i snitt { $mean })
plot-points-of-throw = poäng i ett kast
plot-share-of-throws = % av kasten
plot-turn-points = minuspoäng i turen (0: lådan är stängd)
plot-chance = chans
plot-digits = siffror i resultatet (0: lådan är stängd)
plot-first-score = den förstas resultat
plot-second-chance = den andras chans
plot-beginner = chans för den som börjar rundan
plot-other-points = den andras minuspoäng
plot-own-points = egna minuspoäng
plot-seat = plats
plot-winning-chance = chans att vinna
plot-first-places = { $placement }: värdet av varje första plats
