### Options and refusals of Abaku's second rules, of lots and of the Kugelbox's own printings.

option-aids = Tips och förhandsvisning
option-board = Bräde
option-board-bonus = 15 × 15 med bonusrutor
option-board-blank = 17 × 17, tomt
option-start_bonus = Startruta
option-start_bonus-none = ingen bonus
option-start_bonus-equation-2 = ekvation ×2
option-leftover = Brickor som blir över kostar
option-leftover-count = en poäng var
option-leftover-value = sina tal
option-zeros = Brickor får röra varandra utan ekvation om
option-zeros-either = en av dem är en nolla
option-zeros-new = den nya är en nolla
option-sets = Uppsättningar brickor
option-first = Vem börjar
option-first-lots = lottning
option-first-draw = den lägsta dragna brickan
option-first-seat = den första platsen
option-level = Magisk kvadrat
option-level-empty = tom
option-level-easy = lätt
option-level-medium = medel
option-level-hard = svår
option-deal = Brickor

error-bad-claim = Ange första och sista brickan i en rad.
error-no-claims = Anmäl ekvationer bara där man får ifrågasätta.
error-not-dealt = I den här dragningen kommer andra brickor.
error-no-digit-there = Det står ingen siffra i den rutan.
error-digit-given = Den här siffran är given och står kvar.
error-too-many-changes = Fler gånger får du inte flytta. Fyll kvadraten och avsluta.
error-nothing-changes = Draget ändrar ingenting.
error-not-full = Fyll kvadraten innan du avslutar.
error-not-given = De här siffrorna hör inte till nivån.
error-bad-first = Ange vem som började bara när man lottar.

ab-wrong-no-equation = det är anmält, men det är ingen ekvation.
ab-finish = Avsluta
ab-finish-sure = Avsluta nu? Tryck igen
ab-exchange-gone = De brickorna är ur spelet. Du drar lika många.
ab-set-aside = { $count ->
    [one] 1 bricka lagd åt sidan.
   *[other] { $count } brickor lagda åt sidan.
 }
ab-result-score = { $points ->
    [one] 1 poäng
   *[other] { $points } poäng
 }
ab-result-cover = { $covered } av { $all } rutor täckta
ab-result-full = Du täckte hela rutnätet!
ab-magic-lift = Ta tillbaka
ab-magic-move = Välj en siffra i kvadraten för att flytta eller ta tillbaka den.
ab-no-aids = Här finns inga tips. Vad som stämmer ser du när de andra har svarat.

term-over-score = { $points ->
    [one] Klart med 1 poäng.
   *[other] Klart med { $points } poäng.
 }

ab-deal-chance = dragna av slumpen
ab-deal-today = dagens, lika för alla
ab-bests = Bästa resultat
ab-best-own = Ditt bästa hittills: { $points }
ab-best-new = Ditt nya rekord: { $points }
ab-best-deal = { $whose ->
    [mine] Bäst med de här brickorna: { $points }, ditt
    [named] Bäst med de här brickorna: { $points }, { $name }
   *[guest] Bäst med de här brickorna: { $points }, en gäst
 }
