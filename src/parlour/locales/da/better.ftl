### Bliv bedre: tip, alle træk med deres værdi, gennemgangen af et spil, analysebordet.

hint-title = Tip
hint-thinking = Tænker …
hint-best = Bedste træk: { $act }.
hint-next = Næstbedst: { $act }, { $value }.
hint-equal = Lige så godt: { $acts }.
hint-only = Der er ikke andre træk.
hint-none = Her er ikke noget at vælge.
moves-title = Alle træk
moves-move = Træk
moves-more = Vis { $count } til
moves-played = spillet
moves-proved = Alle værdier er bevist.
worth-is = { $unit }: { $value }.
worth-proved = Det er bevist.
worth-guessed = Det er et skøn.
bound-exact = bevist
bound-at-most = højst
bound-at-least = mindst
bound-estimate = anslået
unit-minus = Forventede minuspoint i denne tur
unit-lines = Point, der er tilbage at hente, dine minus modpartens
unit-lead = Forspring ved slutningen
unit-score = Point ved slutningen
unit-win = Chance for at vinde
unit-keep = Chance for ikke at tabe
unit-points = Færre minuspoint end forventet ved perfekt spil
command-advice = tip, hint
command-values = værdier, values
error-nobody-to-act = Ingen har turen i denne stilling.
error-playing-without-hints = Du spiller dette spil uden tip lige nu. Analysér det, når det er slut.

## Hvorfor et træk er godt

reason-stb-throws = { $open } bliver stående: { $fits } af 36 slag passer.
reason-stb-shut = Det lukker kassen.
reason-kb-makes = { $lines ->
    [one] Det giver en linje.
   *[other] Det giver { $lines } linjer.
 }
reason-kb-stops = { $lines ->
    [one] Det forhindrer en linje for modparten.
   *[other] Det forhindrer { $lines } linjer for modparten.
 }
reason-kb-centre = Det tager midten; modparten får kamæleonen.
reason-kb-safe = Efter det næstbedste træk kunne modparten lave mere med det samme.
reason-kb-later = Der sker ikke noget med det samme. Det betaler sig senere.
reason-kg-pass = Intet, du kan gøre, er bedre end at lade være.
reason-kg-counts = Den tæller { $points } til sidst.
reason-kg-robs = Og { $name } mister den.
reason-kg-met = { $share } af 100 kast passer til denne brik.
reason-ab-points = Point med det samme: { $points }.
reason-ab-keeps = Du beholder: { $tiles }.
reason-ab-exchange = Nye brikker er nu mere værd end at lægge noget.

## Gennemgangen af et spil

review-title = Gennemgang
review-waits = Analyserer dit spil …
review-so-far = { $done } af { $of } træk analyseret
review-won = { $count ->
    [0] Spillet
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
review-exact = Alle værdier er bevist.
review-guessed = Nogle værdier er skøn.
review-turning = Træk, der gjorde en forskel
review-luck = Held for { $name }: { $value }.
review-no-luck = Det ændrede ingenting.
review-forced = Der var ikke noget at vælge.
review-not-judged = Det kan vi ikke bedømme.
review-best = Det var bedst.
review-cost = Det kostede { $value }. Bedre: { $best }.
review-fork = Spil videre herfra

## Analysebordet

analysis-title = Analyse
analysis-start = Startstillingen.
analysis-values = Værdien af hvert træk
analysis-show = Vis
analysis-hidden = Tænk først, og se så efter.
analysis-chance = Nu er det tilfældets tur: angiv et udfald, eller træk et.
analysis-fall = Træk et udfald
analysis-lines = Prøvede varianter
analysis-remove = Fjern herfra
analysis-removed = Fjernet. Du er ved stillingen før.
analysis-ways = Herfra går { $count } varianter videre: { $acts }.
analysis-position = Stilling
analysis-set = Stil op
