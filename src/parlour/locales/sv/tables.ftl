### Bord bland andra: hemnätverket, de öppna borden, att titta på, klockor.

network-shut = Än så länge kan bara den här datorn öppna länken. Släpp in de andra i huset: deras telefoner måste vara på samma nätverk.
network-open = Öppna för hemnätverket
network-is-open = Den som är på samma nätverk kan slå sig ner med länken. En telefon läser bilden.
network-here = En länk bara för den här datorn
network-shut-again = Stäng igen för hemnätverket
error-not-here = Det kan bara datorn som Parlour körs på.
error-no-network = Den här datorns nätverk går inte att använda till det.
lobby-title = Bord
lobby-game = Vilket spel
lobby-open = Väntar på spelare
lobby-running = Spelas nu
lobby-free = { $count ->
    [one] 1 ledig plats
   *[other] { $count } lediga platser
 }
lobby-rated = räknas
lobby-watch = Titta på
lobby-none = Ingen väntar
watching = du tittar på
you-left = Du har lämnat bordet, och någon spelar för dig.
come-back = Ta min plats igen
start-public = Vem som helst får vara med från de öppna borden
start-watched = Andra får titta på
start-clock = Klocka
clock-none = ingen
clock-minute-move = 1 minut per drag
clock-quick = 3 min + 5 s per drag
clock-usual = 10 min + 10 s per drag
clock-long = 30 min + 30 s per drag
clock-day-move = 1 dag per drag
clock-three-days = 3 dagar per drag
clock-of = Tid kvar för { $name }
clock-days = { $days ->
    [one] 1 dag
   *[other] { $days } dagar
 } { $hours } h
clock-warn = { $seconds } sekunder kvar.
offer-a-draw = Erbjud oavgjort
offer-an-end = Föreslå att räkna
