### Tables among others: the home network, the lobby, watching, clocks.

network-shut = Only this computer can open the link yet. Let the others in the house come in: their phones must be on the same network.
network-open = Open for the home network
network-is-open = Whoever is on the same network may sit down with this link. A phone reads the picture.
network-here = A link for this computer alone
network-shut-again = Shut it again for the home network
error-not-here = Only the computer that Parlour runs on may do this.
error-no-network = This computer’s network cannot be used for it.

## The lobby, and looking on

lobby-title = Tables
lobby-game = Which game
lobby-open = Waiting for players
lobby-running = Being played
lobby-free = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
 }
lobby-rated = rated
lobby-watch = Watch
lobby-none = Nobody is waiting
watching = you are watching
you-left = You have left this table, and somebody plays for you.
come-back = Take my seat again
start-public = Anybody may join from the public tables
start-watched = Others may watch

## Clocks, and how a game may end early

start-clock = Clock
clock-none = none
clock-minute-move = 1 minute a move
clock-quick = 3 min + 5 s a move
clock-usual = 10 min + 10 s a move
clock-long = 30 min + 30 s a move
clock-day-move = 1 day a move
clock-three-days = 3 days a move
clock-of = Time left for { $name }
clock-days = { $days ->
    [one] 1 day
   *[other] { $days } days
 } { $hours } h
clock-warn = { $seconds } seconds left.
offer-a-draw = Offer a draw
offer-an-end = Offer to end and score
