### Prowadzenie wyników: prawdziwe pudełko stoi na stole.

home-how-score = Licz punkty
keeper-about = Prawdziwe pudełko stoi na waszym stole. Wpisujcie, co się dzieje: Parlour pilnuje zasad i liczy.
keeper-title = Co wypadło?
keeper-dice = { $count ->
    [one] Co pokazuje kostka?
   *[other] Co pokazują kostki?
 }
keeper-die = { $number ->
    [1] Pierwsza kostka
   *[other] Druga kostka
 }
keeper-choose = Wybierz, co pokazują kostki
keeper-fell = Wypadło { $what }
keeper-red = Gdzie leży czerwona kulka?
keeper-black = A czarna kulka?
keeper-missed = Obok
keeper-holes = Rząd 1 jest najbliżej ciebie.
keeper-again = Popraw
keeper-chip = Który żeton został odwrócony?
keeper-first = Kto zaczyna?
keeper-tiles = { $count ->
    [0] { $name }: płytki dobrane
    [one] { $name }, podaj dobraną płytkę
    [few] { $name }, podaj { $count } dobrane płytki
   *[many] { $name }, podaj { $count } dobranych płytek
 }
keeper-drawn = Potwierdź
keeper-words = Co się stało?
error-not-by-hand = Gry przy prawdziwym stole nie mogą być rankingowe.
