### Bliv bedre: tip, alle træk med deres værdi, tilbageblikket på et parti, analysebordet.

hint-title = Tip
hint-thinking = Tænker …
hint-best = Bedst: { $act }.
hint-next = Næstbedst: { $act }, { $value }.
hint-equal = Lige så godt: { $acts }.
hint-only = Der er ikke andre træk.
hint-none = Her er ikke noget at vælge.
moves-title = Alle træk
moves-move = Træk
moves-more = { $count } til
moves-played = spillet
moves-proved = Alle værdier er bevist.
worth-is = { $unit }: { $value }.
worth-proved = Det er bevist.
worth-guessed = Det er et skøn.
bound-exact = bevist
bound-at-most = højst
bound-at-least = mindst
bound-estimate = skønnet
unit-minus = Minuspoint at vente i denne tur
unit-lines = Point der kommer, egne minus den andens
unit-lead = Forspring til sidst
unit-score = Point til sidst
unit-win = Chance for at vinde
unit-keep = Chance for ikke at tabe
unit-points = Minuspoint færre end perfekt spil venter
command-advice = tip, hint
command-values = værdier, values
error-nobody-to-act = Ingen er i tur i denne stilling.
error-playing-without-hints = Du spiller dette spil uden tip lige nu. Analysér det, når dit parti er slut.

## Hvorfor et træk er godt

reason-stb-throws = Åbne bliver { $open }: af 36 slag passer { $fits }.
reason-stb-shut = Det lukker kassen.
reason-kb-makes = { $lines ->
    [one] Det laver en linje.
   *[other] Det laver { $lines } linjer.
 }
reason-kb-stops = { $lines ->
    [one] Det forhindrer en linje for den anden.
   *[other] Det forhindrer { $lines } linjer for den anden.
 }
reason-kb-centre = Det tager midten; kamæleonen går til den anden.
reason-kb-safe = Det næstbedste træk ville lade den anden lave mere med det samme.
reason-kb-later = Der sker ikke noget med det samme. Det betaler sig senere.
reason-kg-pass = Intet af det mulige er bedre end at lade være.
reason-kg-counts = Den tæller { $points } til sidst.
reason-kg-robs = Og { $name } mister den.
reason-kg-met = Af 100 kast passer { $share } til denne brik.
reason-ab-points = Point med det samme: { $points }.
reason-ab-keeps = Tilbage hos dig: { $tiles }.
reason-ab-exchange = Nye brikker er nu mere værd end at lægge noget.

## Tilbageblikket på et parti

review-title = Tilbageblik
review-waits = Analyserer dit parti …
review-so-far = { $done } af { $of } træk gennemgået
review-won = { $count ->
    [0] Partiet
    [one] { $names } vandt
   *[other] { $names } delte sejren
 }
review-graph = { $unit }, { $name }: { $from } i starten, { $now } her, { $to } til sidst.
review-apart = Held og dygtighed
review-start = I starten
review-row-luck = Held
review-row-choices = Egne valg
review-row-others = De andres valg
review-row-unclear = Uklart
review-end = Til sidst
review-hits = Bedste træk fundet
review-exact = Hver værdi er bevist.
review-guessed = Nogle værdier er skøn.
review-turning = Træk der gjorde en forskel
review-luck = Held for { $name }: { $value }.
review-no-luck = Det ændrede ingenting.
review-forced = Der var ikke noget at vælge.
review-not-judged = Det kan ikke bedømmes.
review-best = Det var bedst.
review-cost = Det kostede { $value }. Bedre: { $best }.
review-fork = Spil videre herfra

## Analysebordet

analysis-title = Analyse
analysis-start = Den første stilling.
analysis-values = Hvad træk er værd
analysis-show = Vis
analysis-hidden = Tænk først, og se så efter.
analysis-chance = Tilfældet er i tur: sig, hvad der falder, eller lad det råde.
analysis-fall = Lad tilfældet råde
analysis-lines = Prøvede varianter
analysis-remove = Fjern herfra
analysis-removed = Fjernet. Du står lige før.
analysis-ways = Herfra går { $count } varianter videre: { $acts }.
analysis-position = Stilling
analysis-set = Stil op
