### Options and refusals of Abaku's second rules, of lots and of the Kugelbox's own printings.

option-aids = Hints and previews
option-board = Board
option-board-bonus = 15 × 15 with bonus squares
option-board-blank = 17 × 17, blank
option-start_bonus = Start square
option-start_bonus-none = no bonus
option-start_bonus-equation-2 = equation ×2
option-leftover = Tiles left at the end cost
option-leftover-count = a point each
option-leftover-value = their numbers
option-zeros = Tiles may touch without an equation if
option-zeros-either = either is a zero
option-zeros-new = the new one is a zero
option-sets = Sets of tiles
option-first = Who begins
option-first-lots = by lot
option-first-draw = the lowest tile drawn
option-first-seat = the first seat
option-level = Magic square
option-level-empty = empty
option-level-easy = easy
option-level-medium = medium
option-level-hard = hard
option-deal = Tiles

error-bad-claim = A claim names the first and last tile of a stretch in one line.
error-no-claims = Claim equations only where placements can be challenged.
error-not-dealt = This deal has other tiles next.
error-no-digit-there = There’s no digit on that square.
error-digit-given = This digit is given and stays.
error-too-many-changes = You’ve moved digits as often as allowed. Fill the square and finish.
error-nothing-changes = This move changes nothing.
error-not-full = Fill the square before you finish.
error-not-given = These digits don’t belong to this level.
error-bad-first = Say who began only in a game that draws lots.

ab-wrong-no-equation = this is claimed, but it isn’t an equation.
ab-finish = Finish
ab-finish-sure = Finish now? Press again
ab-exchange-gone = These tiles are out of the game. You get as many from the bag.
ab-set-aside = { $count ->
    [one] 1 tile set aside.
   *[other] { $count } tiles set aside.
 }
ab-result-score = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
ab-result-cover = { $covered } of { $all } squares covered
ab-result-full = You covered the whole grid!
ab-magic-lift = Take it back
ab-magic-move = Pick a digit on the square to move it or to take it back.
ab-no-aids = No hints here. You’ll see what’s right once the others have answered.

term-over-score = { $points ->
    [one] Finished with 1 point.
   *[other] Finished with { $points } points.
 }

ab-deal-chance = drawn by chance
ab-deal-today = today’s, the same for everyone
ab-bests = Best scores
ab-best-own = Your best so far: { $points }
ab-best-new = A new best of your own: { $points }
ab-best-deal = { $whose ->
    [mine] Best with these tiles: { $points }, yours
    [named] Best with these tiles: { $points }, { $name }
   *[guest] Best with these tiles: { $points }, a guest
 }
