### Chikugo und Klau Genau am Tisch der Seite.

## What the slip tells

kg-told-shape = { $shape ->
    [none] keine Kugel im Loch
    [one] eine Kugel im Loch
    [line] eine Linie
    [square] ein Quadrat
   *[rectangle] ein Rechteck
 }
kg-told-threw = { $name } hat { $points } geworfen, { kg-told-shape }
kg-told-chikugo = Ein Chikugo! Das gewinnt sofort.
kg-told-nadir = Bisher am niedrigsten: Nadir.
kg-told-holes = Rot { $red ->
    [miss] daneben
   *[other] { $red }
 }, Schwarz { $black ->
    [miss] daneben
   *[other] { $black }
 }{ $sum ->
    [none] { "" }
   *[other] { ": " }{ $sum }
 }.
kg-told-turned = { $name } hat { $chip } aufgedeckt
kg-told-nadir-takes = { $name } ist Nadir und hat { $chip } genommen
kg-told-nadir-takes-some = Der Nadir hat { $chip } genommen
kg-told-nadir-why = Der niedrigste Wurf der Runde.
kg-told-matches = Der Wurf: { $points }, { kg-told-shape }.
kg-told-pass = { $name } hat es gelassen
kg-told-take = { $name } hat { $chip } genommen
kg-told-rob = { $name } hat { $other } { $chip } abgenommen
kg-told-lay = { $name } hat { $chip } abgelegt

## Everything else

kg-nadir = Nadir
kg-chip = { $chip ->
    [line] die Linie
    [square] das Quadrat
    [max] die „bis { $number }“
   *[other] die { $number }
 }
kg-box = Die Box. Rot { $red ->
    [miss] daneben
   *[other] auf { $red }
 }, Schwarz { $black ->
    [miss] daneben
   *[other] auf { $black }
 }.
kg-throw = Werfen
kg-turn-chip = Einen Chip umdrehen
kg-pass = Lassen
kg-choose = Wähle einen Chip
kg-look = Ansicht
kg-look-from = { $way ->
    [hand] Hand
    [above] Von oben
   *[low] Flach
 }
kg-wrong = Passt nicht: { $chip }
kg-wrong-why = { $reason ->
    [match] Diese Zahl oder Form hast du nicht geworfen.
    [exact] Von anderen brauchst du genau diese Zahl, für eine Linie eine Linie und für ein Quadrat ein Quadrat.
    [throw] Erst werfen.
    [take] Nimm einen Chip aus der Mitte.
    [rob] Du kannst jemandem einen Chip abnehmen oder es lassen.
    [lay] Leg einen deiner eigenen Chips ab.
   *[none] Erst einen Chip umdrehen.
 }
kg-take = { $chip } nehmen
kg-rob = { $chip } nehmen
kg-lay = { $chip } ablegen
kg-clear = { $shared ->
    [yes] { $name }, mit { $points } oder mehr bist du sicher
   *[no] Mit { $points } oder mehr bist du sicher
 }
kg-throw-ask = { $shared ->
    [yes] { $name }, wirf beide Kugeln
   *[no] Wirf beide Kugeln
 }
kg-throw-lay = { $shared ->
    [yes] { $name }, wirf, um einen Chip abzulegen
   *[no] Wirf, um einen Chip abzulegen
 }
kg-turn-ask = { $shared ->
    [yes] { $name }, dreh einen Chip um
   *[no] Dreh einen Chip um
 }
kg-take-ask = { $shared ->
    [yes] { $name }, welchen Chip nimmst du?
   *[no] Welchen Chip nimmst du?
 }
kg-rob-ask = { $shared ->
    [yes] { $name }, nimmst du jemandem einen Chip ab?
   *[no] Jemandem einen Chip abnehmen?
 }
kg-lay-ask = { $shared ->
    [yes] { $name }, welchen Chip legst du ab?
   *[no] Welchen Chip legst du ab?
 }
kg-throw-how = Beide Kugeln fliegen zusammen.
kg-hand = Zieh die Kugeln zurück und lass los.
kg-hand-after = Zieh die Kugeln zurück und lass los. { $name } hat { $points }.
kg-wait = Einen Moment.
kg-threw = { $name }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }, { $shape ->
    [none] keine Kugel im Loch
    [one] eine Kugel im Loch
    [line] eine Linie
    [square] ein Quadrat
   *[rectangle] ein Rechteck
 }{ $shape ->
    [none] { "" }
   *[other] { ", " }Rot { $red ->
        [miss] daneben
       *[other] { $red }
     }, Schwarz { $black ->
        [miss] daneben
       *[other] { $black }
     }
 }{ $sum ->
    [none] { "" }
   *[other] { ": " }{ $sum }
 }.
kg-is-nadir = { $name } ist Nadir.
kg-middle = { $up ->
    [0] { $down ->
        [0] Die Mitte ist leer
        [one] 1 Chip in der Mitte, verdeckt
       *[other] { $down } Chips in der Mitte, verdeckt
     }
   *[other] { $down ->
        [0] { $up } in der Mitte, alle offen
       *[other] In der Mitte { $up } offen, { $down } verdeckt
     }
 }
kg-no-chips = keine Chips
kg-out = gerettet
kg-just-threw = hat geworfen
kg-round = { $phase ->
    [pick-up] Aufnehmen, Runde { $round } von 12
    [lay-out] Ablegen, Runde { $round }
    [over] Das Spiel ist vorbei
   *[take-it] Runde { $round }
 }
kg-won = { $count ->
    [one] { $names } gewinnt mit { $points }
   *[other] { $names } teilen sich den Sieg mit { $points }
 }
kg-lost = { $count ->
    [0] Niemand hat verloren
    [one] { $names } bleibt auf Chips sitzen und verliert
   *[other] { $names } bleiben auf Chips sitzen und verlieren
 }
kg-aim-x = Hand, links bis rechts
kg-aim-dir = Richtung
kg-aim-force = Kraft
kg-aim-loft = Höhe
kg-aim-gap = Abstand der Kugeln
kg-aim-turn = Drehung der Hand
kg-flying = { $name } wirft
kg-in-the-air = Die Kugeln sind in der Luft.
kg-skip = Wurf überspringen
kg-finer = In Zahlen zielen

kg-say-chip = Es ist { $chip }.
kg-say-take = { $name } nimmt { $chip }.
kg-say-rob = { $name } nimmt { $other } { $chip } ab.
kg-say-lay = { $name } legt { $chip } ab.
kg-say-pass = { $name } lässt es.
kg-tell-chips = { $count ->
    [0] { $name } hat keine Chips.
   *[other] { $name } hat { $chips }.
 }
kg-tell-up = Offen: { $chips }.

# Smart Calculators
kg-sum-first = Erst selbst rechnen
kg-sum-how = Das Zeichen in der Reihe der roten Kugel verbindet die beiden Zahlen.
kg-sum-show = Zeigen
kg-sum-wrong = Nicht { $points }. Schau noch einmal hin.
kg-same-again = Noch einmal so
