### Shut the Box at the page's table.

## What the slip tells

stb-told-threw = { $name } threw { $dice }
stb-told-no-fit = { $name } threw { $dice }: nothing fits
stb-told-no-fit-short = { $name }: { $dice }, no fit
stb-told-open = { $count ->
    [one] { $flaps } stayed open
   *[other] { $flaps } stayed open
 }
stb-told-shut = { $name } shut { $flaps }
stb-told-shut-all = { $name } shut { $flaps }, and with it the box
stb-told-left = { $thrown ->
    [yes] Threw { $dice }.{ " " }
   *[no] { "" }
 }{ $left ->
    [0] Every flap is down.
    [one] { $left } flap to go.
   *[other] { $left } flaps to go.
 }

## Everything else

stb-turn = { $shared ->
    [yes] { $name }, shut flaps that make { $total }
   *[no] Shut flaps that make { $total }
 }
stb-dice = { $shared ->
    [yes] { $name }, one die or two?
   *[no] One die or two?
 }
stb-other = { $name } is looking for { $total }
stb-how = Touch flaps until the sum fits.
stb-chosen = { $count ->
    [one] { $flaps } is chosen. { $left } to go.
   *[other] { $flaps } are chosen. { $left } to go.
 }
stb-complete = { $count ->
    [one] { $flaps } alone makes the throw.
   *[other] { $flaps } make { $total }.
 }
stb-before = { $name } threw { $throw }: nothing fits, { $points ->
    [one] 1 minus point.
   *[other] { $points } minus points.
 }
stb-before-shut = { $name } shut the box.
stb-do = Shut { $flaps }
stb-do-more = Shut { $flaps } and…
stb-choose = Choose flaps
stb-take-one = Throw one die
stb-take-two = Throw two dice
stb-sets = Sets that fit
stb-flaps = Flaps. The throw is { $throw }.
stb-flap = Flap { $n }, { $state ->
    [shut] shut
    [last] shut just now
    [chosen] open, chosen
    [fits] open, makes the sum
    [can] open, fits with others
   *[open] open
 }
stb-round = Round
stb-now = Round { $round }
stb-total = Total
stb-ends = Fewest wins. { $by ->
    [limit] The game ends after the round in which someone reaches { $limit }.
    [rounds] The game has { $rounds } { $rounds ->
        [one] round
       *[other] rounds
     }.
   *[once] The game has one round.
 }
stb-shut = Shut the box!
stb-shut-why = { $count ->
    [one] { $names } wins the whole game, whatever the points.
   *[other] { $names } share the win.
 }
stb-won = { $count ->
    [one] { $names } wins with { $points }
   *[other] { $names } share the win with { $points }
 }
stb-alone = { $points ->
    [one] 1 minus point
   *[other] { $points } minus points
 }
stb-over-why = Fewest minus points win.

stb-say-throw = The throw is { $throw }.
stb-say-dice = { $name } takes { $dice ->
    [one] one die.
   *[two] two dice.
 }
stb-say-shut = { $name } shuts { $flaps }.
stb-tell = { $name } is at the tray. Open: { $flaps }.{ $dice ->
    [0] { "" }
   *[other] { " " }The throw is { $throw }.
 }
stb-tell-sets = Sets that fit: { $sets }.

### Throwing, and what nothing fits.

stb-throw = Throw
stb-throw-title = { $shared ->
    [yes] { $name }, throw the dice
   *[no] Throw the dice
 }
stb-throw-how = Drag them across the felt and let go. Or press the space bar.
stb-throw-other = { $name }’s turn to throw
stb-throw-for-me = Throw for me
stb-thrown = That’s { $total }
stb-nothing = Nothing makes { $total }. { $points ->
    [one] That’s 1 point.
   *[other] That’s { $points } points.
 }
stb-would-stay = { $flaps } would stay open: { $points ->
    [one] 1 point.
   *[other] { $points } points.
 }
stb-nothing-odds = Bad luck: with these open, { $lose ->
    [one] 1 throw in { $of } ends a turn.
   *[other] { $lose } throws in { $of } end a turn.
 }
stb-write = Write down { $points }
stb-else = { $instead } instead of { $of } would have helped
stb-else-why = Then { $total } would have fitted. It was { $ago ->
    [1] the last choice.
   *[other] { $ago } choices ago.
 }
stb-else-none = Nothing would have helped
stb-else-none-why = With these throws, { $total } had nowhere to go.
stb-wrong-shut = Flap { $n } is already shut.
stb-wrong-big = { $n } is more than { $total }.
stb-wrong-lone = No open flaps go with { $n } to make { $total }: { $left } is missing.
stb-all-down = All { $flaps } down in { $throws ->
    [one] 1 throw.
   *[other] { $throws } throws.
 }
stb-throws = { $count ->
    [one] 1 throw
   *[other] { $count } throws
 }
stb-cell-shut = shut
stb-say-nothing = { $throw } make { $total }. No open flaps make { $total }. Open: { $flaps }. { $points ->
    [one] 1 point.
   *[other] { $points } points.
 }
stb-cup-how = Shake the phone, or press the cup and let go.
stb-cup-allow = Shake to throw
