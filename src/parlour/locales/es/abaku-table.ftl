### Abaku at the table: lots for the start, and what a placement claims.

ab-lot = { $name } saca { $tile } para ver quién empieza.
ab-lot-joker = { $name } saca el comodín y vuelve a sacar.
ab-lot-first = Empieza { $name }.
ab-claims = Anunciado: { $claims }.
ab-claim = { $points ->
    [one] { $claim } por 1 punto
   *[other] { $claim } por { $points } puntos
 }
