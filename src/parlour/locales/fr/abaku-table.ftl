### Abaku at the table: lots for the start, and what a placement claims.

ab-lot = { $name } pioche { $tile } pour savoir qui commence.
ab-lot-joker = { $name } pioche le joker et pioche encore.
ab-lot-first = { $name } commence.
ab-claims = Annoncé : { $claims }.
ab-claim = { $points ->
    [one] { $claim } pour { $points } point
   *[other] { $claim } pour { $points } points
 }
