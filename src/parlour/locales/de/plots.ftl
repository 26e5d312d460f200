### Wörter auf gezeichneten Bildern.

plot-event = Ereignis
plot-unit = { $unit ->
    [chance] Chance in %
    [points] Punkte
   *[difference] Unterschied
 }
plot-changed = { $unit ->
    [chance] was jedes verändert hat, in %
   *[other] was jedes verändert hat
 }
plot-shares = Anteil der Punkte, mit Spanne
plot-holes = % der Würfe mit einer Kugel im Loch
plot-throws = { $count ->
    [one] { $count } Wurf
   *[other] { $count } Würfe
 }
plot-uniform = gleichverteilt
plot-mean = { $name } (im Mittel { $mean })
plot-points-of-throw = Punkte eines Wurfs
plot-share-of-throws = % der Würfe
plot-turn-points = Minuspunkte des Zugs (0: die Box ist zu)
plot-chance = Chance
plot-digits = Ziffern der Punktzahl (0: die Box ist zu)
plot-first-score = Punkte des ersten Platzes
plot-second-chance = Chance des zweiten Platzes
plot-beginner = Chance des Platzes, der die Runde beginnt
plot-other-points = Minuspunkte der anderen Seite
plot-own-points = eigene Minuspunkte
plot-seat = Platz
plot-winning-chance = Gewinnchance
plot-first-places = { $placement }: Wert jedes ersten Platzes
