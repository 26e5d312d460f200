### Woorden op tekeningen.

plot-event = gebeurtenis
plot-unit = { $unit ->
    [chance] kans in %
    [points] punten
   *[difference] verschil
 }
plot-changed = { $unit ->
    [chance] wat elk veranderde, in %
   *[other] wat elk veranderde
 }
plot-shares = deel van de punten, met marge
plot-holes = % van de worpen met een bal in het gat
plot-throws = { $count ->
    [one] { $count } worp
   *[other] { $count } worpen
 }
plot-uniform = gelijk verdeeld
plot-mean = { $name } (gemiddeld { $mean })
plot-points-of-throw = punten van een worp
plot-share-of-throws = % van de worpen
plot-turn-points = minpunten van de beurt (0: de doos is dicht)
plot-chance = kans
plot-digits = cijfers van de stand (0: de doos is dicht)
plot-first-score = stand van de eerste
plot-second-chance = kans van de tweede
plot-beginner = kans van wie de ronde begint
plot-other-points = minpunten van de ander
plot-own-points = eigen minpunten
plot-seat = plaats
plot-winning-chance = kans om te winnen
plot-first-places = { $placement }: waarde van elke eerste plek
