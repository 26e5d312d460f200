### Options and refusals of Abaku's second rules, of lots and of the Kugelbox's own printings.

option-aids = Podpowiedzi i podgląd
option-board = Plansza
option-board-bonus = 15 × 15 z polami premiowymi
option-board-blank = 17 × 17, bez premii
option-start_bonus = Pole startowe
option-start_bonus-none = bez premii
option-start_bonus-equation-2 = równanie ×2
option-leftover = Płytki, które zostaną, kosztują
option-leftover-count = po jednym punkcie
option-leftover-value = tyle, ile ich cyfra
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

error-bad-claim = Wskaż pierwszą i ostatnią płytkę równania. Muszą leżeć w jednej linii.
error-no-claims = Równania zgłasza się tylko w grze, w której można je podważyć.
error-not-dealt = W tym rozdaniu następne są inne płytki.
error-no-digit-there = Na tym polu nie ma cyfry.
error-digit-given = Ta cyfra jest podana z góry i zostaje na miejscu.
error-too-many-changes = To już wszystkie przesunięcia. Wypełnij kwadrat i zakończ.
error-nothing-changes = Ten ruch niczego nie zmienia.
error-not-full = Wypełnij kwadrat, zanim zakończysz.
error-not-given = Te cyfry nie pasują do tego poziomu.
error-bad-first = To, kto zaczyna, podaje się tylko w grze z losowaniem.

ab-wrong-no-equation = zgłoszone, ale to nie jest równanie.
ab-finish = Zakończ
ab-finish-sure = Zakończyć? Naciśnij jeszcze raz
ab-exchange-gone = Te płytki wypadają z gry. Dobierzesz tyle samo z woreczka.
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
ab-magic-move = Wybierz cyfrę w kwadracie, żeby ją przesunąć albo cofnąć.
ab-no-aids = Tu gra się bez podpowiedzi. Co jest poprawne, okaże się, gdy inni odpowiedzą.

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
