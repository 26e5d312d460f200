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
ab-to-claim = Zgłoś
ab-claim-done = Gotowe
ab-claim-none = Co zgłaszasz?
ab-claimed = { $count ->
    [one] Zgłoszone jedno równanie
    [few] Zgłoszone { $count } równania
    [many] Zgłoszono { $count } równań
   *[other] Zgłoszono { $count } równania
 }
ab-claim-why = Zgłoś równania: dotknij pierwszej i ostatniej płytki. Bez zgłoszenia liczą się wszystkie poprawne.
ab-claim-first = Dotknij pierwszej płytki równania.
ab-claim-last = Teraz dotknij ostatniej.
ab-wrong-bad-claim = zgłoś płytki obok siebie w jednej linii, w tym co najmniej jedną nową.
