### Abaku at the table: lots for the start, and what a placement claims.

ab-lot = { $name } trekt { $tile } om te loten wie begint.
ab-lot-joker = { $name } trekt de joker en trekt opnieuw.
ab-lot-first = { $name } begint.
ab-claims = Aangekondigd: { $claims }.
ab-claim = { $points ->
    [one] { $claim } voor 1 punt
   *[other] { $claim } voor { $points } punten
 }
