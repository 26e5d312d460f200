### Abaku przy stole strony.

## What the slip tells

ab-told-laid = { $name } kładzie { $tiles }
ab-told-at = Od { $at }.
ab-told-equations = Równania naraz: { $count }
ab-told-pass = { $name } pasuje
ab-told-accept = { $name } to uznaje
ab-told-challenge = { $name } to kwestionuje
ab-told-exchange = { $count ->
    [one] { $name } wymienia { $count } płytkę
    [few] { $name } wymienia { $count } płytki
   *[many] { $name } wymienia { $count } płytek
 }
ab-told-magic = { $name }: { $act }

## Everything else

ab-board = Plansza. Strzałki przesuwają, cyfry kładą płytki, spacja zmienia kierunek, Enter zagrywa.
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
    [yes] { $name }, połóż płytki, które dają działanie
   *[no] Połóż płytki, które dają działanie
 }
ab-how = Wybierz płytkę, potem pole. Albo przeciągnij, albo wpisz. Wszystkie płytki ruchu leżą w jednej linii.
ab-one-line = Wszystkie płytki ruchu leżą w jednej linii.
ab-equations = { $count ->
    [0] Jeszcze żadnego równania
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
   *[diagonal] na ukos
 }
ab-bonus-on = { $over ->
    [yes] jeśli puścisz: { $bonus }
   *[no] { $bonus } na { $square }
 }
ab-sum = { $kind ->
    [hint] Dałoby
    [told] Przyniosło
   *[mine] Ten ruch
 }
ab-hint = Podpowiedź
ab-hint-act = { $square }{ $way ->
    [across] , w poziomie
    [down] , w pionie
    [diagonal] , na ukos
   *[one] { "" }
 }: { $tiles }
ab-hint-aside = nic jeszcze nie leży
ab-told-by = układa { $name }
ab-let-go = Puść na { $square }
ab-left-over = { $count ->
    [one] Jedna płytka zostaje
    [few] { $count } płytki zostają
   *[many] { $count } płytek zostaje
 }
ab-shuffle = Pomieszaj
ab-whole = Cała plansza
ab-speak = Powiedz na głos
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
ab-exchange-how = Dostajesz tyle samo z woreczka. To jest twój ruch.
ab-exchange-not = Zachowaj
ab-pass = Pas
ab-swapped = Joker jest teraz twój, za swoją cyfrę. Połóż go albo zachowaj i połóż inne.
ab-joker-ask = Jaką cyfrą jest joker?
ab-joker-not = Nie teraz
ab-asked = { $act }: czy to się zgadza?
ab-asking = Inni sprawdzają { $act }
ab-accept = Uznaj
ab-challenge = Podważ
ab-bag = { $count ->
    [0] Woreczek jest pusty.
    [one] 1 płytka w woreczku.
    [few] { $count } płytki w woreczku.
   *[many] { $count } płytek w woreczku.
 }
ab-unseen = Płytki, których nie widać
ab-wrong = Tak się nie da.
ab-wrong-at = { $squares }:
ab-won = { $count ->
    [one] { $names } wygrywa z wynikiem { $points }
   *[other] { $names } dzielą zwycięstwo z wynikiem { $points }
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
ab-say-accept = { $name } zgadza się.
ab-say-challenge = { $name } podważa.
ab-tell-row = Rząd { $row }: { $tiles }.
ab-tell-rack = Twoje płytki: { $tiles }.

## Co jest źle w ruchu, według kodu

ab-wrong-not-one-equation = te płytki nie stoją razem w jednym równaniu.
ab-wrong-contact-in-no-equation = te dwie się stykają, ale żadne nowe równanie nie ma obu.
ab-wrong-no-old-tile = żadna płytka, która już leżała, nie należy do nowego równania.
ab-wrong-gap = tu jest luka.
ab-wrong-not-on-start = pierwszy ruch kładzie płytkę na to pole.
ab-wrong-two-tiles-first = Pierwszy ruch kładzie co najmniej dwie płytki.
ab-wrong-nothing-touched = Żadna nowa płytka nie dotyka płytki na planszy.
ab-wrong-off-the-board = płytki wychodzą poza brzeg.
ab-wrong-square-taken = tu już leży płytka.
ab-wrong-no-joker-there = tu nie ma jokera.
ab-wrong-no-digit-for-joker = nie masz cyfry jokera.
ab-wrong-no-diagonals = Tu nie kładzie się na skos.
ab-wrong-not-in-rack = Nie masz tej płytki.

# Magic squares
ab-magic-ask = Niech każda linia da tę samą sumę
ab-magic-how = Wybierz cyfrę, potem pole. Liczą się wiersze, kolumny i obie przekątne.
ab-magic-lines = Linie o tej samej sumie: { $lines } z { $all }
ab-magic-square = { $square }: { $digit ->
    [none] wolne
   *[other] { $digit }
 }
