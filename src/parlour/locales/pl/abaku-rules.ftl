### Options and refusals of Abaku's second rules, of lots and of the Kugelbox's own printings.

option-aids = Podpowiedzi i podgląd
option-board = Plansza
option-board-bonus = 15 × 15 z polami premiowymi
option-board-blank = 17 × 17, puste
option-start_bonus = Pole startowe
option-start_bonus-none = bez premii
option-start_bonus-equation-2 = równanie ×2
option-leftover = Pozostałe płytki kosztują
option-leftover-count = po jednym punkcie
option-leftover-value = tyle, ile wynosi ich cyfra
option-zeros = Płytki mogą się stykać bez równania, jeśli
option-zeros-either = jedna z nich to zero
option-zeros-new = nowa to zero
option-sets = Komplety płytek
option-first = Kto zaczyna
option-first-lots = losowanie
option-first-draw = najniższa wylosowana płytka
option-first-seat = pierwsze miejsce
option-level = Kwadrat magiczny
option-level-empty = pusty
option-level-easy = łatwy
option-level-medium = średni
option-level-hard = trudny
option-deal = Płytki

error-bad-claim = Podaj pierwszą i ostatnią płytkę ciągu w jednej linii.
error-no-claims = Równania zgłasza się tylko wtedy, gdy można je kwestionować.
error-not-dealt = W tym rozdaniu przychodzą inne płytki.
error-no-digit-there = Na tym polu nie ma cyfry.
error-digit-given = Ta cyfra jest dana i zostaje.
error-too-many-changes = Limit przesunięć wyczerpany. Wypełnij kwadrat i zakończ.
error-nothing-changes = Ten ruch niczego nie zmienia.
error-not-full = Wypełnij kwadrat, zanim zakończysz.
error-not-given = Te cyfry nie należą do tego poziomu.
error-bad-first = Kto zaczął, podaje się tylko przy losowaniu.

ab-wrong-no-equation = zgłoszono to, ale to nie równanie.
ab-finish = Zakończ
ab-finish-sure = Zakończyć? Naciśnij jeszcze raz
ab-exchange-gone = Te płytki wypadają z gry. Dobierasz tyle samo.
ab-set-aside = { $count ->
    [one] { $count } płytka odłożona.
    [few] { $count } płytki odłożone.
    [many] { $count } płytek odłożonych.
   *[other] { $count } płytki odłożone.
 }
ab-result-score = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
 }
ab-result-cover = Zakryte pola: { $covered } z { $all }
ab-result-full = Cała plansza zakryta!
ab-magic-lift = Cofnij
ab-magic-move = Wskaż cyfrę w kwadracie, żeby ją przesunąć lub cofnąć.
ab-no-aids = Tu nie ma pomocy: co jest poprawne, okaże się po odpowiedzi innych.

term-over-score = { $points ->
    [one] Koniec. Masz { $points } punkt.
    [few] Koniec. Masz { $points } punkty.
    [many] Koniec. Masz { $points } punktów.
   *[other] Koniec. Masz { $points } punktu.
 }

ab-deal-chance = losowe
ab-deal-today = dzisiejsze, dla wszystkich te same
ab-bests = Najlepsze wyniki
ab-best-own = Twój najlepszy wynik: { $points }
ab-best-new = Twój nowy rekord: { $points }
ab-best-deal = { $whose ->
    [mine] Najlepszy wynik z tymi płytkami: { $points }, twój
    [named] Najlepszy wynik z tymi płytkami: { $points }, { $name }
   *[guest] Najlepszy wynik z tymi płytkami: { $points }, gość
 }
