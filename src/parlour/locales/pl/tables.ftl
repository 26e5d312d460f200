### Stoły wśród innych: sieć domowa, stoły otwarte, oglądanie, zegary.

network-shut = Na razie ten link działa tylko na tym komputerze. Otwórz go dla sieci domowej, żeby inni mogli dołączyć.
network-open = Otwórz dla sieci domowej
network-is-open = Ten link otworzą tylko telefony w tej sieci Wi-Fi.
network-here = Link tylko dla tego komputera
network-shut-again = Zamknij przed siecią domową
network-only-here = Ten link działa tylko na tym komputerze.
error-not-here = Możesz to zrobić tylko na komputerze, na którym działa Parlour.
error-no-network = Nie udało się znaleźć sieci domowej na tym komputerze.
lobby-title = Stoły
lobby-game = Która gra
lobby-open = Czekają na graczy
lobby-running = W toku
lobby-free = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
 }
lobby-rated = rankingowa
lobby-watch = Oglądaj
lobby-none = Nikt nie czeka
watching = oglądasz
you-left = Nie ma cię już przy tym stole. Ktoś gra za ciebie.
come-back = Odzyskaj miejsce
start-clock = Zegar
clock-none = bez zegara
clock-minute-move = 1 minuta na ruch
clock-quick = 3 min + 5 s na ruch
clock-usual = 10 min + 10 s na ruch
clock-long = 30 min + 30 s na ruch
clock-day-move = 1 dzień na ruch
clock-three-days = 3 dni na ruch
clock-of = Pozostały czas: { $name }
clock-days = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
   *[many] { $days } dni
 } { $hours } godz.
clock-warn = Zostało sekund: { $seconds }.
offer-a-draw = Zaproponuj remis
offer-an-end = Zaproponuj podliczenie
