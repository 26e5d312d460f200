### Abaku at the table: lots for the start, and what a placement claims.

ab-lot = { $name } saca { $tile } para ver quién empieza.
ab-lot-joker = { $name } saca el comodín y vuelve a sacar.
ab-lot-first = Empieza { $name }.
ab-claims = Anunciado: { $claims }.
ab-claim = { $points ->
    [one] { $claim } por 1 punto
   *[other] { $claim } por { $points } puntos
 }
ab-to-claim = Anunciar
ab-claim-done = Listo
ab-claim-none = ¿Qué anuncias?
ab-claimed = { $count ->
    [one] Una ecuación anunciada
   *[other] { $count } ecuaciones anunciadas
 }
ab-claim-why = Anuncia tus ecuaciones: toca la primera ficha y la última. Si no anuncias ninguna, valen todas las correctas.
ab-claim-first = Toca la primera ficha de una ecuación.
ab-claim-last = Ahora, la última.
ab-wrong-bad-claim = se anuncian fichas seguidas en una línea, y al menos una es nueva.
