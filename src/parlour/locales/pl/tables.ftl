### Stoły wśród innych: sieć domowa, stoły otwarte, oglądanie, zegary.

network-shut = Na razie tylko ten komputer może otworzyć link. Wpuść innych domowników: ich telefony muszą być w tej samej sieci.
network-open = Otwórz dla sieci domowej
network-is-open = Kto jest w tej samej sieci, może usiąść z tym linkiem. Telefon odczyta obrazek.
network-here = Link tylko dla tego komputera
network-shut-again = Zamknij znów dla sieci domowej
error-not-here = Może to zrobić tylko komputer, na którym działa Parlour.
error-no-network = Sieć tego komputera się do tego nie nadaje.
lobby-title = Stoły
lobby-game = Która gra
lobby-open = Czekają na graczy
lobby-running = Trwają
lobby-free = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
 }
lobby-rated = rankingowa
lobby-watch = Oglądaj
lobby-none = Nikt nie czeka
watching = oglądasz
you-left = Opuszczono ten stół i ktoś gra za ciebie.
come-back = Wracam na miejsce
start-public = Każdy może dołączyć z otwartych stołów
start-watched = Inni mogą oglądać
start-clock = Zegar
clock-none = bez zegara
clock-minute-move = 1 minuta na ruch
clock-quick = 3 min + 5 s na ruch
clock-usual = 10 min + 10 s na ruch
clock-long = 30 min + 30 s na ruch
clock-day-move = 1 dzień na ruch
clock-three-days = 3 dni na ruch
clock-of = Czas gracza { $name }
clock-days = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
   *[many] { $days } dni
 } { $hours } godz.
clock-warn = Zostało sekund: { $seconds }.
offer-a-draw = Zaproponuj remis
offer-an-end = Zaproponuj podliczenie
