### Abaku przy stole strony.

## What the slip tells

ab-told-laid = { $name } kładzie { $tiles }
ab-told-at = Od { $at }.
ab-told-equations = Równania naraz: { $count }
ab-told-pass = { $name } pasuje
ab-told-accept = { $name } uznaje ruch
ab-told-challenge = { $name } podważa ruch
ab-told-exchange = { $count ->
    [one] { $name } wymienia { $count } płytkę
    [few] { $name } wymienia { $count } płytki
   *[many] { $name } wymienia { $count } płytek
 }
ab-told-magic = { $name }: { $act }

## Everything else

ab-board = Plansza. Strzałkami się poruszasz, cyframi kładziesz płytki, spacja zmienia kierunek, Enter kończy ruch.
ab-rack = Twoje płytki
ab-tile = { $tile ->
    [joker] Joker
   *[other] Płytka { $tile }
 }
ab-square = { $square }{ $bonus ->
    [n2] , liczba razy 2
    [n3] , liczba razy 3
    [e2] , równanie razy 2
    [e3] , równanie razy 3
    [start] , start
   *[none] { "" }
 }
ab-square-tile = { $square }: { $digit }{ $kind ->
    [new] , twoja, jeszcze niezagrana
    [joker] , joker
   *[old] { "" }
 }
ab-bonus = { $bonus ->
    [n2] liczba ×2
    [n3] liczba ×3
    [e2] równanie ×2
   *[e3] równanie ×3
 }
ab-turn = { $shared ->
    [yes] { $name }, ułóż równanie z płytek
   *[no] Ułóż równanie z płytek
 }
ab-how = Wybierz płytkę, potem pole. Możesz też przeciągać albo pisać. Wszystkie płytki jednego ruchu leżą w jednej linii.
ab-one-line = Wszystkie płytki jednego ruchu leżą w jednej linii.
ab-equations = { $count ->
    [0] Jeszcze nie ma równania
    [one] Jedno równanie
    [few] { $count } równania
   *[many] { $count } równań
 }
ab-not-yet = Jeszcze nie
ab-tiles-way = { $count ->
    [one] { $count } płytka
    [few] { $count } płytki
   *[many] { $count } płytek
 }, { $way ->
    [across] w poziomie
    [down] w pionie
   *[diagonal] na skos
 }
ab-bonus-on = { $over ->
    [yes] jeśli tu puścisz: { $bonus }
   *[no] { $bonus } na { $square }
 }
ab-sum = { $kind ->
    [hint] Dałoby
    [told] Dało
   *[mine] Ten ruch
 }
ab-hint = Podpowiedź
ab-hint-act = { $square }{ $way ->
    [across] , w poziomie
    [down] , w pionie
    [diagonal] , na skos
   *[one] { "" }
 }: { $tiles }
ab-hint-aside = na planszy jeszcze nic nie leży
ab-told-by = ruch: { $name }
ab-let-go = Puść na { $square }
ab-left-over = { $count ->
    [one] Jedna płytka zostaje
    [few] { $count } płytki zostają
   *[many] { $count } płytek zostaje
 }
ab-shuffle = Pomieszaj
ab-whole = Cała plansza
ab-speak = Przeczytaj na głos
ab-place = { $known ->
    [yes] { $points ->
        [one] Połóż za 1 punkt
        [few] Połóż za { $points } punkty
       *[many] Połóż za { $points } punktów
     }
   *[no] Połóż płytki
 }
ab-place-first = Połóż płytki
ab-place-not = Jeszcze nie pasuje
ab-take-up = Cofnij płytki
ab-to-exchange = Wymień
ab-exchange = { $count ->
    [0] Wybierz płytki
    [one] Wymień 1 płytkę
    [few] Wymień { $count } płytki
   *[many] Wymień { $count } płytek
 }
ab-exchange-ask = { $count ->
    [0] Które płytki oddajesz?
    [one] Oddajesz jedną płytkę
    [few] Oddajesz { $count } płytki
   *[many] Oddajesz { $count } płytek
 }
ab-exchange-how = Dobierzesz tyle samo z woreczka. To będzie twój ruch.
ab-exchange-not = Zachowaj
ab-pass = Spasuj
ab-swapped = Joker jest teraz twój, w zamian za swoją cyfrę. Połóż go albo zachowaj i połóż inne płytki.
ab-joker-ask = Jaką cyfrą ma być joker?
ab-joker-not = Nie teraz
ab-asked = { $act }: zgadza się?
ab-asking = Inni sprawdzają { $act }
ab-accept = Uznaj
ab-challenge = Podważ
ab-bag = { $count ->
    [0] Woreczek jest pusty.
    [one] 1 płytka w woreczku.
    [few] { $count } płytki w woreczku.
   *[many] { $count } płytek w woreczku.
 }
ab-unseen = Płytki, których nie widzisz
ab-wrong = Tak się nie da.
ab-wrong-at = { $squares }:
ab-won = { $count ->
    [one] { $names } wygrywa z wynikiem { $points }
   *[other] { $names } wygrywają wspólnie z wynikiem { $points }
 }
ab-end-why = Płytki, które zostały, kosztują punkty.
ab-end-left = { $count ->
    [0] Nie zostały żadne płytki
    [one] Została 1 płytka
    [few] Zostały { $count } płytki
   *[many] Zostało { $count } płytek
 }

ab-say-place = { $name } kładzie { $act }: { $points ->
    [one] 1 punkt.
    [few] { $points } punkty.
   *[many] { $points } punktów.
 }
ab-say-exchange = { $name } wymienia { $count ->
    [one] 1 płytkę.
    [few] { $count } płytki.
   *[many] { $count } płytek.
 }
ab-say-pass = { $name } pasuje.
ab-say-accept = { $name } uznaje ruch.
ab-say-challenge = { $name } podważa ruch.
ab-tell-row = Rząd { $row }: { $tiles }.
ab-tell-rack = Twoje płytki: { $tiles }.

## Co jest źle w ruchu, według kodu

ab-wrong-not-one-equation = nie wszystkie te płytki należą do jednego równania.
ab-wrong-contact-in-no-equation = te dwie płytki się stykają, ale żadne nowe równanie nie zawiera obu.
ab-wrong-no-old-tile = żadna płytka, która już leżała, nie należy do nowego równania.
ab-wrong-gap = tu jest luka.
ab-wrong-not-on-start = w pierwszym ruchu połóż płytkę na tym polu.
ab-wrong-two-tiles-first = W pierwszym ruchu połóż co najmniej dwie płytki.
ab-wrong-nothing-touched = Żadna nowa płytka nie dotyka płytki na planszy.
ab-wrong-off-the-board = płytki wychodzą poza planszę.
ab-wrong-square-taken = tu już leży płytka.
ab-wrong-no-joker-there = tu nie ma jokera.
ab-wrong-no-digit-for-joker = nie masz cyfry, którą zastępuje joker.
ab-wrong-no-diagonals = W tej grze nie układa się na skos.
ab-wrong-not-in-rack = Nie masz tej płytki.

# Magic squares
ab-magic-ask = Niech każda linia da tę samą sumę
ab-magic-how = Wybierz cyfrę, potem pole. Liczą się rzędy, kolumny i obie przekątne.
ab-magic-lines = Linie o tej samej sumie: { $lines } z { $all }
ab-magic-square = { $square }: { $digit ->
    [none] wolne
   *[other] { $digit }
 }
