### Chikugo i Take It przy stole strony.

## What the slip tells

kg-told-shape = { $shape ->
    [none] żadna kulka w otworze
    [one] jedna kulka w otworze
    [line] linia
    [square] kwadrat
   *[rectangle] prostokąt
 }
kg-told-threw = { $name }: rzut za { $points }, { kg-told-shape }
kg-told-chikugo = Chikugo! To od razu wygrana.
kg-told-nadir = Na razie najniżej: Nadir.
kg-told-holes = Czerwona { $red ->
    [miss] obok
   *[other] { $red }
 }, czarna { $black ->
    [miss] obok
   *[other] { $black }
 }{ $sum ->
    [none] { "" }
   *[other] { ": " }{ $sum }
 }.
kg-told-turned = { $name } odwraca { $chip }
kg-told-nadir-takes = { $name } jako Nadir bierze { $chip }
kg-told-nadir-takes-some = Nadir bierze { $chip }
kg-told-nadir-why = Najniższy rzut rundy.
kg-told-matches = Rzut za { $points }, { kg-told-shape }.
kg-told-pass = { $name } zostawia
kg-told-take = { $name } bierze { $chip }
kg-told-rob = { $name } zabiera { $chip }, { $other } go traci
kg-told-lay = { $name } wykłada { $chip }

## Everything else

kg-nadir = Nadir
kg-chip = { $chip ->
    [line] żeton „linia”
    [square] żeton „kwadrat”
    [max] żeton „najwyżej { $number }”
   *[other] żeton { $number }
 }
kg-box = Pudełko. Czerwona { $red ->
    [miss] obok
   *[other] na { $red }
 }, czarna { $black ->
    [miss] obok
   *[other] na { $black }
 }.
kg-throw = Rzuć
kg-turn-chip = Odwróć żeton
kg-pass = Zostaw
kg-choose = Wybierz żeton
kg-look = Widok
kg-look-from = { $way ->
    [hand] Z ręki
    [above] Z góry
   *[low] Nisko
 }
kg-wrong = Nie pasuje: { $chip }
kg-wrong-why = { $reason ->
    [match] Ta liczba, linia lub kształt nie zgadza się z twoim rzutem.
    [exact] Innemu graczowi zabierzesz żeton tylko przy dokładnie tej liczbie, linię przy linii, a kwadrat przy kwadracie.
    [throw] Najpierw rzuć.
    [take] Weź żeton ze środka.
    [rob] Możesz zabrać komuś żeton albo zostawić.
    [lay] Wyłóż jeden ze swoich żetonów.
   *[none] Najpierw odwróć żeton.
 }
kg-take = Weź { $chip }
kg-rob = Zabierz { $chip }
kg-lay = Wyłóż { $chip }
kg-clear = { $shared ->
    [yes] { $name }, { $points } lub więcej cię ratuje
   *[no] { $points } lub więcej cię ratuje
 }
kg-throw-ask = { $shared ->
    [yes] { $name }, rzuć obie kulki
   *[no] Rzuć obie kulki
 }
kg-throw-lay = { $shared ->
    [yes] { $name }, rzuć, żeby wyłożyć żeton
   *[no] Rzuć, żeby wyłożyć żeton
 }
kg-turn-ask = { $shared ->
    [yes] { $name }, odwróć żeton
   *[no] Odwróć żeton
 }
kg-take-ask = { $shared ->
    [yes] { $name }, który żeton bierzesz?
   *[no] Który żeton bierzesz?
 }
kg-rob-ask = { $shared ->
    [yes] { $name }, zabierasz komuś żeton?
   *[no] Zabierasz komuś żeton?
 }
kg-lay-ask = { $shared ->
    [yes] { $name }, który żeton wykładasz?
   *[no] Który żeton wykładasz?
 }
kg-throw-how = Obie kulki lecą razem.
kg-hand = Odciągnij kulki i puść.
kg-hand-after = Odciągnij kulki i puść. { $name } ma { $points }.
kg-wait = Chwileczkę.
kg-threw = { $name }: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
 }, { $shape ->
    [none] żadna kulka w otworze
    [one] jedna kulka w otworze
    [line] linia
    [square] kwadrat
   *[rectangle] prostokąt
 }{ $shape ->
    [none] { "" }
   *[other] { ", " }czerwona { $red ->
        [miss] obok
       *[other] { $red }
     }, czarna { $black ->
        [miss] obok
       *[other] { $black }
     }
 }{ $sum ->
    [none] { "" }
   *[other] { ": " }{ $sum }
 }.
kg-is-nadir = Nadir to teraz { $name }.
kg-middle = { $up ->
    [0] { $down ->
        [0] Środek jest pusty
        [one] 1 zakryty żeton na środku
        [few] { $down } zakryte żetony na środku
       *[many] { $down } zakrytych żetonów na środku
     }
   *[other] { $down ->
        [0] Na środku odkrytych: { $up }
       *[other] Na środku odkrytych: { $up }, zakrytych: { $down }
     }
 }
kg-no-chips = bez żetonów
kg-out = ma spokój
kg-just-threw = po rzucie
kg-round = { $phase ->
    [pick-up] Zbieranie, runda { $round } z 12
    [lay-out] Wykładanie, runda { $round }
    [over] Koniec gry
   *[take-it] Runda { $round }
 }
kg-won = { $count ->
    [one] { $names } wygrywa z wynikiem { $points }
   *[other] { $names } wygrywają wspólnie z wynikiem { $points }
 }
kg-lost = { $count ->
    [0] Nikt nie przegrał
    [one] { $names } zostaje z żetonami i przegrywa
   *[other] { $names } zostają z żetonami i przegrywają
 }
kg-aim-x = Ręka, od lewej do prawej
kg-aim-dir = Kierunek
kg-aim-force = Siła
kg-aim-loft = Wysokość
kg-aim-gap = Odstęp między kulkami
kg-aim-turn = Obrót dłoni
kg-flying = Rzuca { $name }
kg-in-the-air = Kulki są w powietrzu.
kg-skip = Pomiń lot kulek
kg-say-chip = To { $chip }.
kg-say-take = { $name } bierze { $chip }.
kg-say-rob = { $name } zabiera { $chip }, { $other } go traci.
kg-say-lay = { $name } wykłada { $chip }.
kg-say-pass = { $name } zostawia.
kg-tell-chips = { $count ->
    [0] { $name } nie ma żetonów.
   *[other] { $name } ma: { $chips }.
 }
kg-tell-up = Odkryte: { $chips }.
kg-finer = Ustaw cel liczbami

# Smart Calculators
kg-sum-first = Najpierw policzę bez pomocy
kg-sum-how = Znak w rzędzie czerwonej kulki łączy obie liczby.
kg-sum-show = Pokaż
kg-sum-wrong = To nie { $points }. Spójrz jeszcze raz.
kg-same-again = Jeszcze raz tak samo
