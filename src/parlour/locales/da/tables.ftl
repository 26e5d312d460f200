### Borde blandt andre: hjemmenetværket, lobbyen, tilskuere, ure.

network-shut = Indtil videre virker linket kun på denne computer. Åbn det for hjemmenetværket, så andre kan være med.
network-open = Åbn for hjemmenetværket
network-is-open = Kun telefoner på dette wi-fi kan åbne linket.
network-here = Et link kun til denne computer
network-shut-again = Luk for hjemmenetværket
network-only-here = Linket virker kun på denne computer.
error-not-here = Det kan du kun gøre på den computer, Parlour kører på.
error-no-network = Vi kunne ikke finde et hjemmenetværk på denne computer.

## Lobbyen og tilskuere

lobby-title = Borde
lobby-game = Hvilket spil
lobby-open = Venter på spillere
lobby-running = I gang
lobby-free = { $count ->
    [one] 1 ledig plads
   *[other] { $count } ledige pladser
 }
lobby-rated = ratet
lobby-watch = Se med
lobby-none = Ingen venter
watching = du ser med
you-left = Du har forladt bordet, og nogen spiller for dig.
come-back = Tag din plads igen

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
offer-an-end = Foreslå at slutte og tælle op
