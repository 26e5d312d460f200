### Zagadki: dzisiejsza oraz według gry, poziomu i tematu.

puzzles-title = Zagadki
puzzle-title = Zagadka
puzzle-day = Zagadka dnia
puzzle-solve = Rozwiąż
puzzle-see = Zobacz jeszcze raz
puzzle-level = poziom { $level }
puzzle-me = Ty
puzzle-making = Zagadka powstaje …
puzzle-how = Zagraj odpowiedź na planszy.
puzzle-how-sums = Kolumny a do e to liczby 1 do 5. Rząd czerwonej kulki to znak: 1 i 5 dodają, 2 i 4 odejmują mniejszą, 3 mnoży. Jedna kulka to 1, żadna to 0.
puzzle-points = Punkty za ten rzut
puzzle-answer = Odpowiedz
puzzle-is-right = Dobrze: { $best }
puzzle-is-wrong = Nie całkiem: { $best } jest lepsze
puzzle-by = Przewaga nad drugim najlepszym: { $value }.
puzzle-next = Następna zagadka
puzzle-link = Kopiuj link do tej zagadki
puzzle-code = Kod do osadzenia
unit-now = Punkty od razu

task-shut-the-box = Które klapki kosztują średnio najmniej?
task-kryds-bolle = Gdzie twoja kulka da najwięcej, jeśli potem oboje grają bezbłędnie?
task-take-it = Co daje największą szansę wygranej?
task-chikugo = Co daje największą szansę, by nie być na końcu?
task-abaku = Które ułożenie daje od razu najwięcej?
task-cover = Po którym ułożeniu zakryjesz na końcu najwięcej pól?
task-smart-calculators = Ile punktów daje ten rzut?
task-any = Co jest najlepsze?

puzzle-kind-cover = Zapełnij siatkę

puzzle-theme-any = Wszystko
puzzle-theme-fork = widełki
puzzle-theme-centre = środek
puzzle-theme-chameleon = kameleon
puzzle-theme-patience = cierpliwość
puzzle-theme-plain = wszystkiego po trochu
puzzle-theme-dice = nie to, co pokazują kostki
puzzle-theme-largest = nie największa klapka
puzzle-theme-smallest = nie najmniejszy żeton
puzzle-theme-rarest = nie najrzadszy żeton
puzzle-theme-take = wziąć żeton
puzzle-theme-rob = zabrać drugiemu
puzzle-theme-greed = nie najcenniejszy żeton
puzzle-theme-nested = równanie w równaniu
puzzle-theme-roots = potęgi i pierwiastki
puzzle-theme-joker = joker
puzzle-theme-bonus = pola premiowe
puzzle-theme-sums = rachunki
