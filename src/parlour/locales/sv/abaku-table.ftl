### Abaku at the table: lots for the start, and what a placement claims.

ab-lot = { $name } drar { $tile } för att se vem som börjar.
ab-lot-joker = { $name } drar jokern och drar igen.
ab-lot-first = { $name } börjar.
ab-claims = Anmält: { $claims }.
ab-claim = { $points ->
    [one] { $claim } för 1 poäng
   *[other] { $claim } för { $points } poäng
 }
