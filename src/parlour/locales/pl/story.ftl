### Spojrzenie wstecz na partię: jej historia, ruch jeszcze raz, obrazek do udostępnienia.

review-chances = { $count ->
    [one] { $count } szansę na 100
    [few] { $count } szanse na 100
   *[other] { $count } szans na 100
 }
review-points = { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
 }
review-course-win = { $who ->
    [you] Twoja szansa na wygraną
   *[other] { $name }: szansa na wygraną
 }
review-course-keep = { $who ->
    [you] Twoja szansa, żeby nie przegrać
   *[other] { $name }: szansa, żeby nie przegrać
 }
review-course-lead = { $who ->
    [you] Twoja przewaga na koniec
   *[other] { $name }: przewaga na koniec
 }
review-course-points = { $who ->
    [you] Ty wobec gry doskonałej
   *[other] { $name } wobec gry doskonałej
 }
review-flag = { $chance ->
    [yes] Ruch { $move }: { $from } → { $to } na 100
   *[no] Ruch { $move }: { $from } → { $to }
 }
review-round = Runda { $round }
review-could = { $who ->
    [you] tu dało się zagrać lepiej (ty)
   *[other] tu dało się zagrać lepiej ({ $name })
 }
review-liked-alike = Szczęście rozłożyło się równo.
review-liked = { $who ->
    [you] Szczęście było po twojej stronie.
   *[other] Więcej szczęścia ma { $name }.
 }
review-found = { $who ->
    [you] Znajdujesz najlepszy ruch w { $best } z { $judged } prawdziwych wyborów.
   *[other] { $name } znajduje najlepszy ruch w { $best } z { $judged } prawdziwych wyborów.
 }
review-found-none = { $who ->
    [you] Najlepszy ruch był dziś trudny do znalezienia.
   *[other] { $name }: najlepszy ruch był dziś trudny do znalezienia.
 }
review-numbers = Wszystkie liczby
review-part-luck = Szczęście
review-part-choices = Wybory
review-scale-luck = { $chance ->
    [yes] szanse na 100 ze szczęścia
   *[no] punkty ze szczęścia
 }
review-scale-choices = { $chance ->
    [yes] stracone szanse na 100
   *[no] stracone punkty
 }
review-way-best = lepiej
review-way-both = { $who ->
    [you] najlepszy i twój
   *[other] najlepszy i zagrany
 }
review-way-played = { $who ->
    [you] twój ruch
   *[other] ruch: { $name }
 }
review-way-also = też możliwe
review-mattered = { $name }: { $act }, lepszy był ruch { $best }
review-mattered-none = Nikt niczego nie stracił.
review-move = Ruch { $move } z { $moves }.
review-try = Spróbuj po swojemu
review-try-why = To samo losowanie, od ruchu { $move }.
review-try-start = Start
review-story-slipped = Gra wymknęła się z rąk w ruchu { $move }
review-story-dearest = Najwięcej kosztował ruch { $move }
review-story-ahead = Wygrana od ruchu { $move }
review-story-always = Na prowadzeniu od początku do końca
review-story-even = Nic was nie dzieliło
review-story-regretless = Niczego nie trzeba żałować
review-story-dice = { $who ->
    [you] Dobra gra. Zdecydował los.
   *[other] { $name }: dobra gra. Zdecydował los.
 }
review-story-clean = { $who ->
    [you] Twoja gra była niemal bez strat.
   *[other] { $name }: gra niemal bez strat.
 }
review-story-cost = { $who ->
    [you] { $act } zamiast { $best } kosztowało cię { $cost }.
   *[other] { $name }: { $act } zamiast { $best } kosztowało { $cost }.
 }
review-story-luck = { $who ->
    [you] Łut szczęścia dał ci { $amount }.
   *[other] { $name }: łut szczęścia dał { $amount }.
 }
review-story-at = Ruch { $move }. { $what }
try-same = Od ruchu { $move }, z losowaniem z gry, dopóki pasuje.
try-other = Od ruchu { $move }. Ten wariant odbiega od gry, więc losowanie jest nowe.
try-who = Kto gra drugą stroną
try-robot = Robot
try-both = Obie strony
try-anew = Zacznij od nowa
try-back = Wróć do przeglądu
try-result = { $count ->
    [0] Tym razem nikt nie wygrywa. W grze: { $then }.
    [one] Tym razem wygrywa { $now }. W grze: { $then }.
   *[other] Tym razem { $now } wygrywają wspólnie. W grze: { $then }.
 }
share-picture = Obrazek do udostępnienia: { $title }
share-now = Udostępnij
