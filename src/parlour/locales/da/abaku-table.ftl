### Abaku at the table: lots for the start, and what a placement claims.

ab-lot = { $name } trækker { $tile } om, hvem der begynder.
ab-lot-joker = { $name } trækker jokeren og trækker igen.
ab-lot-first = { $name } begynder.
ab-claims = Meldt: { $claims }.
ab-claim = { $points ->
    [one] { $claim } for 1 point
   *[other] { $claim } for { $points } point
 }
