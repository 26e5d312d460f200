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
table-gone = There is no such table
table-gone-why = The link may be incomplete.
table-closed = This table is closed to onlookers
table-closed-why = Ask whoever laid it for a seat.

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
    .about = Both balls in one throw. Whoever scores lowest in a round takes a chip; nobody wants the last ones.
game-take-it = Take It
    .short = Same box, best chips win.
    .seats = 2 to 6 · 15 minutes
    .about = Throw, turn a chip over, and take what your throw has earned.
game-abaku = Abaku
    .short = Number tiles, no signs.
    .seats = 1 to 4 · 30 minutes
    .about = Lay number tiles so that they read as sums, without any signs.
game-kryds-bolle = Kryds & Bolle
    .short = Three in a row, in a cube.
    .seats = 2 players · 10 minutes
    .about = Balls on nine bars. Every line of three, in any direction, is a point.

## Laying a table

start-title = A table of { $game }
start-options = What is agreed
start-begin = Begin
start-invite = Lay the table and invite
start-open = Joins by the link
start-kind-me = At this device
start-kind-robot = Robot
start-kind-open = A friend
seat-number = Seat { $number }
name-of-seat = Name at seat { $number }
robot-of-seat = Robot at seat { $number }
seat-add = Add a seat
seat-drop = Take a seat away
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
option-shut = Who shuts the box
option-shut-wins = wins at once
option-shut-finish-round = wins when the round is over
option-eliminate = Who reaches the limit is out
option-throw = Throw
option-throw-hand = by hand
option-throw-uniform = by chance
option-miss = A ball misses
option-smart_calculators = Smart Calculators
option-lay_out = Lay out
option-lay_out-one = one chip a throw
option-lay_out-all = all that the throw meets
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
robot-random = Random robot
robot-novice = Novice robot
robot-casual = Casual robot
robot-medium = Middling robot
robot-strong = Strong robot
robot-expert = Expert robot
robot-greedy = Greedy robot
robot-best = Best robot
robot-perfect = Perfect robot
robot-tree = Tree robot

## A table that waits for people

seats-title = { $open ->
    [one] One seat is free
   *[other] { $open } seats are free
 }
seats-full = Everybody is here
seat-open = Free
seat-kind-open = waiting
seat-kind-person = sits here
seat-kind-robot = robot
your-name = Your name
sit-down = Sit down
begin = Begin
begin-with-robots = Begin, robots take the rest
waits-for-host = { $name } will begin.
invite-title = Invite with this link
invite-why = Whoever has it may sit down. A phone on the same network reads the picture.
invite-link = Link to this table
invite-qr = The link as a picture for a camera
copy = Copy
copied = Copied

## Every table

joining = Setting the table …
waits-for = { $name } is to play
region-object = The table
region-line = What to do
region-pad = Players and points
open-pad = Players, points and tools
score-pad = Score pad
match-over = over
take-back = Take back
pause = Pause
resume = Go on
resign = Resign
leave = Leave
rematch = Rematch
new-version = There is a newer Parlour.
reload = Reload
load-failed = This part of the page did not load.
try-again = Try again
paused = The game is paused.
offer-waits = Asked. Waiting for the answer.
curtain-title = { $name } is next
curtain-why = Pass the device on. The others look away.
curtain-lift = I am { $name }

## What is said, and typed commands

say-points = Points: { $points }.
say-take-back = A move was taken back.
say-resigned = { $name } resigned.
say-your-turn = { $shared ->
    [yes] { $name } is to play.
   *[no] Your turn.
 }
say-result = { $count ->
    [0] The game is over.
    [one] The game is over. { $names } wins.
   *[other] The game is over. { $names } share the win.
 }
tell-legal = You may play: { $acts }.
tell-no-legal = There is nothing for you to play now.
goto-title = Go to
goto-label = Where to?
goto-none = Nothing has that name.
command-title = Type a command
command-label = A move or a command
command-hint = a move, or help
command-said = What was said
command-help = help, ?
command-help-text = Type a move as it is written, like b2. Other words: board reads the table, moves lists what you may play, last repeats, back asks to take a move back; hint says what is best, values what every move is worth, where the game has hints.
command-board = board, table
command-legal = moves, legal
command-last = last, again
command-back = back, undo

## The plain table

plain-turn = { $shared ->
    [yes] { $name }, it is your turn
   *[no] Your turn
 }
plain-over = { $count ->
    [0] The game is over
    [one] { $names } wins
   *[other] { $names } share the win
 }
plain-last = Last: { $act }.
plain-nothing = nothing
plain-type = Type your move
plain-play = Play it
plain-say = { $name } plays { $act }.
plain-say-chance = Chance: { $act }.

## Refusals, by their code

error-unreachable = Parlour does not answer. Is it still running?
error-stale-seq = Somebody was quicker. The table is as you see it now.
error-wrong-seat = This seat is not yours.
error-not-your-turn = It is not your turn.
error-match-over = The game is over.
error-not-running = The game has not begun.
error-paused = The game is paused.
error-bad-take-back = This cannot be taken back.
error-bad-notation = This is not a move. Type help for the words.
error-bar-full = This bar is full.
error-place-taken = This place is taken.
error-no-such-place = There is no such place.
error-no-level = Name the bar alone: the ball slides down.
error-level-missing = Name the level too, like b2.3.
error-game-over = The game is over.
error-not-this-game = This is no move of this game. Type help for the words.
error-wrong-sum = These flaps do not make the throw.
error-flap-closed = One of these flaps is shut already.
error-close-flaps = The dice lie: shut flaps.
error-choose-dice = Take one die or two first.
error-bag-too-small = The bag has too few tiles for that.
error-not-in-rack = This tile is not in your rack.
error-not-met = The throw does not meet this chip.
error-limit-and-rounds = Play to a limit or for a number of rounds, not both.
error-eliminate-alone = To be put out takes at least two.
error-eliminate-needs-limit = To be put out takes a limit.
error-bad-combination = These agreements do not go together.
error-bad-option = One of the agreements cannot be so.
error-seat-taken = Somebody was quicker: this seat is taken.
error-too-many-requests = Slowly, please. Try again in a moment.
