### Setting up a match, and the table that fills up before it begins.

setup-start = Start game
setup-alone = Play on your own
setup-together = Play with others
setup-keep = Keep score
setup-invite = { $count ->
    [one] Invite a friend
   *[other] Invite { $count } friends
 }
setup-invite-name = Invite { $name }
setup-friend = Play a friend
setup-a-robot = Play a robot
setup-change = Change players
setup-agree-change = Change
setup-swap = Swap
setup-swap-label = Swap who goes first
setup-you = you
setup-you-name = You
setup-a-friend = A friend
setup-by-link = joins by the link
setup-first = goes first
setup-light = light
setup-dark = dark
setup-level-short = level { $level }
setup-level = level { $level } of { $of }
setup-record = { $played ->
    [0] not played yet
   *[other] you won { $won } of { $played }
 }
setup-usual = usual rules
setup-chosen = { $name }: { $value }
setup-changed = { $on ->
    [yes] { $name }
   *[no] without: { $name }
 }
setup-no-clock = no clock
setup-minutes = { $minutes ->
    [one] about a minute
   *[other] about { $minutes } minutes
 }
setup-lots-decide = Lots decide who goes first.

## Who’s playing?

setup-who = Who’s playing?
setup-chairs = Chairs
setup-seat-of = Seat { $seat } of { $of }
setup-add = Add a chair
setup-remove = Remove this chair
setup-sits-here = Who sits here?
setup-kind-me = Someone here
setup-kind-robot = A robot
setup-kind-open = Friend by link
setup-robot = Which robot?
setup-name = Name
setup-used = Names used before
setup-link = You’ll get a link to send.
setup-friend-name = Your friend’s name, if you like
setup-swap-first = Swap who goes first
setup-lots = Draw lots

## How shall we play?

setup-how = How shall we play?
setup-changes = { $count ->
    [one] One change from the usual rules
   *[other] { $count } changes from the usual rules
 }
setup-back-to-usual = Back to usual rules
setup-presets = Ready-made rules
setup-more = More
setup-to-limit = up to the limit
setup-custom = Custom
setup-switch = { $on ->
    [yes] yes
   *[no] no
 }
setup-clock-own = { $minutes } min + { $seconds } s a move
setup-clock-minutes = Minutes for each player
setup-clock-seconds = Seconds added per move
setup-no-clock-row = None, take your time
setup-time = Time
setup-watch = Who can watch
setup-watch-link = Anyone with the link
setup-watch-players = Only players
setup-hints = Hints
setup-hints-on = { $on ->
    [yes] allowed for everyone
   *[no] off
 }
setup-leaving = If a player leaves
setup-leaving-robot = A robot plays on
setup-leaving-forfeit = They lose the game
setup-on-time = If time runs out
setup-on-time-lose = The game is lost
setup-on-time-robot = A robot plays on
setup-public = Who can join
setup-public-link = Only with the link
setup-public-all = Anyone, from the public tables
preset-to-100 = To 100
preset-one-round = Quick, one round
preset-digits = Digits

## What each option changes

explain-placement = Balls slide down their bar and pile up, or go to any free place in the cube.
explain-flaps = More flaps make a longer turn. Twelve is the usual tray.
explain-dice = Two dice every time, or one die when little is left to shut.
explain-scoring = Open flaps are added up, or read as one long number: 2, 5 and 8 are 258.
explain-limit = The game ends after the round in which someone has this many minus points.
explain-rounds = Play a set number of rounds instead of up to a limit.
explain-shut = Shutting every flap wins at once, or the others still finish the round.
explain-eliminate = If you reach the limit, you’re out. The last player left wins.
explain-throw = You aim and let go and the balls really roll, or chance picks two holes.
explain-miss = How often a ball ends up in no hole.
explain-smart_calculators = Count with the numbers and signs on the edge of the box. For quick heads.
explain-lay_out = Lay out one chip for each throw, or every chip that the throw matches.
explain-mode = Together at the table, or one of three ways to play on your own.
explain-referee = Refused at once, or laid on trust until someone challenges it.
explain-bonuses = Some squares double or triple a number or a whole equation.
explain-tile_values = A 7 scores seven points instead of one. Scores run into the hundreds.
explain-diagonals = Equations can also run diagonally. Harder to see, more to find.
explain-count_tiles = On equal points, more tiles used wins.
explain-trivial_powers = Two ones in a row are an equation.
explain-board = Fifteen squares with bonuses, or seventeen without any.
explain-start_bonus = The square where the game starts can double its equations.
explain-leftover = What tiles you couldn’t place cost you at the end.
explain-zeros = A zero lets tiles lie side by side without an equation.
explain-sets = More tiles make a longer game.
explain-aids = Show what a placement would score before you lay it.
explain-level = Start empty, or with digits that leave one solution.
explain-first = By lot in front of everyone, or agreed beforehand.
explain-size = How many rows and columns.
explain-deal = Today’s tiles are the same for everyone, all day long. See who scores most.

## A table that fills up

room-more = { $count ->
    [one] One more chair to fill
   *[other] { $count } more chairs to fill
 }
room-self = The game starts by itself as soon as everyone sits.
room-full = Everyone’s here
room-you-begin = You go first.
room-begins = { $name } goes first.
room-ready = Start whenever you like.
room-countdown = Starts in { $seconds }
room-wait = Wait a moment
room-start = Start now
room-fewer = Start with { $count } instead
room-fewer-alone = Start alone instead
room-seat-robot = Seat a robot
room-robot-off = Free this chair
room-free = Free
room-invited = invited
room-just = just sat down
room-yours = your chair
room-agreed = What’s agreed
room-share-text = { $name } invites you to a game of { $game }.
room-sat = { $name } sat down.
room-stood = { $name } left the table.
room-chairs-free = { $count ->
    [0] Everyone’s here.
    [one] One chair is free.
   *[other] { $count } chairs are free.
 }
room-asks = { $name } invites you to a game of { $game }
room-asked = You’re invited to a game of { $game }
room-name = Your name at the table
room-join = Join
room-just-watch = Just watch
room-watching = You’re watching. The game starts by itself as soon as everyone sits.
room-is-full = This table is full.
room-is-full-why = Watch, or create your own?
room-own = Create your own
