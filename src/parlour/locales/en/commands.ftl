### What the command line says: refusals, contests, robots on a server, the doctor.

## Refusals

cli-number = { $option } is a number from { $low } to { $high }
cli-number-up = { $option } is a number from { $low } up
cli-resumed-whole = a resumed match has its game and options already
cli-which-game = which game? parlour games lists them
cli-which-match = which game, or which --match?
cli-seed-or-day = a puzzle has a seed or a day, not both
cli-no-day = { $text } is no day; write it like 2026-12-24
cli-frames-of-one = --frames is for a single throw
cli-no-hole = { $option } is a hole such as c3, or - for a miss
cli-red-in-hand = --red is one of { $known }, and goes without --turn
cli-not-with-goal = { $option } does not go with the goal { $goal }
cli-match-by-sum = a match is solved with --scoring sum; with digits one round is played: see --goal duel
cli-outright-of-three = --outright is for a match of three; two are always solved
cli-shut-wins = with more than two seats a shut box wins at once
cli-needs = { $verb } needs { $what ->
    [login] the login
   *[file] the file
 }
cli-not-so = { $verb } is not used like that
cli-nobody = there is nobody called { $whom }
cli-wrong-value = { $option } cannot be so
told-from = A number from { $low } to { $high }.
told-known = Possible: { $known }.
told-event = Event { $seq }: { $why }
told-switch = { $on ->
    [yes] yes
   *[no] no
 }
did-you-mean = Did you mean { $name }?
file-missing = There is no such file: { $file }
file-there = There is a file of that name already: { $file }
file-folder = This is a folder, not a file: { $file }
file-forbidden = This file may not be read or written: { $file }
file-full = There is no room left for the file: { $file }
file-trouble = The file cannot be used: { $file }
system-trouble = The system does not let it: { $why }
error-not-solvable = This game cannot be solved outright.
error-not-solved = This has not been solved.
error-no-robot-file = There is no such file with a robot.
error-bad-robot-file = The robot’s file cannot be loaded.
error-no-robot-in-file = There is no such robot in the file.
error-not-sqlite = This is for SQLite; PostgreSQL brings pg_dump and pg_restore.
error-no-backup = This is no whole backup of this Parlour or an older one.
error-other-contest = The folder holds results of another contest.
error-bad-book = The book cannot be read.
error-bad-seq = The events are not numbered one after the other.
error-bad-players = The players do not fit the seats.
verify-no-seed = the seed is not revealed yet
verify-bad-seed = the seed is not the one that was committed to
verify-false-outcome = the outcome of event { $seq } does not follow from the seed
verify-bad-nonce = the nonce of player { $seat } isn’t the one they committed to
verify-withheld = player { $seat } didn’t reveal their nonce, so the game ended without a result
verify-other-commitment = the record doesn’t have this commitment
verify-other-nonce = no player in the record has this nonce
verify-bad-beacon = the beacon has another value for this round, or none
verify-written = Checked against what you wrote down, too.
verify-itself = Checked only against itself: give --commitment and --nonce to check it against what you wrote down.
verify-beacon = Not checked against the beacon: give --beacon with its round { $round }.
error-bad-beacon-file = This file doesn’t have a beacon’s rounds. Each line needs a round and its randomness.

## Contests of robots

arena-head = | pairing | pairs | score | { $sure } interval | verdict |
arena-ratings = | robot | rating | ± |
arena-verdict = { $verdict ->
    [first] { $winner } is stronger
    [second] { $winner } is stronger
    [even] even
   *[open] open
 }
arena-pairs = { $done } of { $most ->
    [one] { $most } pair
   *[other] { $most } pairs
 }

## A robot on a server

bot-hosting = Match { $match } ({ $game }) is open and waits for somebody to join.
bot-act = { $match }, event { $seq }: seat { $seat } plays { $act }
bot-over = Match { $match } is over.
bot-place = Seat { $seat }: place { $place }.

## The doctor

doctor-missing = MISSING
doctor-well = All that is needed works.
doctor-broken = Something that is needed does not work: see { $missing }.
doctor-name = { $name ->
    [games] games
    [page] page
    [browser] browser
    [kernels] compiled code
    [data-folder] data folder
   *[other] { "" }
 }
doctor-note = { $note ->
    [compiled] compiled
    [not-compiled] not compiled yet
    [compiles] compiles
    [writes-ahead] writes ahead
    [built] built
    [not-built] not built
    [none] none found
    [installed] installed
   *[not-installed] not installed
 }
doctor-need = { $need ->
    [speed] for quick robots and solvers: parlour warm
    [screens] for full screens in the terminal
    [serve] for the page and for servers
    [club] for a club: PostgreSQL, several workers, push messages
    [solvers] for solvers and strong robots
    [throws] for throws by hand
    [page] for playing in a browser
    [browser] for opening the page by itself
    [matches] for keeping matches
    [database] for a club’s database
    [workers] for several workers
    [cluster] for an arena on a cluster
    [agents] for learning agents
   *[plots] for plots into files
 }

warm-begins = Compiling the kernels of { $game } for this computer: about { $seconds } s, only this once.
warm-done = { $game }: { $done ->
    [nothing] nothing to compile
    [earlier] already compiled
   *[now] compiled in { $seconds } s
 }
warm-where = kept in { $folder }
warm-nowhere = not kept: no cache folder can be written to

## Throws, solved games

throw-skill = { $skill ->
    [random] at random
    [novice] a novice
    [practised] a practised hand
   *[careful] a careful hand
 }
stb-solved-cups = { $dice ->
    [one] one die
   *[two] two dice
 }
