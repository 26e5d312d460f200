### Borde blandt andre: hjemmenetværket, lobbyen, tilskuere, ure.

network-shut = Kun denne computer kan åbne linket endnu. Luk de andre i huset ind: deres telefoner skal være på samme netværk.
network-open = Åbn for hjemmenetværket
network-is-open = Alle på samme netværk kan sætte sig med dette link. En telefon læser billedet.
network-here = Et link kun til denne computer
network-shut-again = Luk igen for hjemmenetværket
error-not-here = Kun computeren, som Parlour kører på, kan gøre det.
error-no-network = Denne computers netværk kan ikke bruges til det.

## Lobbyen og tilskuere

lobby-title = Borde
lobby-game = Hvilket spil
lobby-open = Venter på spillere
lobby-running = Spilles nu
lobby-free = { $count ->
    [one] 1 ledig plads
   *[other] { $count } ledige pladser
 }
lobby-rated = tæller
lobby-watch = Se med
lobby-none = Ingen venter
watching = du ser med
you-left = Du har forladt bordet, og nogen spiller for dig.
come-back = Tag min plads igen
start-public = Alle kan sætte sig fra de offentlige borde
start-watched = Andre må se med

## Ure, og hvordan et spil kan slutte før tid

start-clock = Ur
clock-none = intet
clock-minute-move = 1 minut pr. træk
clock-quick = 3 min + 5 s pr. træk
clock-usual = 10 min + 10 s pr. træk
clock-long = 30 min + 30 s pr. træk
clock-day-move = 1 dag pr. træk
clock-three-days = 3 dage pr. træk
clock-of = Tid tilbage for { $name }
clock-days = { $days ->
    [one] 1 dag
   *[other] { $days } dage
 } { $hours } t
clock-warn = { $seconds } sekunder tilbage.
offer-a-draw = Tilbyd uafgjort
offer-an-end = Foreslå at tælle op
