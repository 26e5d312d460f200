### Words on drawn pictures.

plot-event = event
plot-unit = { $unit ->
    [chance] chance in %
    [points] points
   *[difference] difference
 }
plot-changed = { $unit ->
    [chance] what each changed, in %
   *[other] what each changed
 }
plot-shares = share of the points, with interval
plot-holes = % of throws with a ball in the hole
plot-throws = { $count ->
    [one] { $count } throw
   *[other] { $count } throws
 }
plot-uniform = uniform
plot-mean = { $name } (mean { $mean })
plot-points-of-throw = points of a throw
plot-share-of-throws = % of throws
plot-turn-points = minus points of the turn (0: the box is shut)
plot-chance = chance
plot-digits = digits of the score (0: the box is shut)
plot-first-score = first player’s score
plot-second-chance = second player’s chance
plot-beginner = chance of the player who begins the round
plot-other-points = other player’s minus points
plot-own-points = own minus points
plot-seat = seat
plot-winning-chance = winning chance
plot-first-places = { $placement }: value of each first place
