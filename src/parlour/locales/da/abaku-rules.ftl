### Options and refusals of Abaku's second rules, of lots and of the Kugelbox's own printings.

option-aids = Tip og forhåndsvisning
option-board = Bræt
option-board-bonus = 15 × 15 med bonusfelter
option-board-blank = 17 × 17, tomt
option-start_bonus = Startfelt
option-start_bonus-none = ingen bonus
option-start_bonus-equation-2 = regnestykke ×2
option-leftover = Brikker, du har tilbage, koster
option-leftover-count = et point hver
option-leftover-value = deres tal
option-zeros = Brikker må røre hinanden uden regnestykke, hvis
option-zeros-either = en af dem er et nul
option-zeros-new = den nye er et nul
option-sets = Sæt brikker
option-first = Hvem begynder
option-first-lots = lodtrækning
option-first-draw = den, der trækker lavest
option-first-seat = den første plads
option-level = Magisk kvadrat
option-level-empty = tomt
option-level-easy = let
option-level-medium = mellem
option-level-hard = svært
option-deal = Brikker

error-bad-claim = Nævn den første og den sidste brik i et regnestykke på én linje.
error-no-claims = Du kan kun melde regnestykker, hvor de kan anfægtes.
error-not-dealt = I denne trækning kommer andre brikker.
error-no-digit-there = Der står intet ciffer på det felt.
error-digit-given = Cifret er givet og kan ikke flyttes.
error-too-many-changes = Du har flyttet cifre så tit, som du må. Udfyld kvadratet, og slut af.
error-nothing-changes = Det træk ændrer ingenting.
error-not-full = Udfyld kvadratet, før du slutter.
error-not-given = De cifre hører ikke til dette niveau.
error-bad-first = Nævn kun, hvem der begyndte, i spil med lodtrækning.

ab-wrong-no-equation = det er meldt, men det er ikke et regnestykke.
ab-finish = Slut af
ab-finish-sure = Slut af nu? Tryk igen
ab-exchange-gone = De brikker er ude af spillet. Du får lige så mange fra posen.
ab-set-aside = { $count ->
    [one] 1 brik lagt til side.
   *[other] { $count } brikker lagt til side.
 }
ab-result-score = { $points ->
    [one] 1 point
   *[other] { $points } point
 }
ab-result-cover = { $covered } af { $all } felter dækket
ab-result-full = Du har dækket hele gitteret!
ab-magic-lift = Tag tilbage
ab-magic-move = Vælg et ciffer i kvadratet for at flytte det eller tage det tilbage.
ab-no-aids = Ingen tip her. Du ser, hvad der er rigtigt, når de andre har svaret.

term-over-score = { $points ->
    [one] Færdig med 1 point.
   *[other] Færdig med { $points } point.
 }
ab-deal-chance = trukket tilfældigt
ab-deal-today = dagens, ens for alle
ab-bests = Bedste resultater
ab-best-own = Din bedste hidtil: { $points }
ab-best-new = Din nye rekord: { $points }
ab-best-deal = { $whose ->
    [mine] Bedst med disse brikker: { $points }, din
    [named] Bedst med disse brikker: { $points }, { $name }
   *[guest] Bedst med disse brikker: { $points }, en gæst
 }
