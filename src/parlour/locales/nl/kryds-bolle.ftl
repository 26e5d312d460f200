### Kryds & Bolle aan de tafel van de pagina.

## What the slip tells

kb-told-bar = { $bar ->
    [a1] linksvoor
    [b1] middenvoor
    [c1] rechtsvoor
    [a2] links
    [b2] midden
    [c2] rechts
    [a3] linksachter
    [b3] middenachter
   *[c3] rechtsachter
 }
kb-told-ball = { $name } nam de staaf { kb-told-bar }{ $free ->
    [yes] { ", " }{ $level ->
        [1] onder
        [2] midden
       *[3] boven
     }
   *[no] { "" }
 }
kb-told-chameleon = { $name } plaatste de kameleon
kb-told-line = { $kind ->
    [layer1] Een lijn in de onderste laag.
    [layer2] Een lijn in de middelste laag.
    [layer3] Een lijn in de bovenste laag.
    [up] Een lijn recht omhoog.
   *[across] Een lijn dwars door de lagen.
 }
kb-told-lines = { $lines } lijnen tegelijk.
kb-told-lies = { $level ->
    [1] De bal ligt onderaan.
    [2] De bal ligt in het midden.
   *[3] De bal ligt bovenop.
 }
kb-told-gain = { $lines ->
    [one] +{ $lines } lijn
   *[other] +{ $lines } lijnen
 }

## Everything else

kb-chameleon = de kameleon
kb-level = { $level ->
    [1] Onder
    [2] Midden
   *[3] Boven
 }
kb-layer = { $level ->
    [1] Onderste laag
    [2] Middelste laag
   *[3] Bovenste laag
 }
kb-bar = { $bar ->
    [a1] op de staaf linksvoor
    [b1] op de staaf middenvoor
    [c1] op de staaf rechtsvoor
    [a2] op de linkerstaaf
    [b2] op de middelste staaf
    [c2] op de rechterstaaf
    [a3] op de staaf linksachter
    [b3] op de staaf middenachter
   *[c3] op de staaf rechtsachter
 }
kb-place = { $place }, { $level ->
    [1] onder
    [2] midden
   *[3] boven
 } { kb-bar }
kb-cell-ball = { $place }: { $owner }{ $last ->
    [yes] , laatste bal
   *[no] { "" }
 }
kb-cell-chosen = { $place }: gekozen, druk nog eens om te plaatsen
kb-cell-open = { $place }: vrij
kb-cell-free = { $place }: vrij, maar nog niet aan de beurt

kb-turn = { $shared ->
    [yes] { $name }, waar gaat de bal heen?
   *[no] Waar gaat de bal heen?
 }
kb-turn-chameleon = { $shared ->
    [yes] { $name }, de kameleon komt als laatste
   *[no] De kameleon komt als laatste
 }
kb-ask = { $shared ->
    [yes] { $name }, { $level ->
        [1] onder
        [2] midden
       *[3] boven
     } { kb-bar }?
   *[no] { $level ->
        [1] Onder
        [2] Midden
       *[3] Boven
     } { kb-bar }?
 }
kb-how = { $device ->
    [finger] Raak een staaf of een ring aan.
   *[mouse] Kies een staaf of een ring; de bal glijdt naar beneden.
 }
kb-how-free = { $device ->
    [finger] Raak een vrije plek aan.
   *[mouse] Kies een vrije plek, op de staven of in de lagen.
 }
kb-makes = { $lines ->
    [one] Dat geeft een lijn: { $from } wordt { $to }.
   *[other] Dat geeft { $lines } lijnen: { $from } wordt { $to }.
 }
kb-makes-none = Dat geeft nog geen lijn.
kb-stops = { $lines ->
    [one] Dat houdt { $name } van een lijn af.
   *[other] Dat houdt { $name } van { $lines } lijnen af.
 }
kb-wrong-full = Deze staaf is vol. Kies er een met een stip bovenop.
kb-wrong-taken = Daar ligt al een bal. Kies een vrije plek.
kb-wrong-floats = Ballen glijden omlaag: op deze staaf is { $level ->
    [1] de onderste plek
    [2] de middelste plek
   *[3] de bovenste plek
 } aan de beurt.
kb-last = De laatste bal: { kb-place }.
kb-place-ball = Bal plaatsen
kb-choose-first = Kies een plek
kb-unchoose = Andere plek kiezen
kb-won = { $mine ->
    [yes] Jij wint, { $points } tegen { $other }
   *[no] { $name } wint, { $points } tegen { $other }
 }
kb-drawn = { $points } elk: gelijkspel
kb-over-why = { $lines ->
    [one] Eén lijn in de kubus.
   *[other] { $lines } lijnen in de kubus.
 }
kb-end-tap = Tik op een stokje om zijn lijn te zien.
kb-end-lead = Voorsprong van { $name }, bal voor bal
kb-end-line = Lijn { $number }: { $places }
kb-end-ball = Bal { $ball }: { $lines ->
    [one] een lijn
   *[other] { $lines } lijnen tegelijk
 }
kb-lines = Lijnen
kb-left = { $count ->
    [one] nog 1 bal
   *[other] nog { $count } ballen
 }
kb-balls-left = Ballen over
kb-holds = Heeft de kameleon
kb-holds-short = { $name } heeft de kameleon
kb-turn-finger = Draai de staven met een vinger
kb-turn-round = De staven draaien
kb-turn-to = { $way ->
    [left] Naar links draaien
    [right] Naar rechts draaien
    [up] Omhoog kantelen
   *[down] Omlaag kantelen
 }
kb-turn-home = Terug naar voren
kb-count = Bal { $ball } van 27, { $placement ->
    [free] elke vrije plek
   *[stacked] gestapeld
 }

kb-say-ball = { $name }: { $place }, { $level ->
    [1] onder
    [2] midden
   *[3] boven
 } { kb-bar }.{ $made ->
    [0] { "" }
    [one] { " " }Een lijn.
   *[other] { " " }{ $made } lijnen.
 }
kb-say-chameleon = { $name } heeft de kameleon.
kb-tell-balls = { $name }, { $points ->
    [one] 1 punt
   *[other] { $points } punten
 }, { $count ->
    [0] nog geen ballen.
   *[other] ballen op { $places }.
 }
kb-tell-free = Je bal kan naar { $places }.
kb-lots = Er is geloot: { $name } begint.
