### Abaku for those who listen.

ab-joker = jolly
ab-joker-at = jolly come { $digit } in { $at }
ab-joker-as = jolly come { $digit }
ab-run = da { $from } a { $to }: { $digits }
ab-run-one = { $at }: { $digits }
ab-line = { $way ->
    [row] Riga { $at }
   *[column] Colonna { $at }
 }
ab-line-empty = nessuna tessera
ab-no-line = { $way ->
    [row] Le righe vanno da 1 a { $last }: scrivi riga 8.
   *[column] Le colonne vanno da A a { $last }: scrivi colonna H.
 }
ab-no-square = Le caselle vanno da A1 a { $last }: scrivi intorno a H8.
ab-free-bonuses = Libere con bonus: { $squares }.
ab-cell-free = { $at } libera
ab-board-empty = Il tabellone è vuoto.
ab-laying = { $tiles } in { $squares }
ab-laying-run = { $digits } da { $from } a { $to }
ab-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }
ab-choice = { $act }: { $laying }, { $made }
ab-say-laid = { $name } posa { $laying }: { $made }.
ab-you-draw = Peschi { $tiles }.
ab-form = Per posare tessere, scrivi la prima casella e le tessere: 8G 13 posa da G8 verso destra, G8 13 verso il basso. Un punto è una tessera già posata: 8G 1.3. Le lettere da a a j sono il jolly da 0 a 9. exchange 3,5 cambia tessere, pass passa.
ab-form-answer = Scrivi accept per accettare o challenge per contestare.
