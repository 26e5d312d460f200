### Kryds & Bolle at the page's table.

## What the slip tells

kb-told-bar = { $bar ->
    [a1] front left
    [b1] front middle
    [c1] front right
    [a2] left
    [b2] middle
    [c2] right
    [a3] back left
    [b3] back middle
   *[c3] back right
 }
kb-told-ball = { $name } took the { kb-told-bar } bar{ $free ->
    [yes] { ", " }{ $level ->
        [1] bottom
        [2] middle
       *[3] top
     }
   *[no] { "" }
 }
kb-told-chameleon = { $name } placed the chameleon
kb-told-line = { $kind ->
    [layer1] It makes a line in the bottom layer.
    [layer2] It makes a line in the middle layer.
    [layer3] It makes a line in the top layer.
    [up] It makes a line straight up.
   *[across] It makes a line across the layers.
 }
kb-told-lines = It makes { $lines } lines at once.
kb-told-lies = { $level ->
    [1] The ball lies at the bottom.
    [2] The ball lies in the middle.
   *[3] The ball lies on top.
 }
kb-told-gain = { $lines ->
    [one] +{ $lines } line
   *[other] +{ $lines } lines
 }

## Everything else

kb-chameleon = the chameleon
kb-level = { $level ->
    [1] Bottom
    [2] Middle
   *[3] Top
 }
kb-layer = { $level ->
    [1] Bottom layer
    [2] Middle layer
   *[3] Top layer
 }
# a bar by where it stands, seen from the player
kb-bar = { $bar ->
    [a1] the front left bar
    [b1] the front middle bar
    [c1] the front right bar
    [a2] the left bar
    [b2] the middle bar
    [c2] the right bar
    [a3] the back left bar
    [b3] the back middle bar
   *[c3] the back right bar
 }
kb-place = { $place }, { $level ->
    [1] bottom
    [2] middle
   *[3] top
 } of { kb-bar }
kb-cell-ball = { $place }: { $owner }{ $last ->
    [yes] , last ball
   *[no] { "" }
 }
kb-cell-chosen = { $place }: chosen, press again to place
kb-cell-open = { $place }: free
kb-cell-free = { $place }: free, but not yet

kb-turn = { $shared ->
    [yes] { $name }, where does the ball go?
   *[no] Where does the ball go?
 }
kb-turn-chameleon = { $shared ->
    [yes] { $name }, the chameleon goes last
   *[no] The chameleon goes last
 }
kb-ask = { $shared ->
    [yes] { $name }, the { $level ->
        [1] bottom
        [2] middle
       *[3] top
     } of { kb-bar }?
   *[no] The { $level ->
        [1] bottom
        [2] middle
       *[3] top
     } of { kb-bar }?
 }
kb-how = { $device ->
    [finger] Touch a bar or a ring.
   *[mouse] Choose a bar or a ring; the ball slides down.
 }
kb-how-free = { $device ->
    [finger] Touch a free place.
   *[mouse] Choose any free place, on the bars or in the layers.
 }
kb-makes = { $lines ->
    [one] It makes a line: { $from } becomes { $to }.
   *[other] It makes { $lines } lines: { $from } becomes { $to }.
 }
kb-makes-none = It makes no line yet.
kb-stops = { $lines ->
    [one] It keeps { $name } from a line.
   *[other] It keeps { $name } from { $lines } lines.
 }
kb-wrong-full = That bar is full. Pick one with a dot on top.
kb-wrong-taken = There’s a ball there already. Pick a free place.
kb-wrong-floats = Balls slide down: on this bar { $level ->
    [1] the bottom
    [2] the middle
   *[3] the top
 } is next.
kb-last = The last ball: { kb-place }.
kb-place-ball = Place the ball
kb-choose-first = Choose a place
kb-unchoose = Choose another place
kb-won = { $mine ->
    [yes] You win, { $points } to { $other }
   *[no] { $name } wins, { $points } to { $other }
 }
kb-drawn = { $points } each: a draw
kb-over-why = { $lines ->
    [one] One line in the cube.
   *[other] { $lines } lines in the cube.
 }
kb-end-tap = Tap a stick to see its line.
kb-end-lead = { $name }’s lead, ball by ball
kb-end-line = Line { $number }: { $places }
kb-end-ball = Ball { $ball }: { $lines ->
    [one] a line
   *[other] { $lines } lines at once
 }
kb-lines = Lines
kb-left = { $count ->
    [one] 1 ball left
   *[other] { $count } balls left
 }
kb-balls-left = Balls left
kb-holds = Holds the chameleon
kb-holds-short = { $name } holds the chameleon
kb-turn-finger = Turn the bars with a finger
kb-turn-round = Turn the bars
kb-turn-to = { $way ->
    [left] Turn left
    [right] Turn right
    [up] Tilt up
   *[down] Tilt down
 }
kb-turn-home = Back to the front
kb-count = Ball { $ball } of 27, { $placement ->
    [free] any free place
   *[stacked] stacked
 }

kb-say-ball = { $name }: { $place }, { $level ->
    [1] bottom
    [2] middle
   *[3] top
 } of { kb-bar }.{ $made ->
    [0] { "" }
    [one] { " " }A line.
   *[other] { " " }{ $made } lines.
 }
kb-say-chameleon = { $name } holds the chameleon.
kb-tell-balls = { $name }, { $points ->
    [one] 1 point
   *[other] { $points } points
 }, { $count ->
    [0] no balls yet.
   *[other] balls at { $places }.
 }
kb-tell-free = You can place at { $places }.
kb-lots = Lots are drawn: { $name } goes first.
