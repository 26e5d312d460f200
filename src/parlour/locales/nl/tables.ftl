### Tafels onder elkaar: het thuisnetwerk, de openbare tafels, kijken, klokken.

network-shut = Alleen deze computer kan de link nog openen. Laat de anderen in huis binnen: hun telefoons moeten op hetzelfde netwerk zitten.
network-open = Openen voor het thuisnetwerk
network-is-open = Wie op hetzelfde netwerk zit, kan met deze link aanschuiven. Een telefoon leest het plaatje.
network-here = Een link alleen voor deze computer
network-shut-again = Weer sluiten voor het thuisnetwerk
error-not-here = Dat kan alleen de computer waarop Parlour draait.
error-no-network = Het netwerk van deze computer is daar niet voor te gebruiken.
lobby-title = Tafels
lobby-game = Welk spel
lobby-open = Wachten op spelers
lobby-running = Wordt gespeeld
lobby-free = { $count ->
    [one] 1 vrije plaats
   *[other] { $count } vrije plaatsen
 }
lobby-rated = telt mee
lobby-watch = Kijken
lobby-none = Niemand wacht
watching = je kijkt mee
you-left = Je hebt deze tafel verlaten en iemand speelt voor jou.
come-back = Mijn plaats weer innemen
start-public = Iedereen mag aanschuiven vanaf de openbare tafels
start-watched = Anderen mogen kijken
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
offer-an-end = Voorstellen te tellen
