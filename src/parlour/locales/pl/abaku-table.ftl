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
ab-to-claim = Zapowiedz
ab-claim-done = Gotowe
ab-claim-none = Co zapowiadasz?
ab-claimed = { $count ->
    [one] Zapowiedziane jedno równanie
    [few] Zapowiedziane { $count } równania
    [many] Zapowiedziano { $count } równań
   *[other] Zapowiedziano { $count } równania
 }
ab-claim-why = Zapowiedz równania: dotknij pierwszej i ostatniej płytki. Bez zapowiedzi liczą się wszystkie poprawne.
ab-claim-first = Dotknij pierwszej płytki równania.
ab-claim-last = Teraz dotknij ostatniej.
ab-wrong-bad-claim = zapowiadasz płytki obok siebie w jednej linii, wśród nich choć jedną nową.
