### Abaku at the table: lots for the start, and what a placement claims.

ab-lot = { $name } draws { $tile } to see who goes first.
ab-lot-joker = { $name } draws the joker and draws again.
ab-lot-first = { $name } goes first.
ab-claims = Claimed: { $claims }.
ab-claim = { $points ->
    [one] { $claim } for 1 point
   *[other] { $claim } for { $points } points
 }
ab-to-claim = Claim
ab-claim-done = Stop marking
ab-claim-none = What do you claim?
ab-claimed = { $count ->
    [one] One equation claimed
   *[other] { $count } equations claimed
 }
ab-claim-why = Claim your equations: mark the first and the last tile. Mark none, and every right one is claimed.
ab-claim-first = Touch the first tile of an equation.
ab-claim-last = Now touch its last tile.
ab-wrong-bad-claim = claim tiles side by side in one line, at least one of them new.
