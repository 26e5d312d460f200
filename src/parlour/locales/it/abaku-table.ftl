### Abaku at the table: lots for the start, and what a placement claims.

ab-lot = { $name } pesca { $tile } per vedere chi comincia.
ab-lot-joker = { $name } pesca il jolly e pesca ancora.
ab-lot-first = Comincia { $name }.
ab-claims = Equazioni annunciate: { $claims }.
ab-claim = { $points ->
    [one] { $claim } per 1 punto
   *[other] { $claim } per { $points } punti
 }
