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
   *[other] Szczęście było po stronie: { $name }.
 }
review-found = { $who ->
    [you] Najlepszy ruch znaleziony w { $best } z { $judged } prawdziwych wyborów.
   *[other] { $name }: najlepszy ruch znaleziony w { $best } z { $judged } prawdziwych wyborów.
 }
review-found-none = { $who ->
    [you] Najlepszy ruch był dziś trudny do znalezienia.
   *[other] { $name }: najlepszy ruch był dziś trudny do znalezienia.
 }
review-numbers = Wszystkie liczby
review-part-luck = Szczęście
review-part-choices = Wybory
review-scale-luck = { $chance ->
    [yes] szanse na 100 od losu
   *[no] punkty od losu
 }
review-scale-choices = { $chance ->
    [yes] szanse na 100 oddane
   *[no] punkty oddane
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
review-mattered = { $name }: { $act }, lepiej { $best }
review-mattered-none = Nikt niczego nie oddał.
review-move = Ruch { $move } z { $moves }.
review-try = Spróbuj inaczej
review-try-why = To samo szczęście, od ruchu { $move }.
review-try-start = Start
review-story-slipped = Wymknęło się w ruchu { $move }
review-story-dearest = Najdroższy był ruch { $move }
review-story-ahead = Wygrana od ruchu { $move }
review-story-always = Na prowadzeniu od początku do końca
review-story-even = Nic was nie dzieli
review-story-regretless = Niczego nie trzeba żałować
review-story-dice = { $who ->
    [you] Dobra gra. Zdecydował los.
   *[other] { $name }: dobra gra. Zdecydował los.
 }
review-story-clean = { $who ->
    [you] Prawie nic nie zostało oddane.
   *[other] { $name }: prawie nic nie zostało oddane.
 }
review-story-cost = { $who ->
    [you] { $act } zamiast { $best } kosztowało cię { $cost }.
   *[other] { $name }: { $act } zamiast { $best } kosztowało { $cost }.
 }
review-story-luck = { $who ->
    [you] Łut szczęścia dał ci { $amount }.
   *[other] Łut szczęścia dał { $amount }: { $name }.
 }
review-story-at = Ruch { $move }. { $what }
try-same = Od ruchu { $move }, ze szczęściem z partii, dopóki pasuje.
try-other = Od ruchu { $move }. Tu idzie inaczej niż w partii, więc los jest nowy.
try-who = Kto gra drugą stroną
try-robot = Robot
try-both = Obie strony
try-anew = Od nowa
try-back = Wróć do przeglądu
try-result = { $count ->
    [0] Tym razem nikt nie wygrywa. W partii: { $then }.
    [one] Tym razem wygrywa { $now }. W partii: { $then }.
   *[other] Tym razem wygraną dzielą { $now }. W partii: { $then }.
 }
share-picture = Obrazek do udostępnienia: { $title }
share-now = Udostępnij
