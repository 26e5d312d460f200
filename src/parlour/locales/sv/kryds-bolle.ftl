### Kryds & Bolle vid sidans bord.

## What the slip tells

kb-told-bar = { $bar ->
    [a1] längst fram till vänster
    [b1] längst fram i mitten
    [c1] längst fram till höger
    [a2] till vänster
    [b2] i mitten
    [c2] till höger
    [a3] längst bak till vänster
    [b3] längst bak i mitten
   *[c3] längst bak till höger
 }
kb-told-ball = { $name } tog pinnen { kb-told-bar }{ $free ->
    [yes] { ", " }{ $level ->
        [1] nederst
        [2] i mitten
       *[3] överst
     }
   *[no] { "" }
 }
kb-told-chameleon = { $name } lade kameleonten
kb-told-line = { $kind ->
    [layer1] En rad i det nedersta lagret.
    [layer2] En rad i det mellersta lagret.
    [layer3] En rad i det översta lagret.
    [up] En rad rakt upp.
   *[across] En rad tvärs genom lagren.
 }
kb-told-lines = { $lines } rader på en gång.
kb-told-lies = { $level ->
    [1] Kulan ligger nederst.
    [2] Kulan ligger i mitten.
   *[3] Kulan ligger överst.
 }
kb-told-gain = { $lines ->
    [one] +{ $lines } rad
   *[other] +{ $lines } rader
 }

## Everything else

kb-chameleon = kameleonten
kb-level = { $level ->
    [1] Nederst
    [2] Mitten
   *[3] Överst
 }
kb-layer = { $level ->
    [1] Nedersta lagret
    [2] Mellersta lagret
   *[3] Översta lagret
 }
kb-bar = { $bar ->
    [a1] på pinnen längst fram till vänster
    [b1] på pinnen längst fram i mitten
    [c1] på pinnen längst fram till höger
    [a2] på vänstra pinnen
    [b2] på mittpinnen
    [c2] på högra pinnen
    [a3] på pinnen längst bak till vänster
    [b3] på pinnen längst bak i mitten
   *[c3] på pinnen längst bak till höger
 }
kb-place = { $place }, { $level ->
    [1] nederst
    [2] mitt
   *[3] överst
 } { kb-bar }
kb-cell-ball = { $place }: { $owner }{ $last ->
    [yes] , senaste kulan
   *[no] { "" }
 }
kb-cell-chosen = { $place }: vald, tryck igen för att lägga
kb-cell-open = { $place }: ledig
kb-cell-free = { $place }: ledig, men inte än

kb-turn = { $shared ->
    [yes] { $name }, vart ska kulan?
   *[no] Vart ska kulan?
 }
kb-turn-chameleon = { $shared ->
    [yes] { $name }, kameleonten kommer sist
   *[no] Kameleonten kommer sist
 }
kb-ask = { $shared ->
    [yes] { $name }, { $level ->
        [1] nederst
        [2] mitt
       *[3] överst
     } { kb-bar }?
   *[no] { $level ->
        [1] Nederst
        [2] Mitt
       *[3] Överst
     } { kb-bar }?
 }
kb-how = { $device ->
    [finger] Tryck på en pinne eller en ring.
   *[mouse] Välj en pinne eller en ring; kulan glider ner.
 }
kb-how-free = { $device ->
    [finger] Tryck på en ledig plats.
   *[mouse] Välj en ledig plats, på pinnarna eller i lagren.
 }
kb-makes = { $lines ->
    [one] Det ger en rad: { $from } blir { $to }.
   *[other] Det ger { $lines } rader: { $from } blir { $to }.
 }
kb-makes-none = Det ger ingen rad än.
kb-stops = { $lines ->
    [one] Det hindrar { $name } från en rad.
   *[other] Det hindrar { $name } från { $lines } rader.
 }
kb-wrong-full = Den pinnen är full. Välj en med en prick överst.
kb-wrong-taken = Där ligger redan en kula. Välj en ledig plats.
kb-wrong-floats = Kulor glider ner: på den här pinnen är { $level ->
    [1] den nedersta platsen
    [2] den mellersta platsen
   *[3] den översta platsen
 } på tur.
kb-last = Den senaste kulan: { kb-place }.
kb-place-ball = Lägg kulan
kb-choose-first = Välj en plats
kb-unchoose = Välj en annan plats
kb-won = { $mine ->
    [yes] Du vinner, { $points } mot { $other }
   *[no] { $name } vinner, { $points } mot { $other }
 }
kb-drawn = { $points } var: oavgjort
kb-over-why = { $lines ->
    [one] En rad i kuben.
   *[other] { $lines } rader i kuben.
 }
kb-end-tap = Tryck på en sticka för att se dess rad.
kb-end-lead = Ledning för { $name }, kula för kula
kb-end-line = Rad { $number }: { $places }
kb-end-ball = Kula { $ball }: { $lines ->
    [one] en rad
   *[other] { $lines } rader på en gång
 }
kb-lines = Rader
kb-left = { $count ->
    [one] 1 kula kvar
   *[other] { $count } kulor kvar
 }
kb-balls-left = Kulor kvar
kb-holds = Har kameleonten
kb-holds-short = { $name } har kameleonten
kb-turn-finger = Vrid pinnarna med ett finger
kb-turn-round = Vrid pinnarna
kb-turn-to = { $way ->
    [left] Vrid åt vänster
    [right] Vrid åt höger
    [up] Luta uppåt
   *[down] Luta nedåt
 }
kb-turn-home = Tillbaka till framsidan
kb-count = Kula { $ball } av 27, { $placement ->
    [free] valfri ledig plats
   *[stacked] staplade
 }

kb-say-ball = { $name }: { $place }, { $level ->
    [1] nederst
    [2] mitt
   *[3] överst
 } { kb-bar }.{ $made ->
    [0] { "" }
    [one] { " " }En rad.
   *[other] { " " }{ $made } rader.
 }
kb-say-chameleon = { $name } har kameleonten.
kb-tell-balls = { $name }, { $points } poäng, { $count ->
    [0] inga kulor än.
   *[other] kulor på { $places }.
 }
kb-tell-free = Du kan lägga kulan på { $places }.
kb-lots = Lotten är dragen: { $name } börjar.
