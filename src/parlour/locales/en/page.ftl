### The page: its frame, the home, the laying of a table, and what all tables share.

parlour = Parlour
page-title = { $page } · Parlour
page-description = Five games of wood, dice and numbers: against robots, with friends online or at one table. Free and without adverts.
skip = Skip to content
close = Close
continue = Continue
to-home = Back to the games
language = Language
theme-dark = Dark
theme-light = Light
guest = Guest
player-number = Player { $number }

## A page that is not there

lost-title = No equation here
lost-why = The address leads nowhere. The table may have been cleared, or a letter is missing.
table-gone = We can’t find this table
table-gone-why = The link may be incomplete. Ask for it again.
table-closed = Only players can see this table
table-closed-why = Ask the host of the table for a seat.

## Home

home-question = What shall we play?
home-how = How do you want to play?
home-how-now = Play now
home-how-friends = With friends
home-new = New here?

## The games

game-shut-the-box = Shut the Box
    .short = Two dice, twelve flaps.
    .seats = 1 or more · 5 minutes
    .about = Throw, and shut flaps that add up to the throw. What stays open counts against you.
game-chikugo = Chikugo
    .short = Two balls, one flick.
    .seats = 2 to 6 · 20 minutes
    .about = Both balls in one throw. The lowest score of a round takes a chip, and nobody wants to be the last one with chips.
game-take-it = Take It
    .short = Same box, best chips win.
    .seats = 2 to 6 · 15 minutes
    .about = Throw, turn a chip over, and take one that your throw matches.
game-abaku = Abaku
    .short = Number tiles, no signs.
    .seats = 1 to 4 · 30 minutes
    .about = Lay number tiles so that they read as sums, without any signs.
game-kryds-bolle = Kryds & Bolle
    .short = Three in a row, in a cube.
    .seats = 2 players · 10 minutes
    .about = Balls on nine bars. Every line of three, in any direction, is a point.

## Laying a table

option-none = as usual
option-placement = Balls
option-placement-stacked = slide down their bar
option-placement-free = go to any free place
option-flaps = Flaps
option-dice = Dice
option-dice-two = always two
option-dice-one-when-six = one is allowed from 6 down
option-dice-one-when-high-shut = one is allowed without 7 to 12
option-scoring = Points
option-scoring-sum = the sum of the open flaps
option-scoring-digits = the open flaps as one number
option-limit = Play to
option-rounds = Rounds
option-shut = Shutting the box
option-shut-wins = wins at once
option-shut-finish-round = wins when the round is over
option-eliminate = Out at the limit
option-throw = Throw
option-throw-hand = by hand
option-throw-uniform = by chance
option-miss = A ball misses
option-smart_calculators = Smart Calculators
option-lay_out = Lay out
option-lay_out-one = one chip a throw
option-lay_out-all = all that the throw matches
option-mode = Game
option-mode-table = at the table
option-mode-solo = alone, for points
option-mode-cover = cover the grid
option-mode-magic = magic squares
option-referee = Wrong equations
option-referee-strict = are refused
option-referee-challenge = may be challenged
option-bonuses = Bonus squares
option-tile_values = A tile counts its number
option-diagonals = Diagonals too
option-count_tiles = Most tiles decide a tie
option-trivial_powers = 1² = 1 counts
option-size = Size

## A table that waits for people

your-name = Your name
waits-for-host = { $name } will start the game.
invite-title = Invite with this link
invite-why = Scan it with a phone, or send the link.
invite-share = Share the invitation
invite-link = Link to this table
invite-qr = The link as a QR code
copy = Copy
copied = Copied

## Every table

joining = Loading…
waits-for = { $name }’s turn
region-object = The table
region-line = What to do
region-pad = Players and points
open-pad = Players, points and tools
score-pad = Score pad
match-over = over
take-back = Take back
pause = Pause
resume = Resume
resign = Resign
leave = Leave table
rematch = Rematch
new-version = New version available.
reload = Refresh
load-failed = This part of the page didn’t load.
try-again = Try again
paused = The game is paused.
offer-waits = Asked. Waiting for the answer.
curtain-title = { $name } is next
curtain-why = Pass the device on. Everyone else, look away.
curtain-lift = I’m { $name }

## What is said, and typed commands

say-points = Points: { $points }.
say-take-back = The last move was taken back.
say-resigned = { $name } resigned.
say-your-turn = { $shared ->
    [yes] { $name }’s turn.
   *[no] Your turn.
 }
say-result = { $count ->
    [0] The game is over.
    [one] The game is over. { $names } wins.
   *[other] The game is over. { $names } share the win.
 }
tell-legal = You can play: { $acts }.
tell-no-legal = You can’t play anything right now.
goto-title = Go to
goto-label = Where to?
goto-none = Nothing found.
command-title = Type a command
command-label = A move or a command
command-hint = a move, or help
command-said = What was said
command-help = help, ?
command-help-text = Type a move as it’s written, like b2. Or a command: board reads the board, moves lists your moves, last repeats, back asks to take a move back. Where the game has hints, hint gives the best move and values rates every move.
command-board = board, table
command-legal = moves, legal
command-last = last, again
command-back = back, undo

## The plain table

plain-turn = { $shared ->
    [yes] { $name }, it’s your turn
   *[no] Your turn
 }
plain-over = { $count ->
    [0] The game is over
    [one] { $names } wins
   *[other] { $names } share the win
 }
plain-nothing = nothing
plain-type = Type your move
plain-play = Play
plain-say = { $name } plays { $act }.
plain-say-chance = Chance: { $act }.

## Refusals, by their code

error-unreachable = We couldn’t reach the server. Is Parlour still running?
error-stale-seq = Someone was quicker. You see the table as it is now.
error-wrong-seat = This isn’t your seat.
error-not-your-turn = It isn’t your turn.
error-match-over = The game is over.
error-not-running = The game hasn’t started yet.
error-paused = The game is paused.
error-bad-take-back = This move can’t be taken back.
error-bad-notation = That isn’t a move. Type help for the commands.
error-bar-full = This bar is full. Choose another.
error-place-taken = This place is taken. Choose a free one.
error-no-such-place = That place doesn’t exist. Bars are a1 to c3, levels 1 to 3.
error-no-level = Name just the bar: the ball slides down by itself.
error-level-missing = Name the level too, like b2.3.
error-game-over = The game is over.
error-not-this-game = That isn’t a move in this game. Type help for the commands.
error-wrong-sum = These flaps don’t add up to the throw.
error-flap-closed = One of these flaps is already shut.
error-close-flaps = You’ve thrown. Now shut flaps.
error-choose-dice = Choose one die or two first.
error-bag-too-small = There aren’t enough tiles in the bag for that.
error-not-in-rack = This tile isn’t in your rack.
error-not-met = Your throw doesn’t match this chip.
error-limit-and-rounds = Play to a limit or for a number of rounds, not both.
error-eliminate-alone = Elimination needs at least two players.
error-eliminate-needs-limit = Elimination needs a points limit.
error-bad-combination = These options don’t go together.
error-bad-option = One of these options isn’t valid.
error-seat-taken = Someone was quicker: this seat is taken.
error-too-many-requests = That was a bit fast. Try again in a moment.
