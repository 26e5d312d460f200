### Tische unter anderen: Heimnetz, Lobby, Zuschauen, Uhren.

network-shut = Noch kann nur dieser Computer den Link öffnen. Lass die anderen im Haus herein: Ihre Handys müssen im selben Netz sein.
network-open = Für das Heimnetz öffnen
network-is-open = Wer im selben Netz ist, kann sich mit diesem Link dazusetzen. Ein Handy liest das Bild.
network-here = Ein Link nur für diesen Computer
network-shut-again = Für das Heimnetz wieder schließen
error-not-here = Das kann nur der Computer, auf dem Parlour läuft.
error-no-network = Das Netz dieses Computers lässt sich dafür nicht nutzen.

## Die Lobby und das Zuschauen

lobby-title = Tische
lobby-game = Welches Spiel
lobby-open = Warten auf Mitspieler
lobby-running = Wird gespielt
lobby-free = { $count ->
    [one] 1 freier Platz
   *[other] { $count } freie Plätze
 }
lobby-rated = gewertet
lobby-watch = Zuschauen
lobby-none = Niemand wartet
watching = du schaust zu
you-left = Du hast den Tisch verlassen, und jemand spielt für dich.
come-back = Meinen Platz wieder nehmen
start-public = Von den öffentlichen Tischen darf jeder dazukommen
start-watched = Andere dürfen zuschauen

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
