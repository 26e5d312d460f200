### What the command line says: refusals, contests, robots on a server, the doctor.

## Refusals

cli-number = { $option } must be a number from { $low } to { $high }
cli-number-up = { $option } must be a number from { $low } up
cli-resumed-whole = a resumed match has its game and options already
cli-which-game = which game? List them with: parlour games
cli-which-match = which game, or which --match?
cli-seed-or-day = give a seed or a day, not both
cli-no-day = { $text } isn’t a date; write it like 2026-12-24
cli-frames-of-one = --frames works only with a single throw
cli-no-hole = { $option } must be a hole such as c3, or - for a miss
cli-red-in-hand = --red must be one of { $known }, and goes without --turn
cli-not-with-goal = { $option } doesn’t go with the goal { $goal }
cli-match-by-sum = a match is solved with --scoring sum; with digits there’s only one round: see --goal duel
cli-outright-of-three = --outright is for a match of three; a match of two is always solved
cli-shut-wins = with more than two seats a shut box wins at once
cli-needs = { $verb } needs { $what ->
    [login] the login
   *[file] the file
 }
cli-not-so = { $verb } doesn’t take these arguments; see parlour admin --help
cli-nobody = there’s no account { $whom }
cli-wrong-value = this value isn’t allowed for { $option }
told-from = A number from { $low } to { $high }.
told-known = Allowed: { $known }.
told-event = Event { $seq }: { $why }
told-switch = { $on ->
    [yes] yes
   *[no] no
 }
did-you-mean = Did you mean { $name }?
file-missing = No such file: { $file }
file-there = A file of that name already exists: { $file }
file-folder = This is a folder, not a file: { $file }
file-forbidden = You don’t have permission to read or write this file: { $file }
file-full = The disk is full, so we couldn’t write the file: { $file }
file-trouble = We couldn’t use this file: { $file }
system-trouble = The system refused: { $why }
error-not-solvable = This game can’t be solved outright.
error-not-solved = This isn’t solved yet.
error-no-robot-file = We can’t find a robot’s file there.
error-bad-robot-file = We couldn’t load the robot’s file.
error-no-robot-in-file = The file has no such robot.
error-not-sqlite = This works with SQLite only. For PostgreSQL, use pg_dump and pg_restore.
error-no-backup = This isn’t a complete backup of this Parlour or an older one.
error-other-contest = This folder has results of another contest. Choose another folder.
error-bad-book = We couldn’t read the book.
error-bad-seq = The events aren’t numbered in order.
error-bad-players = The players don’t fit the seats.
verify-no-seed = the seed isn’t revealed yet
verify-bad-seed = the seed isn’t the one that was committed to
verify-false-outcome = the outcome of event { $seq } doesn’t follow from the seed
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

## A robot on a server

bot-hosting = Match { $match } ({ $game }) is open and waiting for someone to join.
bot-act = { $match }, event { $seq }: seat { $seat } plays { $act }
bot-over = Match { $match } is over.
bot-place = Seat { $seat }: place { $place }.

## The doctor

doctor-missing = MISSING
doctor-well = Everything Parlour needs works.
doctor-broken = Something Parlour needs doesn’t work: see { $missing }.
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
    [browser] for opening the page automatically
    [matches] for saving matches
    [database] for a club’s database
    [workers] for several workers
    [cluster] for an arena on a cluster
    [agents] for learning agents
    [paper] for sheets to print
   *[plots] for plots into files
 }

warm-begins = Compiling the kernels of { $game } for this computer: about { $seconds } s, this once only.
warm-done = { $game }: { $done ->
    [nothing] nothing to compile
    [earlier] already compiled
   *[now] compiled in { $seconds } s
 }
warm-where = saved in { $folder }
warm-nowhere = not saved: there’s no cache folder we can write to

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
sheet-written = wrote { $file }
sheet-json-or-output = with --json the PDF needs a file, not -o -
sheet-settings-of-drill = only drills have settings: { $words }
error-bad-drill = This isn’t a setting of the drill: { $why }
