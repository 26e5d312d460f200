### Abaku at the table: lots for the start, and what a placement claims.

ab-lot = { $name } tire { $tile } pour savoir qui commence.
ab-lot-joker = { $name } tire le joker et tire encore.
ab-lot-first = { $name } commence.
ab-claims = Annoncé : { $claims }.
ab-claim = { $points ->
    [one] { $claim } pour { $points } point
   *[other] { $claim } pour { $points } points
 }
