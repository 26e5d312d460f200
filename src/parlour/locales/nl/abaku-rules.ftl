### Options and refusals of Abaku's second rules, of lots and of the Kugelbox's own printings.

option-aids = Tips en voorvertoning
option-board = Bord
option-board-bonus = 15 × 15 met bonusvakken
option-board-blank = 17 × 17, leeg
option-start_bonus = Startvak
option-start_bonus-none = geen bonus
option-start_bonus-equation-2 = som ×2
option-leftover = Overgebleven stenen kosten
option-leftover-count = elk een punt
option-leftover-value = hun cijfer
option-zeros = Stenen mogen elkaar raken zonder som als
option-zeros-either = een van beide een nul is
option-zeros-new = de nieuwe een nul is
option-sets = Sets stenen
option-first = Wie begint
option-first-lots = het lot beslist
option-first-draw = de laagste getrokken steen
option-first-seat = de eerste plaats
option-level = Magisch vierkant
option-level-empty = leeg
option-level-easy = makkelijk
option-level-medium = gemiddeld
option-level-hard = moeilijk
option-deal = Stenen

error-bad-claim = Noem de eerste en de laatste steen van een reeks op één lijn.
error-no-claims = Kondig alleen sommen aan waar je mag betwisten.
error-not-dealt = In deze trekking komen andere stenen.
error-no-digit-there = Op dat vak staat geen cijfer.
error-digit-given = Dit cijfer is gegeven en blijft staan.
error-too-many-changes = Vaker verplaatsen kan niet. Vul het vierkant en rond af.
error-nothing-changes = Deze zet verandert niets.
error-not-full = Vul het vierkant voordat je afrondt.
error-not-given = Deze cijfers horen niet bij dit niveau.
error-bad-first = Geef alleen op wie begon als er geloot wordt.

ab-wrong-no-equation = dit is aangekondigd, maar het is geen som.
ab-finish = Afronden
ab-finish-sure = Afronden? Druk nog eens
ab-exchange-gone = Deze stenen zijn uit het spel. Je krijgt er evenveel terug.
ab-set-aside = { $count ->
    [one] 1 steen opzijgelegd.
   *[other] { $count } stenen opzijgelegd.
 }
ab-result-score = { $points ->
    [one] 1 punt
   *[other] { $points } punten
 }
ab-result-cover = { $covered } van { $all } vakken bedekt
ab-result-full = Je hebt het hele rooster bedekt!
ab-magic-lift = Terugnemen
ab-magic-move = Kies een cijfer in het vierkant om het te verplaatsen of terug te nemen.
ab-no-aids = Hier zijn geen tips. Wat klopt, zie je als de anderen hebben geantwoord.

term-over-score = { $points ->
    [one] Klaar met 1 punt.
   *[other] Klaar met { $points } punten.
 }

ab-deal-chance = willekeurig getrokken
ab-deal-today = die van vandaag, voor iedereen gelijk
ab-bests = Beste scores
ab-best-own = Je beste tot nu toe: { $points }
ab-best-new = Een nieuw eigen record: { $points }
ab-best-deal = { $whose ->
    [mine] Beste met deze stenen: { $points }, van jou
    [named] Beste met deze stenen: { $points }, { $name }
   *[guest] Beste met deze stenen: { $points }, een gast
 }
