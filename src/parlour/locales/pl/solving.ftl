### Rozwiązywanie zagadek: strona wszystkich, wynik, dni z rzędu; czytanie zasad.

puzzles-why = Jedna dziennie dla wszystkich, a poza tym tyle, ile chcesz.
puzzles-themes = Ćwicz według tematu
puzzle-row = { $days ->
    [0] Ten miesiąc
    [one] { $days } dzień z rzędu
    [few] { $days } dni z rzędu
   *[other] { $days } dni z rzędu
 }
puzzle-of-day = { $state ->
    [solved] Zagadka z dnia { $day }, rozwiązana
    [today] Dzisiejsza zagadka, { $day }
   *[missed] Zagadka z dnia { $day }, nierozwiązana
 }
puzzle-your-level = twój poziom
puzzle-bar-best = najlepsze
puzzle-bar-both = najlepsze i twoje
puzzle-bar-mine = twoje
puzzle-measure = { $fewer ->
    [yes] { $unit }. Mniej znaczy lepiej. Wartość dokładna.
   *[no] { $unit }. Wartość dokładna.
 }
puzzle-is-good = Dobrze, ale { $best } jest lepsze
puzzle-retry = Spróbuj jeszcze raz
puzzle-tell = Udostępnij, nie zdradzając
puzzle-told = { $day ->
    [yes] { $right ->
        [yes] Rozwiązana: zagadka dnia w Parlour ({ $game }). Dni z rzędu: { $days }.
       *[no] Zagadka dnia w Parlour ({ $game }) mnie pokonała. A ty ją rozwiążesz?
     }
   *[no] { $right ->
        [yes] Tę zagadkę ({ $game }) mam. A ty?
       *[no] Ta zagadka ({ $game }) mnie pokonała. A ty ją rozwiążesz?
     }
 }
puzzle-days-row = dni z rzędu
puzzle-now-row = z rzędu, najdłużej { $best }
rules-play = Zagraj pierwszy raz
rules-here = Spróbuj tutaj
rules-show = Pokaż
