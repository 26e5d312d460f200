### Beter worden: tips, alle zetten met hun waarde, de terugblik op een partij, de analysetafel.

hint-title = Tip
hint-thinking = Even denken …
hint-best = Het beste: { $act }.
hint-next = Op één na beste: { $act }, { $value }.
hint-equal = Even goed: { $acts }.
hint-only = Er is geen andere zet.
hint-none = Hier valt niets te kiezen.
moves-title = Alle zetten
moves-move = Zet
moves-more = Nog { $count }
moves-played = gespeeld
moves-proved = Alle waarden zijn bewezen.
worth-is = { $unit }: { $value }.
worth-proved = Dat is bewezen.
worth-guessed = Dat is een schatting.
bound-exact = bewezen
bound-at-most = hoogstens
bound-at-least = minstens
bound-estimate = geschat
unit-minus = Verwachte minpunten deze beurt
unit-lines = Punten die nog komen, eigen min die van de ander
unit-lead = Voorsprong aan het eind
unit-score = Punten aan het eind
unit-win = Kans om te winnen
unit-keep = Kans om niet te verliezen
unit-points = Minpunten minder dan perfect spel verwacht
command-advice = tip, hint
command-values = waarden, values
error-nobody-to-act = In deze stelling is niemand aan zet.
error-playing-without-hints = Je speelt dit spel nu zonder tips. Analyseer het als je partij voorbij is.

## Waarom een zet goed is

reason-stb-throws = Open blijven { $open }: van 36 worpen passen er { $fits }.
reason-stb-shut = De doos is dicht.
reason-kb-makes = { $lines ->
    [one] Hij maakt een lijn.
   *[other] Hij maakt { $lines } lijnen.
 }
reason-kb-stops = { $lines ->
    [one] Hij voorkomt een lijn van de ander.
   *[other] Hij voorkomt { $lines } lijnen van de ander.
 }
reason-kb-centre = Hij neemt het midden; de kameleon gaat naar de ander.
reason-kb-safe = Na de op één na beste zet zou de ander meteen meer kunnen maken.
reason-kb-later = Er gebeurt niet meteen iets. Het loont later.
reason-kg-pass = Niets van wat kan is beter dan het laten.
reason-kg-counts = Aan het eind telt hij { $points }.
reason-kg-robs = En { $name } raakt hem kwijt.
reason-kg-met = Van 100 worpen halen { $share } deze fiche.
reason-ab-points = Punten meteen: { $points }.
reason-ab-keeps = Je houdt over: { $tiles }.
reason-ab-exchange = Nieuwe stenen zijn nu meer waard dan elke zet op het bord.

## De terugblik op een partij

review-title = Terugblik
review-waits = Je partij wordt geanalyseerd…
review-so-far = { $done } van { $of } zetten bekeken
review-won = { $count ->
    [0] De partij
    [one] { $names } heeft gewonnen
   *[other] { $names } delen de winst
 }
review-graph = { $unit }, { $name }: { $from } aan het begin, { $now } hier, { $to } aan het eind.
review-apart = Geluk en kunde
review-start = Aan het begin
review-row-luck = Geluk
review-row-choices = Eigen zetten
review-row-others = Zetten van de anderen
review-row-unclear = Onduidelijk
review-end = Aan het eind
review-hits = Beste zet gevonden
review-exact = Elke waarde is bewezen.
review-guessed = Sommige waarden zijn schattingen.
review-turning = Zetten die ertoe deden
review-luck = Geluk voor { $name }: { $value }.
review-no-luck = Dit veranderde niets.
review-forced = Er viel niets te kiezen.
review-not-judged = Dit valt niet te beoordelen.
review-best = Dit was het beste.
review-cost = Dit kostte { $value }. Beter: { $best }.
review-fork = Vanaf hier verder spelen

## De analysetafel

analysis-title = Analyse
analysis-start = De eerste stelling.
analysis-values = Wat zetten waard zijn
analysis-show = Tonen
analysis-hidden = Eerst denken, dan kijken.
analysis-chance = Het toeval is aan de beurt: zeg wat eruit komt, of laat het beslissen.
analysis-fall = Toeval laten beslissen
analysis-lines = Geprobeerde varianten
analysis-remove = Vanaf hier wissen
analysis-removed = Gewist. Je staat er nu vlak voor.
analysis-ways = Vanaf hier gaan { $count } varianten verder: { $acts }.
analysis-position = Stelling
analysis-set = Opstellen
