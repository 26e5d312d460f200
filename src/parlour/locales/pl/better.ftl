### Grać lepiej: podpowiedzi, wszystkie ruchy z wartościami, przegląd partii, stół analizy.

hint-title = Podpowiedź
hint-thinking = Namysł …
hint-best = Najlepiej: { $act }.
hint-next = Drugi najlepszy ruch: { $act }, { $value }.
hint-equal = Równie dobre: { $acts }.
hint-only = Nie ma innego ruchu.
hint-none = Nie ma tu czego wybierać.
moves-title = Wszystkie ruchy
moves-move = Ruch
moves-more = Jeszcze { $count }
moves-played = zagrane
moves-proved = Wszystkie wartości są udowodnione.
worth-is = { $unit }: { $value }.
worth-proved = To jest udowodnione.
worth-guessed = To szacunek.
bound-exact = udowodnione
bound-at-most = najwyżej
bound-at-least = co najmniej
bound-estimate = szacunek
unit-minus = Oczekiwane punkty minusowe w tej kolejce
unit-lines = Punkty, które przyjdą: własne minus drugiej strony
unit-lead = Przewaga na końcu
unit-score = Punkty na końcu
unit-win = Szansa na wygraną
unit-keep = Szansa, by nie przegrać
unit-points = O ile mniej punktów minusowych niż w grze doskonałej
command-advice = podpowiedź, hint
command-values = wartości, values
error-nobody-to-act = W tej pozycji nikt nie ma ruchu.
error-playing-without-hints = Grasz teraz w tę grę bez podpowiedzi. Przeanalizujesz ją po zakończeniu partii.

## Dlaczego ruch jest dobry

reason-stb-throws = Otwarte zostają { $open }: z 36 rzutów pasuje { $fits }.
reason-stb-shut = To zamyka pudełko.
reason-kb-makes = { $lines ->
    [one] Tworzy linię.
    [few] Tworzy { $lines } linie.
   *[many] Tworzy { $lines } linii.
 }
reason-kb-stops = { $lines ->
    [one] Zapobiega linii drugiej strony.
    [few] Zapobiega { $lines } liniom drugiej strony.
   *[many] Zapobiega { $lines } liniom drugiej strony.
 }
reason-kb-centre = Zajmuje środek; kameleon idzie do drugiej strony.
reason-kb-safe = Po drugim najlepszym ruchu przeciwnik mógłby od razu zrobić więcej.
reason-kb-later = Od razu nic się nie dzieje. Opłaci się później.
reason-kg-pass = Nic z tego, co można, nie jest lepsze niż zostawić.
reason-kg-counts = Na końcu liczy się za { $points }.
reason-kg-robs = A { $name } go traci.
reason-kg-met = Na 100 rzutów do tego żetonu pasuje { $share }.
reason-ab-points = Punkty od razu: { $points }.
reason-ab-keeps = Zostają ci: { $tiles }.
reason-ab-exchange = Nowe płytki są teraz warte więcej niż każde ułożenie.

## Przegląd partii

review-title = Przegląd
review-waits = Analizuję partię…
review-so-far = Przejrzane ruchy: { $done } z { $of }
review-won = { $count ->
    [0] Partia
    [1] Wygrana: { $names }
   *[other] Wspólna wygrana: { $names }
 }
review-graph = { $unit }, { $name }: na początku { $from }, tutaj { $now }, na końcu { $to }.
review-apart = Szczęście i umiejętności
review-start = Na początku
review-row-luck = Szczęście
review-row-choices = Własne ruchy
review-row-others = Ruchy innych
review-row-unclear = Niejasne
review-end = Na końcu
review-hits = Najlepszy ruch znaleziony
review-exact = Każda wartość jest udowodniona.
review-guessed = Niektóre wartości to szacunki.
review-turning = Ruchy, które się liczyły
review-luck = Szczęście, { $name }: { $value }.
review-no-luck = To nic nie zmieniło.
review-forced = Nie było czego wybierać.
review-not-judged = Tego nie da się ocenić.
review-best = To było najlepsze.
review-cost = Kosztowało { $value }. Lepiej: { $best }.
review-fork = Graj dalej stąd

## Stół analizy

analysis-title = Analiza
analysis-start = Pierwsza pozycja.
analysis-values = Ile warte są ruchy
analysis-show = Pokaż
analysis-hidden = Najpierw pomyśl, potem patrz.
analysis-chance = Kolej losu: powiedz, co wypada, albo niech sam zdecyduje.
analysis-fall = Niech zdecyduje los
analysis-lines = Wypróbowane warianty
analysis-remove = Usuń od tego miejsca
analysis-removed = Usunięto. Stoisz tuż przed tym ruchem.
analysis-ways = { $count ->
    [one] Stąd prowadzi dalej { $count } wariant: { $acts }.
    [few] Stąd prowadzą dalej { $count } warianty: { $acts }.
   *[many] Stąd prowadzi dalej { $count } wariantów: { $acts }.
 }
analysis-position = Pozycja
analysis-set = Ustaw
