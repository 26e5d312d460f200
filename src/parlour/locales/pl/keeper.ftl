### Prowadzenie wyników: prawdziwe pudełko stoi na stole.

home-how-score = Licz punkty
keeper-about = Prawdziwe pudełko stoi na waszym stole. Strona sędziuje i liczy to, co wpisujecie.
keeper-title = Co wypadło
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
keeper-holes = Rząd 1 jest najbliżej ręki.
keeper-again = Popraw
keeper-chip = Który żeton odwrócono?
keeper-first = Kto zaczyna?
keeper-tiles = { $count ->
    [0] { $name }: dobrano
    [one] { $name }, jaką płytkę dobrano?
    [few] { $name }, jakie { $count } płytki dobrano?
   *[many] { $name }, jakie { $count } płytek dobrano?
 }
keeper-drawn = Tak jest
keeper-words = Co się stało?
error-not-by-hand = Gra przy prawdziwym stole nie może liczyć się do rankingu.
