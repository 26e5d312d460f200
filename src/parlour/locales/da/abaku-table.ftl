### Abaku at the table: lots for the start, and what a placement claims.

ab-lot = { $name } trækker { $tile } for at afgøre, hvem der begynder.
ab-lot-joker = { $name } trækker jokeren og trækker igen.
ab-lot-first = { $name } begynder.
ab-claims = Meldt: { $claims }.
ab-claim = { $points ->
    [one] { $claim } for 1 point
   *[other] { $claim } for { $points } point
 }
ab-to-claim = Meld
ab-claim-done = Færdig
ab-claim-none = Hvad melder du?
ab-claimed = { $count ->
    [one] Ét regnestykke meldt
   *[other] { $count } regnestykker meldt
 }
ab-claim-why = Meld dine regnestykker: tryk på den første og den sidste brik. Melder du ingen, tæller alle rigtige.
ab-claim-first = Tryk på den første brik i et regnestykke.
ab-claim-last = Tryk nu på den sidste.
ab-wrong-bad-claim = meld brikker, der ligger side om side på én linje, mindst én af dem ny.
