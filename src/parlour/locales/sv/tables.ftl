### Bord bland andra: hemnätverket, de öppna borden, att titta på, klockor.

network-shut = Än så länge fungerar länken bara på den här datorn. Öppna den för hemnätverket så att andra kan vara med.
network-open = Öppna för hemnätverket
network-is-open = Bara mobiler på det här wifi-nätet kan öppna länken.
network-here = En länk bara för den här datorn
network-shut-again = Stäng för hemnätverket
network-only-here = Länken fungerar bara på den här datorn.
error-not-here = Det går bara på datorn som kör Parlour.
error-no-network = Vi hittade inget hemnätverk på den här datorn.
lobby-title = Bord
lobby-game = Vilket spel
lobby-open = Väntar på spelare
lobby-running = Pågår
lobby-free = { $count ->
    [one] 1 ledig plats
   *[other] { $count } lediga platser
 }
lobby-rated = med rating
lobby-watch = Titta på
lobby-none = Ingen väntar
watching = du tittar på
you-left = Du har lämnat bordet, och någon spelar för dig.
come-back = Ta tillbaka min plats
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
offer-an-end = Sluta och räkna nu
