### Grać lepiej: podpowiedzi, wszystkie ruchy z wartościami, przegląd partii, stół analizy.

hint-title = Podpowiedź
hint-thinking = Myślę…
hint-best = Najlepszy ruch: { $act }.
hint-next = Drugi najlepszy ruch: { $act }, { $value }.
hint-equal = Równie dobre: { $acts }.
hint-only = Nie ma innego ruchu.
hint-none = Tu nie ma wyboru.
moves-title = Wszystkie ruchy
moves-move = Ruch
moves-more = Pokaż jeszcze { $count }
moves-played = zagrany
moves-proved = Wszystkie wartości są udowodnione.
worth-is = { $unit }: { $value }.
worth-proved = To jest udowodnione.
worth-guessed = To szacunek.
bound-exact = udowodnione
bound-at-most = najwyżej
bound-at-least = co najmniej
bound-estimate = szacunek
unit-minus = Oczekiwane punkty karne w tej kolejce
unit-lines = Punkty do końca gry: twoje minus punkty drugiej strony
unit-lead = Przewaga na końcu
unit-score = Punkty na końcu
unit-win = Szansa na wygraną
unit-keep = Szansa, by nie przegrać
unit-points = O ile mniej punktów karnych niż w grze doskonałej
command-advice = podpowiedź, hint
command-values = wartości, values
error-nobody-to-act = W tej pozycji nie jest niczyja kolej.
error-playing-without-hints = Grasz teraz bez podpowiedzi. Przeanalizuj tę grę, gdy się skończy.

## Dlaczego ruch jest dobry

reason-stb-throws = Zostają otwarte { $open }: pasuje { $fits } z 36 rzutów.
reason-stb-shut = To zamyka pudełko.
reason-kb-makes = { $lines ->
    [one] Tworzy linię.
    [few] Tworzy { $lines } linie.
   *[many] Tworzy { $lines } linii.
 }
reason-kb-stops = { $lines ->
    [one] Blokuje linię drugiej strony.
    [few] Blokuje { $lines } linie drugiej strony.
   *[many] Blokuje { $lines } linii drugiej strony.
 }
reason-kb-centre = Zajmuje środek; kameleona dostaje druga strona.
reason-kb-safe = Drugi najlepszy ruch dałby drugiej stronie od razu więcej.
reason-kb-later = Na razie nic się nie dzieje. Opłaci się później.
reason-kg-pass = Najlepiej zostawić wszystko tak, jak jest.
reason-kg-counts = Na końcu daje { $points }.
reason-kg-robs = A { $name } go traci.
reason-kg-met = Na 100 rzutów do tego żetonu pasuje { $share }.
reason-ab-points = Punkty od razu: { $points }.
reason-ab-keeps = Zostają ci: { $tiles }.
reason-ab-exchange = Nowe płytki dadzą teraz więcej niż jakikolwiek ruch.

## Przegląd partii

review-title = Przegląd
review-waits = Analizuję grę…
review-so-far = Przeanalizowane ruchy: { $done } z { $of }
review-won = { $count ->
    [0] Gra
    [1] Wygrana: { $names }
   *[other] Wspólna wygrana: { $names }
 }
review-graph = { $unit }, { $name }: na początku { $from }, tutaj { $now }, na końcu { $to }.
review-apart = Szczęście i umiejętności
review-start = Na początku
review-row-luck = Szczęście
review-row-choices = Własne wybory
review-row-others = Wybory innych
review-row-unclear = Niejasne
review-end = Na końcu
review-hits = Znaleziony najlepszy ruch
review-exact = Każda wartość jest udowodniona.
review-guessed = Niektóre wartości to szacunki.
review-turning = Najważniejsze ruchy
review-luck = Szczęście ({ $name }): { $value }.
review-no-luck = To niczego nie zmieniło.
review-forced = Nie było czego wybierać.
review-not-judged = Tego ruchu nie da się ocenić.
review-best = To był najlepszy ruch.
review-cost = Ten ruch kosztował { $value }. Lepiej: { $best }.
review-fork = Zagraj stąd dalej

## Stół analizy

analysis-title = Analiza
analysis-start = Pozycja początkowa.
analysis-values = Wartość każdego ruchu
analysis-show = Pokaż
analysis-hidden = Najpierw pomyśl, potem zajrzyj.
analysis-chance = Teraz decyduje los: wpisz wynik albo wylosuj.
analysis-fall = Wylosuj
analysis-lines = Sprawdzone warianty
analysis-remove = Usuń od tego ruchu
analysis-removed = Usunięto. Jesteś w pozycji przed tym ruchem.
analysis-ways = { $count ->
    [one] Stąd prowadzi dalej { $count } wariant: { $acts }.
    [few] Stąd prowadzą dalej { $count } warianty: { $acts }.
   *[many] Stąd prowadzi dalej { $count } wariantów: { $acts }.
 }
analysis-position = Pozycja
analysis-set = Ustaw
