### Abaku at the table: lots for the start, and what a placement claims.

ab-lot = { $name } trekt { $tile } om te loten wie begint.
ab-lot-joker = { $name } trekt de joker en trekt opnieuw.
ab-lot-first = { $name } begint.
ab-claims = Aangekondigd: { $claims }.
ab-claim = { $points ->
    [one] { $claim } voor 1 punt
   *[other] { $claim } voor { $points } punten
 }
ab-to-claim = Aankondigen
ab-claim-done = Klaar
ab-claim-none = Wat kondig je aan?
ab-claimed = { $count ->
    [one] Eén som aangekondigd
   *[other] { $count } sommen aangekondigd
 }
ab-claim-why = Kondig je sommen aan: raak de eerste en de laatste steen aan. Kondig je niets aan, dan telt elke goede.
ab-claim-first = Raak de eerste steen van een som aan.
ab-claim-last = Nu de laatste.
ab-wrong-bad-claim = kondig stenen aan die naast elkaar op één lijn liggen, met minstens één nieuwe.
