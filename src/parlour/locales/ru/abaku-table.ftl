### Abaku at the table: lots for the start, and what a placement claims.

ab-lot = Кто начинает? { $name } тянет { $tile }.
ab-lot-joker = { $name } тянет джокера и тянет ещё раз.
ab-lot-first = Начинает { $name }.
ab-claims = Объявлено: { $claims }.
ab-claim = { $points ->
    [one] { $claim } за { $points } очко
    [few] { $claim } за { $points } очка
    [many] { $claim } за { $points } очков
   *[other] { $claim } за { $points } очка
 }
