### Abaku at the table: lots for the start, and what a placement claims.

ab-lot = { $name } pesca { $tile } per vedere chi comincia.
ab-lot-joker = { $name } pesca il jolly e pesca ancora.
ab-lot-first = Comincia { $name }.
ab-claims = Equazioni annunciate: { $claims }.
ab-claim = { $points ->
    [one] { $claim } per 1 punto
   *[other] { $claim } per { $points } punti
 }
ab-to-claim = Annuncia
ab-claim-done = Fatto
ab-claim-none = Che cosa annunci?
ab-claimed = { $count ->
    [one] Un’equazione annunciata
   *[other] { $count } equazioni annunciate
 }
ab-claim-why = Annuncia le tue equazioni: tocca la prima tessera e l’ultima. Se non ne annunci, valgono tutte quelle giuste.
ab-claim-first = Tocca la prima tessera di un’equazione.
ab-claim-last = Ora tocca l’ultima.
ab-wrong-bad-claim = si annunciano tessere vicine su una linea, almeno una nuova.
