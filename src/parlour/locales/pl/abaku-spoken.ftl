### Abaku for those who listen.

ab-joker = joker
ab-joker-at = joker jako { $digit } na { $at }
ab-joker-as = joker jako { $digit }
ab-run = od { $from } do { $to }: { $digits }
ab-run-one = { $at }: { $digits }
ab-line = { $way ->
    [row] Rząd { $at }
   *[column] Kolumna { $at }
 }
ab-line-empty = bez płytek
ab-no-line = { $way ->
    [row] Rzędy mają numery od 1 do { $last }: wpisz rząd 8.
   *[column] Kolumny mają litery od A do { $last }: wpisz kolumna H.
 }
ab-no-square = Pola mają nazwy od A1 do { $last }: wpisz wokół H8.
ab-free-bonuses = Wolne pola premiowe: { $squares }.
ab-cell-free = { $at } wolne
ab-board-empty = Plansza jest pusta.
ab-laying = { $tiles } na { $squares }
ab-laying-run = { $digits } od { $from } do { $to }
ab-points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
 }
ab-choice = { $act }: { $laying }, { $made }
ab-say-laid = { $name } kładzie { $laying }: { $made }.
ab-you-draw = Dobierasz { $tiles }.
ab-form = Żeby położyć płytki, wpisz pierwsze pole i płytki: 8G 13 kładzie od G8 w prawo, G8 13 w dół. Kropka to płytka, która już tam leży: 8G 1.3. Litery od a do j to joker jako cyfra od 0 do 9. exchange 3,5 wymienia płytki, pass to pas.
ab-form-answer = Wpisz accept, żeby uznać ruch, albo challenge, żeby go podważyć.
