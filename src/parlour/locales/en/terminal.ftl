# The screens of the terminal
term-red-ball = red { $hole }
term-black-ball = black { $hole }
term-missed = missed
term-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
term-shape-line = row
term-shape-square = square
term-shape-rectangle = rectangle
term-shape-one = one ball
term-shape-none = no ball
term-middle = middle
term-face-down = { $chips ->
    [one] 1 face down
   *[other] { $chips } face down
}
term-seat = player { $seat }
term-bottom = bottom
term-middle-layer = middle
term-top = top
term-choose-game = What shall we play?
term-players = { $low ->
    [one] 1 to { $high } players
   *[other] { $low } to { $high } players
}
term-players-just = { $count ->
    [one] alone
   *[other] { $count } players
}
term-seats = Who plays?
term-person = a person
term-robot = robot, { $level }
term-seat-closed = nobody
term-start = Play
term-back = Back
term-options = Options
term-turn = { $name } to act
term-thinks = { $name } thinks …
term-chance = chance
term-your-turn = { $name }, it is your turn. Press Enter when nobody else looks.
term-over = The match is over. { $names } won.
term-over-draw = The match is over. Nobody won.
term-type-here = an action, or help
term-help-title = Help
term-help = 
    Choose on the board with the mouse, or with the arrows and Enter.
    Choose in the list of actions with the mouse, or with the arrows and Enter.
    Or type an action into the line at the bottom.
    { "" }
    Tab      next part of the screen
    F1       this help          F2   a hint
    F3       undo               F4   save the record
    F6       light or dark      F10  leave
    { "" }
    Abaku: type digits at the cursor, Space turns the way, ? and a digit lays a joker,
    Backspace takes a tile back, Enter plays.
    { "" }
    A thrown ball by hand is typed: throw x=0 dir=5 force=60 loft=0 gap=20 turn=0
term-close = Close
term-hint = Hint
term-undo = Undo
term-save = Save
term-leave = Leave
term-theme = Light or dark
term-hint-best = Best: { $acts } (value { $value })
term-hint-likely = Likely best: { $acts } (value { $value }, an estimate)
term-hint-none = No hint here.
term-thinking = Thinking about a hint …
term-saved = Saved to { $path }
term-refused = No: { $reason }
term-moves = Actions
term-replay = Replay
term-replay-at = event { $at } of { $of }
term-previous = Back
term-next = On
term-first = To the start
term-last = To the end
term-lost = The server does not answer; trying again …
