### Zagadki: dzisiejsza oraz według gry, poziomu i tematu.

puzzles-title = Zagadki
puzzle-title = Zagadka
puzzle-day = Zagadka dnia
puzzle-solve = Rozwiąż
puzzle-see = Zobacz jeszcze raz
puzzle-level = poziom { $level }
puzzle-me = Ty
puzzle-making = Przygotowuję zagadkę…
puzzle-how = Zagraj odpowiedź na planszy.
puzzle-how-sums = Kolumny od a do e to liczby od 1 do 5. Rząd czerwonej kulki daje znak: rzędy 1 i 5 dodają, 2 i 4 odejmują mniejszą liczbę, 3 mnoży. Jedna kulka w otworze to 1 punkt, żadna to 0.
puzzle-points = Punkty za ten rzut
puzzle-answer = Odpowiedz
puzzle-is-right = Dobrze: { $best }
puzzle-is-wrong = Nie do końca: { $best } jest lepsze
puzzle-by = O { $value } lepsze niż następny ruch.
puzzle-next = Następna zagadka
puzzle-link = Kopiuj link do tej zagadki
puzzle-code = Kod do osadzenia
unit-now = Punkty od razu

task-shut-the-box = Które klapki kosztują średnio najmniej punktów?
task-kryds-bolle = Gdzie twoja kulka da najwięcej, jeśli potem obie strony grają bezbłędnie?
task-take-it = Co daje największą szansę na wygraną?
task-chikugo = Co daje największą szansę, by nie zostać na końcu?
task-abaku = Który ruch daje od razu najwięcej punktów?
task-smart-calculators = Ile punktów daje ten rzut?
task-any = Co jest najlepsze?

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
puzzle-theme-rob = zabrać drugiej stronie
puzzle-theme-greed = nie żeton o najwyższej wartości
puzzle-theme-nested = równanie w równaniu
puzzle-theme-roots = potęgi i pierwiastki
puzzle-theme-joker = joker
puzzle-theme-bonus = pola premiowe
puzzle-theme-sums = rachunki
