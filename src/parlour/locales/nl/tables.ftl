### Tafels onder elkaar: het thuisnetwerk, de openbare tafels, kijken, klokken.

network-shut = Voorlopig werkt deze link alleen op deze computer. Open hem voor je thuisnetwerk, dan kunnen anderen meedoen.
network-open = Openen voor het thuisnetwerk
network-is-open = Alleen telefoons op deze wifi kunnen de link openen.
network-here = Een link alleen voor deze computer
network-shut-again = Sluiten voor het thuisnetwerk
network-only-here = Deze link werkt alleen op deze computer.
error-not-here = Dat kan alleen op de computer waarop Parlour draait.
error-no-network = We konden op deze computer geen thuisnetwerk vinden.
lobby-title = Tafels
lobby-game = Welk spel
lobby-open = Wachten op spelers
lobby-running = Bezig
lobby-free = { $count ->
    [one] 1 vrije plaats
   *[other] { $count } vrije plaatsen
 }
lobby-rated = om rating
lobby-watch = Kijken
lobby-none = Niemand wacht
watching = je kijkt mee
you-left = Je hebt deze tafel verlaten en iemand speelt voor jou.
come-back = Plaats weer innemen
start-clock = Klok
clock-none = geen
clock-minute-move = 1 minuut per zet
clock-quick = 3 min + 5 s per zet
clock-usual = 10 min + 10 s per zet
clock-long = 30 min + 30 s per zet
clock-day-move = 1 dag per zet
clock-three-days = 3 dagen per zet
clock-of = Resterende tijd van { $name }
clock-days = { $days ->
    [one] 1 dag
   *[other] { $days } dagen
 } { $hours } u
clock-warn = Nog { $seconds } seconden.
offer-a-draw = Gelijkspel aanbieden
offer-an-end = Nu stoppen en tellen
