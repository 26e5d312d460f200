### Bli bättre: tips, alla drag med sina värden, tillbakablicken på ett parti, analysbordet.

hint-title = Tips
hint-thinking = Tänker …
hint-best = Bäst: { $act }.
hint-next = Näst bäst: { $act }, { $value }.
hint-equal = Lika bra: { $acts }.
hint-only = Det finns inget annat drag.
hint-none = Här finns inget att välja.
moves-title = Alla drag
moves-move = Drag
moves-more = Visa { $count } till
moves-played = spelat
moves-proved = Alla värden är bevisade.
worth-is = { $unit }: { $value }.
worth-proved = Det är bevisat.
worth-guessed = Det är en uppskattning.
bound-exact = bevisat
bound-at-most = högst
bound-at-least = minst
bound-estimate = uppskattat
unit-minus = Förväntade minuspoäng den här turen
unit-lines = Poäng som återstår: dina minus den andras
unit-lead = Försprång i slutet
unit-score = Poäng i slutet
unit-win = Vinstchans
unit-keep = Chans att inte förlora
unit-points = Färre minuspoäng än väntat vid perfekt spel
command-advice = tips, hint
command-values = värden, values
error-nobody-to-act = Det är ingens tur i den här ställningen.
error-playing-without-hints = Du spelar det här spelet utan tips just nu. Analysera det när det är slut.

## Varför ett drag är bra

reason-stb-throws = Öppet blir kvar: { $open }. { $fits } av 36 kast passar.
reason-stb-shut = Det stänger lådan.
reason-kb-makes = { $lines ->
    [one] Det gör en rad.
   *[other] Det gör { $lines } rader.
 }
reason-kb-stops =
    { $lines ->
        [one] Det stoppar en rad för den andra.
       *[other] Det stoppar { $lines } rader för den andra.
    }
reason-kb-centre = Det tar mitten; kameleonten går till den andra.
reason-kb-safe = Det näst bästa draget skulle låta den andra göra mer direkt.
reason-kb-later = Inget händer direkt. Det lönar sig senare.
reason-kg-pass = Inget av det som går är bättre än att låta bli.
reason-kg-counts = Den räknas som { $points } i slutet.
reason-kg-robs = Och { $name } blir av med den.
reason-kg-met = { $share } av 100 kast passar den här spelmarken.
reason-ab-points = Poäng direkt: { $points }.
reason-ab-keeps = Kvar hos dig: { $tiles }.
reason-ab-exchange = Nya brickor är nu mer värda än att lägga något.

## Tillbakablicken på ett parti

review-title = Genomgång
review-waits = Analyserar ditt spel …
review-so-far = { $done } av { $of } drag analyserade
review-won = { $count ->
    [0] Spelet
    [one] { $names } vann
   *[other] { $names } delade segern
 }
review-graph = { $unit }, { $name }: { $from } i början, { $now } här, { $to } i slutet.
review-apart = Slump och skicklighet
review-start = I början
review-row-luck = Slump
review-row-choices = Egna val
review-row-others = De andras val
review-row-unclear = Oklart
review-end = I slutet
review-hits = Bästa draget hittat
review-exact = Varje värde är bevisat.
review-guessed = Några värden är uppskattningar.
review-turning = Drag som avgjorde
review-luck = Slumpen för { $name }: { $value }.
review-no-luck = Det ändrade ingenting.
review-forced = Det fanns inget att välja.
review-not-judged = Det här kan vi inte bedöma.
review-best = Det var bäst.
review-cost = Det kostade { $value }. Bättre: { $best }.
review-fork = Spela vidare härifrån

## Analysbordet

analysis-title = Analys
analysis-start = Utgångsställningen.
analysis-values = Värdet av varje drag
analysis-show = Visa
analysis-hidden = Tänk först, titta sedan.
analysis-chance = Nu är det slumpens tur: skriv in ett utfall eller dra ett.
analysis-fall = Dra ett utfall
analysis-lines = Prövade varianter
analysis-remove = Ta bort härifrån
analysis-removed = Borttaget. Du är vid ställningen före.
analysis-ways = Härifrån går { $count } varianter vidare: { $acts }.
analysis-position = Ställning
analysis-set = Ställ upp
