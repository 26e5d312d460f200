### Options and refusals of Abaku's second rules, of lots and of the Kugelbox's own printings.

option-aids = Tip og forhåndsvisning
option-board = Bræt
option-board-bonus = 15 × 15 med bonusfelter
option-board-blank = 17 × 17, tomt
option-start_bonus = Startfelt
option-start_bonus-none = ingen bonus
option-start_bonus-equation-2 = regnestykke ×2
option-leftover = Brikker tilbage koster
option-leftover-count = et point hver
option-leftover-value = deres tal
option-zeros = Brikker må røre hinanden uden regnestykke, hvis
option-zeros-either = en af dem er et nul
option-zeros-new = den nye er et nul
option-sets = Sæt brikker
option-first = Hvem begynder
option-first-lots = lodtrækning
option-first-draw = den laveste trukne brik
option-first-seat = den første plads
option-level = Magisk kvadrat
option-level-empty = tomt
option-level-easy = let
option-level-medium = mellem
option-level-hard = svær
option-deal = Brikker

error-bad-claim = Nævn den første og den sidste brik i en række.
error-no-claims = Regnestykker meldes kun, når man må protestere.
error-not-dealt = I denne trækning kommer andre brikker.
error-no-digit-there = Der står intet ciffer på det felt.
error-digit-given = Dette ciffer er givet og bliver stående.
error-too-many-changes = Der må ikke flyttes mere. Udfyld kvadratet og slut af.
error-nothing-changes = Dette træk ændrer intet.
error-not-full = Udfyld kvadratet, før du slutter.
error-not-given = Disse cifre hører ikke til dette niveau.
error-bad-first = Hvem der begyndte, nævnes kun ved lodtrækning.

ab-wrong-no-equation = det er meldt, men er intet regnestykke.
ab-finish = Slut af
ab-finish-sure = Slut nu? Tryk igen
ab-exchange-gone = De brikker er ude af spillet. Du trækker lige så mange.
ab-set-aside = { $count ->
    [one] 1 brik lagt til side.
   *[other] { $count } brikker lagt til side.
 }
ab-result-score = { $points ->
    [one] 1 point
   *[other] { $points } point
 }
ab-result-cover = { $covered } af { $all } felter dækket
ab-result-full = Hele feltet er dækket!
ab-magic-lift = Tag tilbage
ab-magic-move = Vælg et ciffer i kvadratet for at flytte det eller tage det tilbage.
ab-no-aids = Ingen hjælp her: hvad der passer, viser de andres svar.

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
