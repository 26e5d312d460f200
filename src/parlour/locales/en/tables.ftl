### Tables among others: the home network, the lobby, watching, clocks.

network-shut = For now this link works only on this computer. Open it to your home network so others can join.
network-open = Open to home network
network-is-open = Only phones on this Wi-Fi can open this link.
network-here = A link for this computer only
network-shut-again = Close to home network
network-only-here = This link works only on this computer.
error-not-here = You can do this only on the computer that runs Parlour.
error-no-network = We couldn’t find a home network on this computer.

## The lobby, and looking on

lobby-title = Tables
lobby-game = Which game
lobby-open = Waiting for players
lobby-running = In progress
lobby-free = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
 }
lobby-rated = rated
lobby-watch = Watch
lobby-none = Nobody is waiting
watching = you’re watching
you-left = You left this table, and someone is playing for you.
come-back = Take my seat back

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
