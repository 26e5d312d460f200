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
ab-to-claim = Объявить
ab-claim-done = Готово
ab-claim-none = Что объявляешь?
ab-claimed = { $count ->
    [one] Объявлено { $count } равенство
    [few] Объявлено { $count } равенства
    [many] Объявлено { $count } равенств
   *[other] Объявлено { $count } равенства
 }
ab-claim-why = Объяви равенства: коснись первой и последней фишки. Если не объявить ни одного, считаются все верные.
ab-claim-first = Коснись первой фишки равенства.
ab-claim-last = Теперь коснись последней.
ab-wrong-bad-claim = объявляют фишки подряд на одной линии, среди них хотя бы одну новую.
