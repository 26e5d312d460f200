### Beter worden: tips, alle zetten met hun waarde, de terugblik op een partij, de analysetafel.

hint-title = Tip
hint-thinking = Even denken…
hint-best = Het beste: { $act }.
hint-next = Op één na beste: { $act }, { $value }.
hint-equal = Even goed: { $acts }.
hint-only = Er is geen andere zet.
hint-none = Hier valt niets te kiezen.
moves-title = Alle zetten
moves-move = Zet
moves-more = Nog { $count } tonen
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
unit-lines = Punten die nog komen: die van jou min die van de ander
unit-lead = Voorsprong aan het eind
unit-score = Punten aan het eind
unit-win = Winstkans
unit-keep = Kans om niet te verliezen
unit-points = Minder minpunten dan verwacht bij perfect spel
command-advice = tip, hint
command-values = waarden, values
error-nobody-to-act = In deze stelling is niemand aan de beurt.
error-playing-without-hints = Je speelt dit spel nu zonder tips. Analyseer het als het voorbij is.

## Waarom een zet goed is

reason-stb-throws = Open blijft: { $open }. { $fits } van de 36 worpen passen.
reason-stb-shut = Hiermee is de doos dicht.
reason-kb-makes =
    { $lines ->
        [one] Dit maakt een lijn.
       *[other] Dit maakt { $lines } lijnen.
    }
reason-kb-stops =
    { $lines ->
        [one] Dit houdt een lijn van de ander tegen.
       *[other] Dit houdt { $lines } lijnen van de ander tegen.
    }
reason-kb-centre = Dit neemt het midden; de kameleon gaat naar de ander.
reason-kb-safe = Na de op één na beste zet zou de ander meteen meer kunnen maken.
reason-kb-later = Dit levert nog niets op, maar betaalt zich later uit.
reason-kg-pass = Niets is hier beter dan het zo laten.
reason-kg-counts = Aan het eind telt hij { $points }.
reason-kg-robs = En { $name } raakt hem kwijt.
reason-kg-met = { $share } van de 100 worpen passen bij deze fiche.
reason-ab-points = Punten meteen: { $points }.
reason-ab-keeps = Je houdt over: { $tiles }.
reason-ab-exchange = Nieuwe stenen zijn nu meer waard dan elke zet op het bord.

## De terugblik op een partij

review-title = Terugblik
review-waits = Je spel wordt geanalyseerd…
review-so-far = { $done } van { $of } zetten geanalyseerd
review-won = { $count ->
    [0] Het spel
    [one] { $names } heeft gewonnen
   *[other] { $names } delen de overwinning
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
review-not-judged = Dit kunnen we niet beoordelen.
review-best = Dit was het beste.
review-cost = Dit kostte { $value }. Beter: { $best }.
review-fork = Vanaf hier verder spelen

## De analysetafel

analysis-title = Analyse
analysis-start = De eerste stelling.
analysis-values = Waarde van elke zet
analysis-show = Tonen
analysis-hidden = Eerst denken, dan kijken.
analysis-chance = Nu komt het toeval: voer een uitkomst in, of trek er een.
analysis-fall = Uitkomst trekken
analysis-lines = Geprobeerde varianten
analysis-remove = Vanaf hier verwijderen
analysis-removed = Verwijderd. Je bent nu bij de stelling ervoor.
analysis-ways = Vanaf hier gaan { $count } varianten verder: { $acts }.
analysis-position = Stelling
analysis-set = Opstellen
