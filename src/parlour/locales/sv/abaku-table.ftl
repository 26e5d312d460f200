### Abaku at the table: lots for the start, and what a placement claims.

ab-lot = { $name } drar { $tile } för att se vem som börjar.
ab-lot-joker = { $name } drar jokern och drar igen.
ab-lot-first = { $name } börjar.
ab-claims = Anmält: { $claims }.
ab-claim = { $points ->
    [one] { $claim } för 1 poäng
   *[other] { $claim } för { $points } poäng
 }
ab-to-claim = Anmäl
ab-claim-done = Klart
ab-claim-none = Vad anmäler du?
ab-claimed = { $count ->
    [one] En ekvation anmäld
   *[other] { $count } ekvationer anmälda
 }
ab-claim-why = Anmäl dina ekvationer: tryck på den första och den sista brickan. Anmäler du ingen räknas alla rätta.
ab-claim-first = Tryck på den första brickan i en ekvation.
ab-claim-last = Tryck nu på den sista.
ab-wrong-bad-claim = anmäl brickor sida vid sida på en linje, minst en av dem ny.
