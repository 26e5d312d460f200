### Chikugo and Take It at the page's table.

## What the slip tells

kg-told-shape = { $shape ->
    [none] no ball in a hole
    [one] one ball in a hole
    [line] a line
    [square] a square
   *[rectangle] a rectangle
 }
kg-told-threw = { $name } threw { $points }, { kg-told-shape }
kg-told-chikugo = A Chikugo! That wins at once.
kg-told-nadir = Lowest so far: Nadir.
kg-told-holes = Red { $red ->
    [miss] missed
   *[other] { $red }
 }, black { $black ->
    [miss] missed
   *[other] { $black }
 }{ $sum ->
    [none] { "" }
   *[other] { ": " }{ $sum }
 }.
kg-told-turned = { $name } turned over { $chip }
kg-told-nadir-takes = { $name }, the Nadir, took { $chip }
kg-told-nadir-takes-some = The Nadir took { $chip }
kg-told-nadir-why = The lowest throw of the round.
kg-told-matches = The throw: { $points }, { kg-told-shape }.
kg-told-pass = { $name } left it
kg-told-take = { $name } took { $chip }
kg-told-rob = { $name } took { $chip } from { $other }
kg-told-lay = { $name } laid out { $chip }

## Everything else

kg-nadir = Nadir
kg-chip = { $chip ->
    [line] the line
    [square] the square
    [max] at most { $number }
   *[other] the { $number }
 }
kg-box = The box. Red { $red ->
    [miss] missed
   *[other] at { $red }
 }, black { $black ->
    [miss] missed
   *[other] at { $black }
 }.
kg-throw = Throw
kg-turn-chip = Turn a chip over
kg-pass = Leave it
kg-choose = Choose a chip
kg-look = View
kg-look-from = { $way ->
    [hand] Hand
    [above] Above
   *[low] Low
 }
kg-wrong = No match: { $chip }
kg-wrong-why = { $reason ->
    [match] That number, line or shape isn’t what you threw.
    [exact] From another player you need exactly that number, a line for a line, or a square for a square.
    [throw] Throw first.
    [take] Take a chip from the middle.
    [rob] You can take a chip from another player, or leave it.
    [lay] Lay out one of your own chips.
   *[none] Turn a chip over first.
 }
kg-take = Take { $chip }
kg-rob = Take { $chip }
kg-lay = Lay out { $chip }
kg-clear = { $shared ->
    [yes] { $name }, { $points } or more keeps you clear
   *[no] { $points } or more keeps you clear
 }
kg-throw-ask = { $shared ->
    [yes] { $name }, throw both balls
   *[no] Throw both balls
 }
kg-throw-lay = { $shared ->
    [yes] { $name }, throw to lay a chip out
   *[no] Throw to lay a chip out
 }
kg-turn-ask = { $shared ->
    [yes] { $name }, turn a chip over
   *[no] Turn a chip over
 }
kg-take-ask = { $shared ->
    [yes] { $name }, which chip do you take?
   *[no] Which chip do you take?
 }
kg-rob-ask = { $shared ->
    [yes] { $name }, will you take a chip from another player?
   *[no] Take a chip from another player?
 }
kg-lay-ask = { $shared ->
    [yes] { $name }, which chip do you lay out?
   *[no] Which chip do you lay out?
 }
kg-throw-how = Both balls fly together.
kg-hand = Draw the balls back and let go.
kg-hand-after = Draw the balls back and let go. { $name } has { $points }.
kg-wait = One moment.
kg-threw = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
 }, { $shape ->
    [none] no ball in a hole
    [one] one ball in a hole
    [line] a line
    [square] a square
   *[rectangle] a rectangle
 }{ $shape ->
    [none] { "" }
   *[other] { ", " }red { $red ->
        [miss] missed
       *[other] { $red }
     }, black { $black ->
        [miss] missed
       *[other] { $black }
     }
 }{ $sum ->
    [none] { "" }
   *[other] { ": " }{ $sum }
 }.
kg-is-nadir = { $name } is Nadir.
kg-middle = { $up ->
    [0] { $down ->
        [0] The middle is empty
        [one] 1 chip in the middle, face down
       *[other] { $down } chips in the middle, face down
     }
   *[other] { $down ->
        [0] { $up } in the middle, all face up
       *[other] In the middle { $up } face up, { $down } face down
     }
 }
kg-no-chips = no chips
kg-out = safe
kg-just-threw = just threw
kg-round = { $phase ->
    [pick-up] Pick up, round { $round } of 12
    [lay-out] Lay out, round { $round }
    [over] The game is over
   *[take-it] Round { $round }
 }
kg-won = { $count ->
    [one] { $names } wins with { $points }
   *[other] { $names } share the win with { $points }
 }
kg-lost = { $count ->
    [0] Nobody has lost
    [one] { $names } is left with chips and loses
   *[other] { $names } are left with chips and lose
 }
kg-aim-x = Hand, left to right
kg-aim-dir = Direction
kg-aim-force = Force
kg-aim-loft = Height
kg-aim-gap = Balls apart
kg-aim-turn = Hand turned
kg-flying = { $name } throws
kg-in-the-air = The balls are in the air.
kg-skip = Skip the flight

kg-say-chip = It’s { $chip }.
kg-say-take = { $name } takes { $chip }.
kg-say-rob = { $name } takes { $chip } from { $other }.
kg-say-lay = { $name } lays out { $chip }.
kg-say-pass = { $name } leaves it.
kg-tell-chips = { $count ->
    [0] { $name } has no chips.
   *[other] { $name } has { $chips }.
 }
kg-tell-up = Face up: { $chips }.
kg-finer = Set the aim in numbers

# Smart Calculators
kg-sum-first = Let me work it out first
kg-sum-how = The sign in the red ball’s row joins the two numbers.
kg-sum-show = Show it
kg-sum-wrong = Not { $points }. Look again.
kg-same-again = Same again
