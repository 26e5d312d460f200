### Tische unter anderen: Heimnetz, Lobby, Zuschauen, Uhren.

network-shut = Noch funktioniert dieser Link nur auf diesem Computer. Öffne ihn für dein Heimnetz, damit andere mitspielen können.
network-open = Für das Heimnetz öffnen
network-is-open = Nur Handys in diesem WLAN können den Link öffnen.
network-here = Link nur für diesen Computer
network-shut-again = Für das Heimnetz schließen
network-only-here = Dieser Link funktioniert nur auf diesem Computer.
error-not-here = Das geht nur auf dem Computer, auf dem Parlour läuft.
error-no-network = Wir haben auf diesem Computer kein Heimnetz gefunden.

## Die Lobby und das Zuschauen

lobby-title = Tische
lobby-game = Welches Spiel
lobby-open = Warten auf Mitspielende
lobby-running = Läuft
lobby-free = { $count ->
    [one] 1 freier Platz
   *[other] { $count } freie Plätze
 }
lobby-rated = gewertet
lobby-watch = Zuschauen
lobby-none = Niemand wartet
watching = du schaust zu
you-left = Du hast diesen Tisch verlassen, und jemand spielt für dich.
come-back = Platz wieder einnehmen

## Uhren, und wie ein Spiel früher endet

start-clock = Uhr
clock-none = keine
clock-minute-move = 1 Minute je Zug
clock-quick = 3 min + 5 s je Zug
clock-usual = 10 min + 10 s je Zug
clock-long = 30 min + 30 s je Zug
clock-day-move = 1 Tag je Zug
clock-three-days = 3 Tage je Zug
clock-of = Restzeit für { $name }
clock-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
 } { $hours } h
clock-warn = Noch { $seconds } Sekunden.
offer-a-draw = Unentschieden anbieten
offer-an-end = Jetzt auszählen
