### Abaku at the table: lots for the start, and what a placement claims.

ab-lot = Kto zaczyna? { $name } losuje { $tile }.
ab-lot-joker = { $name } losuje jokera i losuje jeszcze raz.
ab-lot-first = Zaczyna { $name }.
ab-claims = Zgłoszone: { $claims }.
ab-claim = { $points ->
    [one] { $claim } za { $points } punkt
    [few] { $claim } za { $points } punkty
    [many] { $claim } za { $points } punktów
   *[other] { $claim } za { $points } punktu
 }
