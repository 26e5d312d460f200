### Abaku at the table: lots for the start, and what a placement claims.

ab-lot = { $name } draws { $tile } to see who goes first.
ab-lot-joker = { $name } draws the joker and draws again.
ab-lot-first = { $name } goes first.
ab-claims = Claimed: { $claims }.
ab-claim = { $points ->
    [one] { $claim } for 1 point
   *[other] { $claim } for { $points } points
 }
