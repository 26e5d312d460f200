### Ord på tegninger.

plot-event = hændelse
plot-unit = { $unit ->
    [chance] chance i %
    [points] point
   *[difference] forskel
 }
plot-changed = { $unit ->
    [chance] hvad hver ændrede, i %
   *[other] hvad hver ændrede
 }
plot-shares = del af pointene, med interval
plot-holes = % af kastene med en kugle i hullet
plot-throws = { $count ->
    [one] { $count } kast
   *[other] { $count } kast
 }
plot-uniform = jævnt fordelt
plot-mean = { $name } (i snit { $mean })
plot-points-of-throw = point i et kast
plot-share-of-throws = % af kastene
plot-turn-points = minuspoint i turen (0: kassen er lukket)
plot-chance = sandsynlighed
plot-digits = cifre i resultatet (0: kassen er lukket)
plot-first-score = førstespillerens resultat
plot-second-chance = andenspillerens chance
plot-beginner = chance for den, der begynder runden
plot-other-points = modpartens minuspoint
plot-own-points = egne minuspoint
plot-seat = plads
plot-winning-chance = chance for at vinde
plot-first-places = { $placement }: værdien af hver første plads
