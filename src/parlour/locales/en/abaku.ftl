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

ab-board = The board. Arrows move, digits lay tiles, space turns the direction, Enter plays.
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
ab-tiles = { $count } tiles
ab-speak = Say it aloud
ab-this-turn = This turn
ab-place = { $known ->
    [yes] { $points ->
        [one] Place for 1 point
       *[other] Place for { $points } points
     }
   *[no] Place the tiles
 }
ab-place-first = Lay tiles
ab-place-not = This will not do yet
ab-take-up = Take up
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
ab-exchange-how = You get as many from the bag. It is your turn’s move.
ab-exchange-not = Keep them
ab-pass = Pass
ab-swapped = The joker is yours now, for its digit. Lay it, or keep it and lay others.
ab-joker-ask = What does the joker stand for?
ab-joker-not = Not now
ab-asked = { $act }: does it stand?
ab-asking = The others look at { $act }
ab-accept = It stands
ab-challenge = Challenge it
ab-bag = { $count ->
    [0] The bag is empty.
    [one] 1 tile in the bag.
   *[other] { $count } tiles in the bag.
 }
ab-unseen = Tiles you have not seen
ab-wrong = This will not do.
ab-wrong-at = { $squares }:
ab-won = { $count ->
    [one] { $names } wins with { $points }
   *[other] { $names } share the win with { $points }
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
ab-say-accept = { $name } lets it stand.
ab-say-challenge = { $name } challenges.
ab-tell-row = Row { $row }: { $tiles }.
ab-tell-rack = Your tiles: { $tiles }.

## What is wrong with a placement, by its code

ab-wrong-not-one-equation = these tiles do not stand in one equation together.
ab-wrong-contact-in-no-equation = these two touch, but no new equation has both.
ab-wrong-no-old-tile = no tile that lay there before is part of a new equation.
ab-wrong-gap = there is a gap.
ab-wrong-not-on-start = the first turn lays a tile on this square.
ab-wrong-two-tiles-first = The first turn lays two tiles or more.
ab-wrong-nothing-touched = No new tile touches a tile on the board.
ab-wrong-off-the-board = the tiles run over the edge.
ab-wrong-square-taken = there is a tile already.
ab-wrong-no-joker-there = there is no joker.
ab-wrong-no-digit-for-joker = you do not hold the joker’s digit.
ab-wrong-no-diagonals = Tiles are not laid diagonally here.
ab-wrong-not-in-rack = This tile is not in your rack.

# Magic squares
ab-magic-ask = Make every line the same sum
ab-magic-how = Pick a digit, then a square. Rows, columns and both diagonals count.
ab-magic-lines = Lines with one sum: { $lines } of { $all }
ab-magic-square = { $square }: { $digit ->
    [none] free
   *[other] { $digit }
 }
