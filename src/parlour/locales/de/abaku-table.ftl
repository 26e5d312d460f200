### Abaku at the table: lots for the start, and what a placement claims.

ab-lot = { $name } zieht { $tile }, um auszulosen, wer anfängt.
ab-lot-joker = { $name } zieht den Joker und zieht noch einmal.
ab-lot-first = { $name } fängt an.
ab-claims = Angesagt: { $claims }.
ab-claim = { $points ->
    [one] { $claim } für 1 Punkt
   *[other] { $claim } für { $points } Punkte
 }
