### Drukowanie w domu: strona i słowa na kartkach.

print-why = Dobrze wygląda też w czerni i bieli. Wybierz, czego potrzebujesz.
print-rules = Zasady na jednej stronie
    .why = Każda gra, dziesięć języków
print-worksheets = Karty pracy
    .why = Ze stroną odpowiedzi
print-puzzles = Karty zagadek
    .why = Sześć pozycji z rozwiązaniami
print-language = Język
print-game = Zasady gry
print-paper = Papier
print-course = Karta pracy
print-kind = Zagadki z gry
print-level = Poziom
print-other = Inne pytania
print-go = { $count ->
    [one] Drukuj { $count } kartkę
    [few] Drukuj { $count } kartki
    [many] Drukuj { $count } kartek
   *[other] Drukuj { $count } kartki
 }
print-none = Wybierz kartkę
print-save = Pobierz PDF
sheet-paper = { $paper ->
    [letter] Do druku w domu, Letter
   *[a4] Do druku w domu, A4
 }
sheet-abaku-score = Arkusz punktów Abaku
    .why = Do czterech osób
    .how = Arkusz punktów: użyte płytki, punkty w kolejce i suma do tej pory.
    .count = Każda płytka w każdym nowym równaniu to punkt, także w krótkich wewnątrz długich. Kółko na planszy liczy się dla płytki, kwadrat dla całego równania.
    .end = Na końcu każda płytka, która została, kosztuje punkt, a kto pozbył się wszystkich, dostaje punkt za każdą płytkę pozostałych. Jeśli tak ustalicie, przy remisie decyduje więcej użytych płytek.
sheet-abaku-board = Plansza do Abaku
    .why = Z polami premiowymi
    .how = Plansza z polami premiowymi. Zacznij na gwiazdce.
sheet-shut-the-box-score = Bloczek: Zamknij pudełko
    .why = Dwa na kartce
    .how = To, co zostaje otwarte, to twoje punkty. Najmniej punktów wygrywa; zamknij pudełko, a wygrasz od razu.
sheet-shut-the-box-flaps = Klapki do wycięcia
    .why = Dwanaście do złożenia i sklejenia
    .how = Naklej kartkę na karton. Wytnij wzdłuż kresek, zegnij każdą klapkę wzdłuż kropek i przyklej jej stopkę do listewki.
sheet-chikugo-score = Arkusz punktów Chikugo
    .why = Dwanaście rund dla sześciu osób
    .how = Zapisz punkty każdego rzutu i zakreśl punkty Nadira. Na dole: żetony wzięte i wyłożone.
sheet-take-it-score = Arkusz punktów Take It
    .why = Żetony i punkty dla sześciu osób
    .how = Na końcu zaznacz żetony, które masz. Liczba obok żetonu to jego wartość.
sheet-kugelbox-chips = Żetony do Kugelboxa
    .why = Dwanaście do wycięcia
    .how = Naklej kartkę na karton i wytnij wzdłuż kresek. Tył zostaje pusty, więc nikt nie widzi, co bierze.
sheet-kryds-bolle-score = Arkusz punktów Kryds & Bolle
    .why = Dziesięć gier i warstwy do zapisania
    .how = Linia to punkt. Na dole zapisz, jak zapełnił się sześcian, warstwa po warstwie.
sheet-rules = Zasady: { $game }
sheet-drill = Karta pracy: { $course }
sheet-puzzles = Zagadki: { $kind }
sheet-do-equations = Cyfry w rzędzie, bez znaków. Gdzie wstawić + − × :, kwadrat albo pierwiastek? Zapisz równanie ze znakami.
sheet-do-sums = Dodaj oczka na dwóch kostkach. Potem znajdź otwarte klapki, które dają dokładnie tę liczbę. Pokoloruj jeden sposób, zapisz pozostałe.
sheet-do-throws = Kulki to dwa rogi prostokąta albo końce linii. Policz wszystkie otwory, także te z kulkami. Jedna kulka to 1 punkt.
sheet-do-calculators = Znak przy rzędzie czerwonej kulki łączy liczby pod kulkami. Przy minusie odejmij mniejszą od większej. Czerwona kulka ma białą kropkę.
sheet-do-puzzles = Zapisz swój ruch i powód.
sheet-example = Przykład
    .why = Ten jest już rozwiązany.
sheet-answers = { $title }: odpowiedzi
    .why = Są tu wszystkie dobre odpowiedzi. Kolejność nie ma znaczenia.
sheet-your-name = Imię
sheet-class-date = Klasa, data
sheet-numbered = kartka { $sheet }, strona { $page } z { $pages }
sheet-own-range = własny wybór
sheet-least = co najmniej { $least } klapki
sheet-ways-gap = Sposobów jest _.
sheet-ways = { $ways ->
    [one] { $ways } sposób
    [few] { $ways } sposoby
    [many] { $ways } sposobów
   *[other] { $ways } sposobu
 }
sheet-points-gap = punkty
sheet-name = Imię
sheet-total = Razem
sheet-date = Data
sheet-where = Miejsce
sheet-turn = Kolejka
sheet-tiles = płytki
sheet-points = punkty
sheet-sum = suma
sheet-left = Zostało
sheet-glue = klej
sheet-game = Gra
sheet-begins = Kto zaczyna
sheet-name-ball = { $ball ->
    [light] Imię (jasne)
   *[dark] Imię (ciemne)
 }
sheet-floor = { $floor ->
    [low] dół
    [middle] środek
   *[high] góra
 }
sheet-cube-you = { $ball ->
    [light] Twoja kolej, grasz jasnymi kulkami.
   *[dark] Twoja kolej, grasz ciemnymi kulkami.
 }
sheet-cube-free = Kulka może trafić na każde wolne miejsce.
sheet-middle = Na środku
sheet-player = Gracz { $number }
sheet-chips-taken = Wzięte
sheet-chips-out = Wyłożone
sheet-bonus = { $bonus ->
    [tile-twice] Ta płytka liczy się podwójnie
    [tile-thrice] Ta płytka liczy się potrójnie
    [all-twice] Równanie liczy się podwójnie
   *[all-thrice] Równanie liczy się potrójnie
 }
sheet-chip-asks = { $asks ->
    [line] linia w rzędzie lub kolumnie
    [square] kwadrat
    [at-most] { $number } lub mniej
   *[at-least] { $number } lub więcej
 }
sheet-size-chips = żetony { $wide } mm
sheet-size-squares = pola { $wide } mm
sheet-size-flaps = klapki { $wide } × { $high } mm
error-no-sheet = Nie ma kartki { $key }. Są: { $known }
error-no-paper = Ten serwer nie może drukować: brakuje części Parlour.
