### Abaku am Tisch der Seite.

## What the slip tells

ab-told-laid = { $name } hat { $tiles } gelegt
ab-told-at = Ab { $at }.
ab-told-equations = { $count } Gleichungen auf einmal
ab-told-pass = { $name } hat gepasst
ab-told-accept = { $name } lässt es gelten
ab-told-challenge = { $name } hat es angezweifelt
ab-told-exchange = { $count ->
    [one] { $name } hat { $count } Stein getauscht
   *[other] { $name } hat { $count } Steine getauscht
 }
ab-told-magic = { $name }: { $act }

## Everything else

ab-board = Das Brett. Pfeile bewegen, Ziffern legen Steine, Leertaste dreht die Richtung, Eingabe spielt.
ab-rack = Deine Steine
ab-tile = { $tile ->
    [joker] Joker
   *[other] Stein { $tile }
 }
ab-square = { $square }{ $bonus ->
    [n2] , Zahl mal 2
    [n3] , Zahl mal 3
    [e2] , Gleichung mal 2
    [e3] , Gleichung mal 3
    [start] , Start
   *[none] { "" }
 }
ab-square-tile = { $square }: { $digit }{ $kind ->
    [new] , deiner, noch nicht gespielt
    [joker] , Joker
   *[old] { "" }
 }
ab-bonus = { $bonus ->
    [n2] Zahl ×2
    [n3] Zahl ×3
    [e2] Gleichung ×2
   *[e3] Gleichung ×3
 }
ab-turn = { $shared ->
    [yes] { $name }, lege Steine, die eine Rechnung ergeben
   *[no] Lege Steine, die eine Rechnung ergeben
 }
ab-how = Nimm einen Stein, dann ein Feld. Oder ziehe, oder tippe. Alle Steine eines Zuges liegen in einer Linie.
ab-one-line = Alle Steine eines Zuges liegen in einer Linie.
ab-equations = { $count ->
    [0] Noch keine Gleichung
    [one] Eine Gleichung
   *[other] { $count } Gleichungen
 }
ab-not-yet = Noch nicht
ab-tiles = { $count } Steine
ab-speak = Vorlesen
ab-this-turn = Dieser Zug
ab-place = { $known ->
    [yes] { $points ->
        [one] Für 1 Punkt legen
       *[other] Für { $points } Punkte legen
     }
   *[no] Die Steine legen
 }
ab-place-first = Lege Steine
ab-place-not = So geht es noch nicht
ab-take-up = Aufnehmen
ab-to-exchange = Tauschen
ab-exchange = { $count ->
    [0] Wähle Steine
    [one] 1 Stein tauschen
   *[other] { $count } Steine tauschen
 }
ab-exchange-ask = { $count ->
    [0] Welche Steine gehen zurück?
    [one] Ein Stein geht zurück
   *[other] { $count } Steine gehen zurück
 }
ab-exchange-how = Du bekommst ebenso viele aus dem Beutel. Das ist dein Zug.
ab-exchange-not = Behalten
ab-pass = Passen
ab-swapped = Der Joker gehört jetzt dir, für seine Ziffer. Lege ihn, oder behalte ihn und lege andere.
ab-joker-ask = Wofür steht der Joker?
ab-joker-not = Jetzt nicht
ab-asked = { $act }: gilt das?
ab-asking = Die anderen prüfen { $act }
ab-accept = Es gilt
ab-challenge = Anzweifeln
ab-bag = { $count ->
    [0] Der Beutel ist leer.
    [one] 1 Stein im Beutel.
   *[other] { $count } Steine im Beutel.
 }
ab-unseen = Steine, die du nicht gesehen hast
ab-wrong = So geht es nicht.
ab-wrong-at = { $squares }:
ab-won = { $count ->
    [one] { $names } gewinnt mit { $points }
   *[other] { $names } teilen sich den Sieg mit { $points }
 }

ab-say-place = { $name } legt { $act }: { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
 }
ab-say-exchange = { $name } tauscht { $count ->
    [one] 1 Stein.
   *[other] { $count } Steine.
 }
ab-say-pass = { $name } passt.
ab-say-accept = { $name } lässt es gelten.
ab-say-challenge = { $name } zweifelt an.
ab-tell-row = Reihe { $row }: { $tiles }.
ab-tell-rack = Deine Steine: { $tiles }.

## Was an einem Zug falsch ist, nach seinem Code

ab-wrong-not-one-equation = diese Steine stehen nicht zusammen in einer Gleichung.
ab-wrong-contact-in-no-equation = diese zwei berühren sich, aber keine neue Gleichung hat beide.
ab-wrong-no-old-tile = kein Stein, der schon lag, gehört zu einer neuen Gleichung.
ab-wrong-gap = dort ist eine Lücke.
ab-wrong-not-on-start = der erste Zug legt einen Stein auf dieses Feld.
ab-wrong-two-tiles-first = Der erste Zug legt zwei Steine oder mehr.
ab-wrong-nothing-touched = Kein neuer Stein berührt einen Stein auf dem Brett.
ab-wrong-off-the-board = die Steine gehen über den Rand.
ab-wrong-square-taken = dort liegt schon ein Stein.
ab-wrong-no-joker-there = dort ist kein Joker.
ab-wrong-no-digit-for-joker = du hast die Ziffer des Jokers nicht.
ab-wrong-no-diagonals = Hier wird nicht schräg gelegt.
ab-wrong-not-in-rack = Diesen Stein hast du nicht.

# Magic squares
ab-magic-ask = Gib jeder Linie dieselbe Summe
ab-magic-how = Wähle eine Ziffer, dann ein Feld. Reihen, Spalten und beide Diagonalen zählen.
ab-magic-lines = Linien mit gleicher Summe: { $lines } von { $all }
ab-magic-square = { $square }: { $digit ->
    [none] frei
   *[other] { $digit }
 }
