### Kryds & Bolle al tavolo della pagina.

## What the slip tells

kb-told-bar = { $bar ->
    [a1] davanti a sinistra
    [b1] davanti al centro
    [c1] davanti a destra
    [a2] a sinistra
    [b2] al centro
    [c2] a destra
    [a3] dietro a sinistra
    [b3] dietro al centro
   *[c3] dietro a destra
 }
kb-told-ball = { $name } ha preso l’asta { kb-told-bar }{ $free ->
    [yes] { ", " }{ $level ->
        [1] in basso
        [2] in mezzo
       *[3] in alto
     }
   *[no] { "" }
 }
kb-told-chameleon = { $name } ha posato il camaleonte
kb-told-line = { $kind ->
    [layer1] Fa una linea nel piano basso.
    [layer2] Fa una linea nel piano di mezzo.
    [layer3] Fa una linea nel piano alto.
    [up] Fa una linea verticale.
   *[across] Fa una linea attraverso i piani.
 }
kb-told-lines = Fa { $lines } linee in un colpo.
kb-told-lies = { $level ->
    [1] La pallina è in basso.
    [2] La pallina è in mezzo.
   *[3] La pallina è in alto.
 }
kb-told-gain = { $lines ->
    [one] +{ $lines } linea
   *[other] +{ $lines } linee
 }

## Everything else

kb-chameleon = il camaleonte
kb-level = { $level ->
    [1] Basso
    [2] Mezzo
   *[3] Alto
 }
kb-layer = { $level ->
    [1] Piano basso
    [2] Piano di mezzo
   *[3] Piano alto
 }
kb-bar = { $bar ->
    [a1] sull’asta davanti a sinistra
    [b1] sull’asta davanti al centro
    [c1] sull’asta davanti a destra
    [a2] sull’asta di sinistra
    [b2] sull’asta centrale
    [c2] sull’asta di destra
    [a3] sull’asta dietro a sinistra
    [b3] sull’asta dietro al centro
   *[c3] sull’asta dietro a destra
 }
kb-place = { $place }, { $level ->
    [1] in basso
    [2] in mezzo
   *[3] in alto
 } { kb-bar }
kb-cell-ball = { $place }: { $owner }{ $last ->
    [yes] , ultima pallina
   *[no] { "" }
 }
kb-cell-chosen = { $place }: scelto, premi ancora per posare
kb-cell-open = { $place }: libero
kb-cell-free = { $place }: libero, ma non ora

kb-turn = { $shared ->
    [yes] { $name }, dove va la pallina?
   *[no] Dove va la pallina?
 }
kb-turn-chameleon = { $shared ->
    [yes] { $name }, il camaleonte va per ultimo
   *[no] Il camaleonte va per ultimo
 }
kb-ask = { $shared ->
    [yes] { $name }, { $level ->
        [1] in basso
        [2] in mezzo
       *[3] in alto
     } { kb-bar }?
   *[no] { $level ->
        [1] In basso
        [2] In mezzo
       *[3] In alto
     } { kb-bar }?
 }
kb-how = { $device ->
    [finger] Tocca un’asta o un anello.
   *[mouse] Scegli un’asta o un anello; la pallina scivola giù.
 }
kb-how-free = { $device ->
    [finger] Tocca un posto libero.
   *[mouse] Scegli un posto libero, sulle aste o nei piani.
 }
kb-makes = { $lines ->
    [one] Fa una linea: { $from } diventa { $to }.
   *[other] Fa { $lines } linee: { $from } diventa { $to }.
 }
kb-makes-none = Non fa ancora una linea.
kb-stops = { $lines ->
    [one] Impedisce una linea a { $name }.
   *[other] Impedisce { $lines } linee a { $name }.
 }
kb-wrong-full = Quest’asta è piena. Scegline una con un punto in cima.
kb-wrong-taken = Lì c’è già una pallina. Scegli un posto libero.
kb-wrong-floats = Le palline scivolano giù: su quest’asta tocca { $level ->
    [1] al posto in basso
    [2] al posto in mezzo
   *[3] al posto in alto
 }.
kb-last = L’ultima pallina: { kb-place }.
kb-place-ball = Posa la pallina
kb-choose-first = Scegli un posto
kb-unchoose = Scegli un altro posto
kb-won = { $mine ->
    [yes] Vinci tu, { $points } a { $other }
   *[no] { $name } vince, { $points } a { $other }
 }
kb-drawn = { $points } a testa: pareggio
kb-over-why = { $lines ->
    [one] Una linea nel cubo.
   *[other] { $lines } linee nel cubo.
 }
kb-end-tap = Tocca un bastoncino per vedere la sua linea.
kb-end-lead = Il vantaggio di { $name }, pallina per pallina
kb-end-line = Linea { $number }: { $places }
kb-end-ball = Pallina { $ball }: { $lines ->
    [one] una linea
   *[other] { $lines } linee in un colpo
 }
kb-lines = Linee
kb-left = { $count ->
    [one] resta 1 pallina
   *[other] restano { $count } palline
 }
kb-balls-left = Palline rimaste
kb-holds = Ha il camaleonte
kb-holds-short = { $name } ha il camaleonte
kb-turn-finger = Gira le aste con un dito
kb-turn-round = Gira le aste
kb-turn-to = { $way ->
    [left] Gira a sinistra
    [right] Gira a destra
    [up] Inclina in su
   *[down] Inclina in giù
 }
kb-turn-home = Torna davanti
kb-count = Pallina { $ball } di 27, { $placement ->
    [free] in un posto libero
   *[stacked] impilata
 }

kb-say-ball = { $name }: { $place }, { $level ->
    [1] in basso
    [2] in mezzo
   *[3] in alto
 } { kb-bar }.{ $made ->
    [0] { "" }
    [one] { " " }Una linea.
   *[other] { " " }{ $made } linee.
 }
kb-say-chameleon = { $name } ha il camaleonte.
kb-tell-balls = { $name }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }, { $count ->
    [0] ancora nessuna pallina.
   *[other] palline in { $places }.
 }
kb-tell-free = Puoi posare in { $places }.
kb-lots = La sorte ha deciso: comincia { $name }.
