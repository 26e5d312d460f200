### Kryds & Bolle ved sidens bord.

## What the slip tells

kb-told-bar = { $bar ->
    [a1] forrest til venstre
    [b1] forrest i midten
    [c1] forrest til højre
    [a2] til venstre
    [b2] i midten
    [c2] til højre
    [a3] bagest til venstre
    [b3] bagest i midten
   *[c3] bagest til højre
 }
kb-told-ball = { $name } tog stangen { kb-told-bar }{ $free ->
    [yes] { ", " }{ $level ->
        [1] nederst
        [2] i midten
       *[3] øverst
     }
   *[no] { "" }
 }
kb-told-chameleon = { $name } lagde kamæleonen
kb-told-line = { $kind ->
    [layer1] Det giver en linje i det nederste lag.
    [layer2] Det giver en linje i det midterste lag.
    [layer3] Det giver en linje i det øverste lag.
    [up] Det giver en linje lige op.
   *[across] Det giver en linje på tværs af lagene.
 }
kb-told-lines = Det giver { $lines } linjer på én gang.
kb-told-lies = { $level ->
    [1] Kuglen ligger nederst.
    [2] Kuglen ligger i midten.
   *[3] Kuglen ligger øverst.
 }
kb-told-gain = { $lines ->
    [one] +{ $lines } linje
   *[other] +{ $lines } linjer
 }

## Everything else

kb-chameleon = kamæleonen
kb-level = { $level ->
    [1] Nederst
    [2] Midten
   *[3] Øverst
 }
kb-layer = { $level ->
    [1] Nederste lag
    [2] Midterste lag
   *[3] Øverste lag
 }
kb-bar = { $bar ->
    [a1] stangen forrest til venstre
    [b1] stangen forrest i midten
    [c1] stangen forrest til højre
    [a2] stangen til venstre
    [b2] stangen i midten
    [c2] stangen til højre
    [a3] stangen bagest til venstre
    [b3] stangen bagest i midten
   *[c3] stangen bagest til højre
 }
kb-place = { $place }, { $level ->
    [1] nederst
    [2] midt
   *[3] øverst
 } på { kb-bar }
kb-cell-ball = { $place }: { $owner }{ $last ->
    [yes] , sidste kugle
   *[no] { "" }
 }
kb-cell-chosen = { $place }: valgt, tryk igen for at lægge
kb-cell-open = { $place }: fri
kb-cell-free = { $place }: fri, men ikke endnu

kb-turn = { $shared ->
    [yes] { $name }, hvor skal kuglen hen?
   *[no] Hvor skal kuglen hen?
 }
kb-turn-chameleon = { $shared ->
    [yes] { $name }, kamæleonen kommer til sidst
   *[no] Kamæleonen kommer til sidst
 }
kb-ask = { $shared ->
    [yes] { $name }, { $level ->
        [1] nederst
        [2] midt
       *[3] øverst
     } på { kb-bar }?
   *[no] { $level ->
        [1] Nederst
        [2] Midt
       *[3] Øverst
     } på { kb-bar }?
 }
kb-how = { $device ->
    [finger] Tryk på en stang eller en ring.
   *[mouse] Vælg en stang eller en ring; kuglen glider ned.
 }
kb-how-free = { $device ->
    [finger] Tryk på en fri plads.
   *[mouse] Vælg en fri plads, på stængerne eller i lagene.
 }
kb-makes = { $lines ->
    [one] Det giver en linje: { $from } bliver til { $to }.
   *[other] Det giver { $lines } linjer: { $from } bliver til { $to }.
 }
kb-makes-none = Det giver ingen linje endnu.
kb-stops = { $lines ->
    [one] Det forhindrer en linje for { $name }.
   *[other] Det forhindrer { $lines } linjer for { $name }.
 }
kb-wrong-full = Den stang er fuld. Vælg en med en prik øverst.
kb-wrong-taken = Der ligger allerede en kugle. Vælg en fri plads.
kb-wrong-floats = Kugler glider ned: på den stang er { $level ->
    [1] den nederste plads
    [2] den midterste plads
   *[3] den øverste plads
 } den næste.
kb-last = Den sidste kugle: { kb-place }.
kb-place-ball = Læg kuglen
kb-choose-first = Vælg en plads
kb-unchoose = Vælg en anden plads
kb-won = { $mine ->
    [yes] Du vinder, { $points } mod { $other }
   *[no] { $name } vinder, { $points } mod { $other }
 }
kb-drawn = { $points } til hver: uafgjort
kb-over-why = { $lines ->
    [one] Én linje i kuben.
   *[other] { $lines } linjer i kuben.
 }
kb-end-tap = Tryk på en pind for at se dens linje.
kb-end-lead = Forspring for { $name }, kugle for kugle
kb-end-line = Linje { $number }: { $places }
kb-end-ball = Kugle { $ball }: { $lines ->
    [one] en linje
   *[other] { $lines } linjer på én gang
 }
kb-lines = Linjer
kb-left = { $count ->
    [one] 1 kugle tilbage
   *[other] { $count } kugler tilbage
 }
kb-balls-left = Kugler tilbage
kb-holds = Har kamæleonen
kb-holds-short = { $name } har kamæleonen
kb-turn-finger = Drej stængerne med en finger
kb-turn-round = Drej stængerne
kb-turn-to = { $way ->
    [left] Drej til venstre
    [right] Drej til højre
    [up] Vip op
   *[down] Vip ned
 }
kb-turn-home = Vis forfra
kb-count = Kugle { $ball } af 27, { $placement ->
    [free] på en fri plads
   *[stacked] stablet
 }

kb-say-ball = { $name }: { $place }, { $level ->
    [1] nederst
    [2] midt
   *[3] øverst
 } på { kb-bar }.{ $made ->
    [0] { "" }
    [one] { " " }En linje.
   *[other] { " " }{ $made } linjer.
 }
kb-say-chameleon = { $name } har kamæleonen.
kb-tell-balls = { $name }, { $points } point, { $count ->
    [0] ingen kugler endnu.
   *[other] kugler på { $places }.
 }
kb-tell-free = Du kan lægge på { $places }.
kb-lots = Der er trukket lod: { $name } begynder.
