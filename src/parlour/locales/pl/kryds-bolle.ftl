### Kryds & Bolle przy stole strony.

## What the slip tells

kb-told-bar = { $bar ->
    [a1] przedni lewy
    [b1] przedni środkowy
    [c1] przedni prawy
    [a2] lewy
    [b2] środkowy
    [c2] prawy
    [a3] tylny lewy
    [b3] tylny środkowy
   *[c3] tylny prawy
 }
kb-told-ball = { $name } zajmuje { kb-told-bar } pręt{ $free ->
    [yes] { ", " }{ $level ->
        [1] dół
        [2] środek
       *[3] góra
     }
   *[no] { "" }
 }
kb-told-chameleon = { $name } kładzie kameleona
kb-told-line = { $kind ->
    [layer1] Linia w dolnej warstwie.
    [layer2] Linia w środkowej warstwie.
    [layer3] Linia w górnej warstwie.
    [up] Linia prosto w górę.
   *[across] Linia przez warstwy.
 }
kb-told-lines = Linie naraz: { $lines }.
kb-told-lies = { $level ->
    [1] Kulka leży na dole.
    [2] Kulka leży w środku.
   *[3] Kulka leży na górze.
 }
kb-told-gain = { $lines ->
    [one] +{ $lines } linia
    [few] +{ $lines } linie
   *[many] +{ $lines } linii
 }

## Everything else

kb-chameleon = kameleon
kb-level = { $level ->
    [1] Dół
    [2] Środek
   *[3] Góra
 }
kb-layer = { $level ->
    [1] Dolna warstwa
    [2] Środkowa warstwa
   *[3] Górna warstwa
 }
kb-bar = { $bar ->
    [a1] na przednim lewym pręcie
    [b1] na przednim środkowym pręcie
    [c1] na przednim prawym pręcie
    [a2] na lewym pręcie
    [b2] na środkowym pręcie
    [c2] na prawym pręcie
    [a3] na tylnym lewym pręcie
    [b3] na tylnym środkowym pręcie
   *[c3] na tylnym prawym pręcie
 }
kb-place = { $place }, { $level ->
    [1] na dole
    [2] w środku
   *[3] na górze
 } { kb-bar }
kb-cell-ball = { $place }: { $owner }{ $last ->
    [yes] , ostatnia kulka
   *[no] { "" }
 }
kb-cell-chosen = { $place }: wybrane, naciśnij jeszcze raz, żeby położyć
kb-cell-open = { $place }: wolne
kb-cell-free = { $place }: wolne, ale jeszcze nie teraz

kb-turn = { $shared ->
    [yes] { $name }, gdzie kładziesz kulkę?
   *[no] Gdzie kładziesz kulkę?
 }
kb-turn-chameleon = { $shared ->
    [yes] { $name }, na koniec kameleon
   *[no] Na koniec kameleon
 }
kb-ask = { $shared ->
    [yes] { $name }, { $level ->
        [1] na dole
        [2] w środku
       *[3] na górze
     } { kb-bar }?
   *[no] { $level ->
        [1] Na dole
        [2] W środku
       *[3] Na górze
     } { kb-bar }?
 }
kb-how = { $device ->
    [finger] Dotknij pręta albo pierścienia.
   *[mouse] Wybierz pręt albo pierścień; kulka zsuwa się w dół.
 }
kb-how-free = { $device ->
    [finger] Dotknij wolnego miejsca.
   *[mouse] Wybierz wolne miejsce, na prętach albo w warstwach.
 }
kb-makes = { $lines ->
    [one] To daje linię: z { $from } robi się { $to }.
    [few] To daje { $lines } linie: z { $from } robi się { $to }.
   *[many] To daje { $lines } linii: z { $from } robi się { $to }.
 }
kb-makes-none = To jeszcze nie daje linii.
kb-stops = { $lines ->
    [one] { $name } traci przez to linię.
    [few] { $name } traci przez to { $lines } linie.
   *[many] { $name } traci przez to { $lines } linii.
 }
kb-wrong-full = Ten pręt jest pełny. Wybierz pręt z kropką na górze.
kb-wrong-taken = Tam już leży kulka. Wybierz wolne miejsce.
kb-wrong-floats = Kulki zsuwają się w dół: na tym pręcie kolej na { $level ->
    [1] dolne miejsce
    [2] środkowe miejsce
   *[3] górne miejsce
 }.
kb-last = Ostatnia kulka: { kb-place }.
kb-place-ball = Połóż kulkę
kb-choose-first = Wybierz miejsce
kb-unchoose = Wybierz inne miejsce
kb-won = { $mine ->
    [yes] Wygrywasz { $points }:{ $other }
   *[no] { $name } wygrywa { $points }:{ $other }
 }
kb-drawn = Po { $points }: remis
kb-over-why = { $lines ->
    [one] Jedna linia w sześcianie.
    [few] { $lines } linie w sześcianie.
   *[many] { $lines } linii w sześcianie.
 }
kb-end-tap = Dotknij patyczka, żeby zobaczyć jego linię.
kb-end-lead = Przewaga: { $name }, kulka po kulce
kb-end-line = Linia { $number }: { $places }
kb-end-ball = Kulka { $ball }: { $lines ->
    [one] jedna linia
    [few] { $lines } linie naraz
   *[many] { $lines } linii naraz
 }
kb-lines = Linie
kb-left = { $count ->
    [one] została 1 kulka
    [few] zostały { $count } kulki
   *[many] zostało { $count } kulek
 }
kb-balls-left = Pozostałe kulki
kb-holds = Ma kameleona
kb-holds-short = { $name } ma kameleona
kb-turn-finger = Obracaj pręty palcem
kb-turn-round = Obróć pręty
kb-turn-to = { $way ->
    [left] Obróć w lewo
    [right] Obróć w prawo
    [up] Przechyl w górę
   *[down] Przechyl w dół
 }
kb-turn-home = Pokaż od przodu
kb-count = Kulka { $ball } z 27, { $placement ->
    [free] każde wolne miejsce
   *[stacked] jedna na drugiej
 }

kb-say-ball = { $name }: { $place }, { $level ->
    [1] na dole
    [2] w środku
   *[3] na górze
 } { kb-bar }.{ $made ->
    [0] { "" }
    [one] { " " }Jedna linia.
    [few] { " " }{ $made } linie.
   *[many] { " " }{ $made } linii.
 }
kb-say-chameleon = { $name } ma kameleona.
kb-tell-balls = { $name }, { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
 }, { $count ->
    [0] jeszcze bez kulek.
   *[other] kulki na { $places }.
 }
kb-tell-free = Możesz położyć kulkę na: { $places }.
kb-lots = Wylosowano: zaczyna { $name }.
