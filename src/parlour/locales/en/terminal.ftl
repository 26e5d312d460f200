### The command line and the plain terminal.

cli-see = see { $command }
cli-no-verb = there’s no verb { $verb }; verbs are: { $verbs }
cli-page-at = Parlour is at { $address } (Ctrl+C stops it)
cli-no-page = To play in the browser, install this first: { $install }
cli-no-screens = For full screens in the terminal, install this first: { $install }
cli-home-at = On your home network, it’s at { $address }
cli-screen-at = On a big screen, with phones as hands: { $address }
cli-no-home = We found no home network, so Parlour works only on this computer.
cli-no-port = no free port found; choose one with parlour serve --port N

menu-game = { $name } (players: { $seats })
menu-how = Type a number to start that game, q to quit. More ways to play: parlour play --help
menu-which = Which game?
menu-people = How many people ({ $low } to { $high })?
menu-answer = Please answer one of: { $answers }, or q to quit.

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
record-not-over = The match isn’t over.
record-over = { $reason ->
    [played] Played to the end.
    [resigned] Ended because a player resigned.
    [draw] Agreed a draw.
    [end] Ended by agreement, scored as it stood.
    [time] Ended because a player ran out of time.
    [left] Ended because all players left.
    [aborted] Stopped before the first move.
   *[other] Over.
 } { $count ->
    [0] Nobody is first.
   *[other] First: { $names }.
 }

verify-typed = { $typed ->
    [one] Follows the rules. 1 outcome was typed in at a real table, so no seed can prove it.
   *[other] Follows the rules. { $typed } outcomes were typed in at a real table, so no seed can prove them.
 }
verify-fair = Fair: { $outcomes ->
    [one] 1 outcome follows from the seed.
   *[other] { $outcomes } outcomes follow from the seed.
 }{ $skipped ->
    [0] { "" }
    [one] { " " }1 throw wasn’t re-simulated.
   *[other] { " " }{ $skipped } throws weren’t re-simulated.
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
term-help = Type a move, or one of:
      moves        list your legal moves
      hint         show the best move
      show         draw the position again
      undo         take back your last move, unless chance has answered it
      save FILE    write the record
      resign       resign the game
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
term-no = That doesn’t work: { $why }
term-face = { $name }, it’s your turn. Press Enter when nobody else is looking.
term-left = Goodbye.
term-left-saved = Your game is saved. Go on with: { $command }
term-over = The game is over. { $count ->
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
cli-others-at = Other devices open { $address }
cli-no-others = No network address of this machine answers; only this machine can open Parlour.
term-best = Your best so far: { $points }.
term-best-new = A new best of your own: { $points }.
term-best-deal = Your best with these tiles: { $points }.
term-finish = That finishes the game. Type it again to finish.
