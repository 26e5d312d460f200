### Bli bättre: tips, alla drag med sina värden, tillbakablicken på ett parti, analysbordet.

hint-title = Tips
hint-thinking = Tänker …
hint-best = Bäst: { $act }.
hint-next = Näst bäst: { $act }, { $value }.
hint-equal = Lika bra: { $acts }.
hint-only = Det finns inget annat drag.
hint-none = Här finns inget att välja.
moves-title = Alla drag
moves-move = Drag
moves-more = { $count } till
moves-played = spelat
moves-proved = Alla värden är bevisade.
worth-is = { $unit }: { $value }.
worth-proved = Det är bevisat.
worth-guessed = Det är en uppskattning.
bound-exact = bevisat
bound-at-most = högst
bound-at-least = minst
bound-estimate = uppskattat
unit-minus = Minuspoäng att vänta denna tur
unit-lines = Poäng som kommer, egna minus den andras
unit-lead = Försprång till slut
unit-score = Poäng till slut
unit-win = Chans att vinna
unit-keep = Chans att inte förlora
unit-points = Minuspoäng färre än perfekt spel väntar
command-advice = tips, hint
command-values = värden, values
error-nobody-to-act = Ingen är i tur i den här ställningen.
error-playing-without-hints = Du spelar det här spelet utan tips just nu. Analysera det när ditt parti är slut.

## Varför ett drag är bra

reason-stb-throws = Öppna förblir { $open }: av 36 kast passar { $fits }.
reason-stb-shut = Det stänger lådan.
reason-kb-makes = { $lines ->
    [one] Det gör en rad.
   *[other] Det gör { $lines } rader.
 }
reason-kb-stops = { $lines ->
    [one] Det hindrar en rad för den andra.
   *[other] Det hindrar { $lines } rader för den andra.
 }
reason-kb-centre = Det tar mitten; kameleonten går till den andra.
reason-kb-safe = Det näst bästa draget skulle låta den andra göra mer direkt.
reason-kb-later = Inget händer direkt. Det lönar sig senare.
reason-kg-pass = Inget av det möjliga är bättre än att låta bli.
reason-kg-counts = Den räknas som { $points } till slut.
reason-kg-robs = Och { $name } blir av med den.
reason-kg-met = Av 100 kast räcker { $share } till den här marken.
reason-ab-points = Poäng direkt: { $points }.
reason-ab-keeps = Kvar hos dig: { $tiles }.
reason-ab-exchange = Nya brickor är nu mer värda än att lägga något.

## Tillbakablicken på ett parti

review-title = Tillbakablick
review-waits = Analyserar ditt parti …
review-so-far = { $done } av { $of } drag genomgångna
review-won = { $count ->
    [0] Partiet
    [one] { $names } vann
   *[other] { $names } delade segern
 }
review-graph = { $unit }, { $name }: { $from } i början, { $now } här, { $to } till slut.
review-apart = Slump och skicklighet
review-start = I början
review-row-luck = Tur
review-row-choices = Egna val
review-row-others = De andras val
review-row-unclear = Oklart
review-end = Till slut
review-hits = Bästa draget hittat
review-exact = Varje värde är bevisat.
review-guessed = Några värden är uppskattningar.
review-turning = Drag som avgjorde
review-luck = Tur för { $name }: { $value }.
review-no-luck = Det ändrade ingenting.
review-forced = Det fanns inget att välja.
review-not-judged = Det kan inte bedömas.
review-best = Det var bäst.
review-cost = Det kostade { $value }. Bättre: { $best }.
review-fork = Spela vidare härifrån

## Analysbordet

analysis-title = Analys
analysis-start = Den första ställningen.
analysis-values = Vad drag är värda
analysis-show = Visa
analysis-hidden = Tänk först, titta sedan.
analysis-chance = Slumpen är på tur: säg vad som faller, eller låt den avgöra.
analysis-fall = Låt slumpen avgöra
analysis-lines = Prövade varianter
analysis-remove = Ta bort härifrån
analysis-removed = Borttaget. Du står precis före.
analysis-ways = Härifrån går { $count } varianter vidare: { $acts }.
analysis-position = Ställning
analysis-set = Ställ upp
