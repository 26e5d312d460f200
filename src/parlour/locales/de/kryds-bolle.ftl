### Kryds & Bolle am Tisch der Seite.

## What the slip tells

kb-told-bar = { $bar ->
    [a1] vorn links
    [b1] vorn Mitte
    [c1] vorn rechts
    [a2] links
    [b2] Mitte
    [c2] rechts
    [a3] hinten links
    [b3] hinten Mitte
   *[c3] hinten rechts
 }
kb-told-ball = { $name } hat den Stab { kb-told-bar } genommen{ $free ->
    [yes] { ", " }{ $level ->
        [1] unten
        [2] Mitte
       *[3] oben
     }
   *[no] { "" }
 }
kb-told-chameleon = { $name } hat das Chamäleon gesetzt
kb-told-line = { $kind ->
    [layer1] Das ist eine Reihe in der unteren Lage.
    [layer2] Das ist eine Reihe in der mittleren Lage.
    [layer3] Das ist eine Reihe in der oberen Lage.
    [up] Das ist eine Reihe senkrecht hinauf.
   *[across] Das ist eine Reihe quer durch die Lagen.
 }
kb-told-lines = Das sind { $lines } Reihen auf einmal.
kb-told-lies = { $level ->
    [1] Die Kugel liegt unten.
    [2] Die Kugel liegt in der Mitte.
   *[3] Die Kugel liegt oben.
 }
kb-told-gain = { $lines ->
    [one] +{ $lines } Reihe
   *[other] +{ $lines } Reihen
 }

## Everything else

kb-chameleon = das Chamäleon
kb-level = { $level ->
    [1] Unten
    [2] Mitte
   *[3] Oben
 }
kb-layer = { $level ->
    [1] Untere Lage
    [2] Mittlere Lage
   *[3] Obere Lage
 }
kb-bar = { $bar ->
    [a1] am Stab vorn links
    [b1] am Stab vorn in der Mitte
    [c1] am Stab vorn rechts
    [a2] am linken Stab
    [b2] am mittleren Stab
    [c2] am rechten Stab
    [a3] am Stab hinten links
    [b3] am Stab hinten in der Mitte
   *[c3] am Stab hinten rechts
 }
kb-place = { $place }, { $level ->
    [1] unten
    [2] Mitte
   *[3] oben
 } { kb-bar }
kb-cell-ball = { $place }: { $owner }{ $last ->
    [yes] , letzte Kugel
   *[no] { "" }
 }
kb-cell-chosen = { $place }: gewählt, noch einmal drücken zum Setzen
kb-cell-open = { $place }: frei
kb-cell-free = { $place }: frei, aber noch nicht möglich

kb-turn = { $shared ->
    [yes] { $name }, wohin mit der Kugel?
   *[no] Wohin mit der Kugel?
 }
kb-turn-chameleon = { $shared ->
    [yes] { $name }, das Chamäleon kommt zuletzt
   *[no] Das Chamäleon kommt zuletzt
 }
kb-ask = { $shared ->
    [yes] { $name }, { $level ->
        [1] unten
        [2] in die Mitte
       *[3] oben
     } { kb-bar }?
   *[no] { $level ->
        [1] Unten
        [2] In die Mitte
       *[3] Oben
     } { kb-bar }?
 }
kb-how = { $device ->
    [finger] Berühre einen Stab oder einen Ring.
   *[mouse] Wähle einen Stab oder einen Ring; die Kugel rutscht nach unten.
 }
kb-how-free = { $device ->
    [finger] Berühre einen freien Platz.
   *[mouse] Wähle einen freien Platz, an den Stäben oder in den Lagen.
 }
kb-makes = { $lines ->
    [one] Das ergibt eine Reihe: aus { $from } wird { $to }.
   *[other] Das ergibt { $lines } Reihen: aus { $from } wird { $to }.
 }
kb-makes-none = Das ergibt noch keine Reihe.
kb-stops = { $lines ->
    [one] Das nimmt { $name } eine Reihe.
   *[other] Das nimmt { $name } { $lines } Reihen.
 }
kb-wrong-full = Dieser Stab ist voll. Nimm einen mit Punkt an der Spitze.
kb-wrong-taken = Da liegt schon eine Kugel. Nimm einen freien Platz.
kb-wrong-floats = Kugeln rutschen nach unten: Auf diesem Stab ist { $level ->
    [1] der Platz unten
    [2] der Platz in der Mitte
   *[3] der Platz oben
 } dran.
kb-last = Die letzte Kugel: { kb-place }.
kb-place-ball = Kugel setzen
kb-choose-first = Wähle einen Platz
kb-unchoose = Anderen Platz wählen
kb-won = { $mine ->
    [yes] Du gewinnst, { $points } zu { $other }
   *[no] { $name } gewinnt, { $points } zu { $other }
 }
kb-drawn = { $points } für beide: unentschieden
kb-over-why = { $lines ->
    [one] Eine Reihe im Würfel.
   *[other] { $lines } Reihen im Würfel.
 }
kb-end-tap = Tippe auf ein Stäbchen, um seine Reihe zu sehen.
kb-end-lead = Vorsprung von { $name }, Kugel für Kugel
kb-end-line = Reihe { $number }: { $places }
kb-end-ball = Kugel { $ball }: { $lines ->
    [one] eine Reihe
   *[other] { $lines } Reihen auf einmal
 }
kb-lines = Reihen
kb-left = { $count ->
    [one] noch 1 Kugel
   *[other] noch { $count } Kugeln
 }
kb-balls-left = Kugeln übrig
kb-holds = Hat das Chamäleon
kb-holds-short = { $name } hat das Chamäleon
kb-turn-finger = Die Stäbe mit dem Finger drehen
kb-turn-round = Die Stäbe drehen
kb-turn-to = { $way ->
    [left] Nach links drehen
    [right] Nach rechts drehen
    [up] Nach oben kippen
   *[down] Nach unten kippen
 }
kb-turn-home = Zurück nach vorn
kb-count = Kugel { $ball } von 27, { $placement ->
    [free] auf jeden freien Platz
   *[stacked] gestapelt
 }

kb-say-ball = { $name }: { $place }, { $level ->
    [1] unten
    [2] Mitte
   *[3] oben
 } { kb-bar }.{ $made ->
    [0] { "" }
    [one] { " " }Eine Reihe.
   *[other] { " " }{ $made } Reihen.
 }
kb-say-chameleon = { $name } hat das Chamäleon.
kb-tell-balls = { $name }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }, { $count ->
    [0] noch keine Kugeln.
   *[other] Kugeln auf { $places }.
 }
kb-tell-free = Frei für deine Kugel: { $places }.
kb-lots = Das Los ist gezogen: { $name } fängt an.
