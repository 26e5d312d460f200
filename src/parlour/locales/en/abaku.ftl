### Abaku at the page's table.

## What the slip tells

ab-told-laid = { $name } laid { $tiles }
ab-told-at = From { $at }.
ab-told-equations = { $count } equations at once
ab-told-pass = { $name } passed
ab-told-accept = { $name } accepted it
ab-told-challenge = { $name } challenged it
ab-told-exchange = { $count ->
    [one] { $name } swapped { $count } tile
   *[other] { $name } swapped { $count } tiles
 }
ab-told-magic = { $name }: { $act }

## Everything else

ab-board = The board. Arrow keys move, digits lay tiles, space changes direction, Enter plays.
ab-rack = Your rack
ab-tile = { $tile ->
    [joker] Joker
   *[other] Tile { $tile }
 }
ab-square = { $square }{ $bonus ->
    [n2] , number times 2
    [n3] , number times 3
    [e2] , equation times 2
    [e3] , equation times 3
    [start] , start
   *[none] { "" }
 }
ab-square-tile = { $square }: { $digit }{ $kind ->
    [new] , yours, not played yet
    [joker] , joker
   *[old] { "" }
 }
ab-bonus = { $bonus ->
    [n2] number ×2
    [n3] number ×3
    [e2] equation ×2
   *[e3] equation ×3
 }
ab-turn = { $shared ->
    [yes] { $name }, lay tiles that read as a sum
   *[no] Lay tiles that read as a sum
 }
ab-how = Pick a tile, then a square. Or drag, or type. All tiles of a turn lie in one line.
ab-one-line = All tiles of a turn lie in one line.
ab-equations = { $count ->
    [0] No equation yet
    [one] One equation
   *[other] { $count } equations
 }
ab-not-yet = Not yet
ab-tiles-way = { $count } tiles, { $way ->
    [across] across
    [down] down
   *[diagonal] diagonal
 }
ab-bonus-on = { $over ->
    [yes] if you let go: { $bonus }
   *[no] { $bonus } on { $square }
 }
ab-sum = { $kind ->
    [hint] Would bring
    [told] It brought
   *[mine] This turn
 }
ab-hint = Hint
ab-hint-act = { $square }{ $way ->
    [across] , across
    [down] , down
    [diagonal] , diagonal
   *[one] { "" }
 }: { $tiles }
ab-hint-aside = nothing is laid yet
ab-told-by = laid by { $name }
ab-let-go = Let go on { $square }
ab-left-over = { $count ->
    [one] One tile is left over
   *[other] { $count } tiles are left over
 }
ab-shuffle = Shuffle
ab-whole = Whole board
ab-speak = Say it aloud
ab-place = { $known ->
    [yes] { $points ->
        [one] Place for 1 point
       *[other] Place for { $points } points
     }
   *[no] Place the tiles
 }
ab-place-first = Lay tiles
ab-place-not = Not valid yet
ab-take-up = Recall
ab-to-exchange = Exchange
ab-exchange = { $count ->
    [0] Choose tiles
    [one] Exchange 1 tile
   *[other] Exchange { $count } tiles
 }
ab-exchange-ask = { $count ->
    [0] Which tiles go back?
    [one] One tile goes back
   *[other] { $count } tiles go back
 }
ab-exchange-how = You get as many from the bag. That’s your turn.
ab-exchange-not = Keep them
ab-pass = Pass
ab-swapped = The joker is yours now, for its digit. Lay it, or keep it and lay others.
ab-joker-ask = What does the joker stand for?
ab-joker-not = Not now
ab-asked = { $act }: does it stand?
ab-asking = The others are looking at { $act }
ab-accept = Accept
ab-challenge = Challenge it
ab-bag = { $count ->
    [0] The bag is empty.
    [one] 1 tile in the bag.
   *[other] { $count } tiles in the bag.
 }
ab-unseen = Tiles you haven’t seen
ab-wrong = That doesn’t work.
ab-wrong-at = { $squares }:
ab-won = { $count ->
    [one] { $names } wins with { $points }
   *[other] { $names } share the win with { $points }
 }
ab-end-why = Tiles left on a rack cost points.
ab-end-left = { $count ->
    [0] No tiles left over
    [one] 1 tile left over
   *[other] { $count } tiles left over
 }

ab-say-place = { $name } lays { $act }: { $points ->
    [one] 1 point.
   *[other] { $points } points.
 }
ab-say-exchange = { $name } exchanges { $count ->
    [one] 1 tile.
   *[other] { $count } tiles.
 }
ab-say-pass = { $name } passes.
ab-say-accept = { $name } accepts.
ab-say-challenge = { $name } challenges.
ab-tell-row = Row { $row }: { $tiles }.
ab-tell-rack = Your tiles: { $tiles }.

## What is wrong with a placement, by its code

ab-wrong-not-one-equation = these tiles aren’t all part of one equation.
ab-wrong-contact-in-no-equation = these two touch, but no new equation has both.
ab-wrong-no-old-tile = no tile that was there before is part of a new equation.
ab-wrong-gap = there’s a gap.
ab-wrong-not-on-start = in the first turn, lay a tile on this square.
ab-wrong-two-tiles-first = In the first turn, lay two tiles or more.
ab-wrong-nothing-touched = No new tile touches a tile on the board.
ab-wrong-off-the-board = the tiles run over the edge.
ab-wrong-square-taken = there’s a tile here already.
ab-wrong-no-joker-there = there’s no joker here.
ab-wrong-no-digit-for-joker = you don’t have the joker’s digit.
ab-wrong-no-diagonals = This game doesn’t allow diagonals.
ab-wrong-not-in-rack = This tile isn’t in your rack.

# Magic squares
ab-magic-ask = Make every line the same sum
ab-magic-how = Pick a digit, then a square. Rows, columns and both diagonals count.
ab-magic-lines = Lines with one sum: { $lines } of { $all }
ab-magic-square = { $square }: { $digit ->
    [none] free
   *[other] { $digit }
 }
