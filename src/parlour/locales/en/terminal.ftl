### The command line and the plain terminal.

cli-see = see { $command }
cli-no-verb = there is no verb { $verb }; verbs are: { $verbs }
cli-page-at = Parlour is at { $address } (Ctrl+C ends it)
cli-no-page = The page in the browser is a part of its own: { $install }
cli-no-screens = Full screens in the terminal are a part of their own: { $install }
cli-home-at = In the home network it is at { $address }
cli-no-home = No home network is to be found; Parlour is for this machine alone.
cli-no-port = no free port; parlour serve --port N takes another

menu-game = { $name } (players: { $seats })
menu-how = A number starts that game, q ends. More ways to play: parlour play --help
menu-which = Which game?
menu-people = How many people ({ $low } to { $high })?
menu-answer = Please answer one of: { $answers }, or q to leave.

games-default = (default { $value })
games-whole = a whole number from { $low } to { $high }
games-nothing = { $allowed }, or nothing
games-chance = a probability from 0 to 1/2, such as 3/20 or 0.15
games-switch = on or off

record-title = { $game }, match { $match }
record-players = players: { $names }; options: { $options }
record-follows = The record follows the rules: { $events ->
    [one] 1 event.
   *[other] { $events } events.
 }
record-not-over = The match is not over.
record-over = { $reason ->
    [played] Played to the end.
    [resigned] Ended because somebody gave up.
    [draw] Agreed a draw.
    [end] Ended by agreement, counted as it stood.
    [time] Ended because somebody ran out of time.
    [left] Ended because all players left.
    [aborted] Stopped before the first move.
   *[other] Over.
 } { $count ->
    [0] Nobody is first.
   *[other] First: { $names }.
 }

verify-typed = { $typed ->
    [one] Follows the rules: 1 outcome was typed in at a real table; no seed tells it.
   *[other] Follows the rules: { $typed } outcomes were typed in at a real table; no seed tells them.
 }
verify-fair = Fair: { $outcomes ->
    [one] 1 outcome follows from the seed.
   *[other] { $outcomes } outcomes follow from the seed.
 }{ $skipped ->
    [0] { "" }
    [one] { " " }1 throw was not re-simulated.
   *[other] { " " }{ $skipped } throws were not re-simulated.
 }
verify-not = not proved: { $why }
term-fair = Chance checked: { $outcomes ->
    [0] nothing was drawn.
    [one] 1 outcome follows from what was sealed before the game.
   *[other] { $outcomes } outcomes follow from what was sealed before the game.
 } To check the record yourself, keep the seal { $seal } and your nonce { $nonce }.
term-unfair = Chance doesn’t check out: { $why }
term-void = The game ended without a result: a player didn’t reveal their part of the draw.

analyse-value = value { $value }{ $exact ->
    [yes] { "" }
   *[no] { " " }(not proved)
 }
analyse-bound = { $bound ->
    [exact] { "" }
    [at_most] at most
    [at_least] at least
   *[estimate] estimate
 }

## The plain table

term-welcome = { $game }. Type help for the commands.
term-help = Type an action, or one of:
      moves        the actions that are legal now
      hint         the best move here
      show         draw the position again
      undo         take back the last act, unless chance has answered it
      save FILE    write the record
      resign       give up this seat
      quit         leave the table
# the words that a person may type for a command, the first is the one that help shows
term-word-help = help
term-word-moves = moves
term-word-hint = hint
term-word-show = show
term-word-undo = undo
term-word-save = save
term-word-resign = resign
term-word-quit = quit
term-word-yes = yes
term-word-no = no
term-word-throw = throw
term-asked = Type yes or no to answer.
term-throw = Your throw: press Enter to throw the dice.
term-saved = Saved.
term-no = No: { $why }
term-face = { $name }, it is your turn: press Enter when nobody else looks.
term-left = Goodbye.
term-left-saved = The match is saved; go on with: { $command }
term-over = The match is over. { $count ->
    [0] Nobody won.
   *[other] { $names } won.
 }
term-player = player { $number }
term-chance = chance
term-takes-back = { $name } takes back to event { $to }
term-resigns = { $name } resigns
term-agrees = { $name } agrees
term-declines = { $name } declines
term-flag = { $name } is out of time
term-seat = seat { $seat }: { $name } { $what ->
    [joined] joined
    [left] left
   *[replaced] took over
 }
term-points = { $name }: { $points }
