### Abaku am Tisch der Seite.

## What the slip tells

ab-told-laid = { $name } hat { $tiles } gelegt
ab-told-at = Ab { $at }.
ab-told-equations = { $count } Gleichungen auf einmal
ab-told-pass = { $name } hat gepasst
ab-told-accept = { $name } hat angenommen
ab-told-challenge = { $name } hat es angezweifelt
ab-told-exchange = { $count ->
    [one] { $name } hat { $count } Stein getauscht
   *[other] { $name } hat { $count } Steine getauscht
 }
ab-told-magic = { $name }: { $act }

## Everything else

ab-board = Das Brett. Pfeiltasten bewegen, Ziffern legen Steine, die Leertaste wechselt die Richtung, Enter spielt.
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
    [yes] { $name }, leg Steine, die eine Rechnung ergeben
   *[no] Leg eine Rechnung
 }
ab-how = Nimm einen Stein, dann ein Feld. Oder zieh ihn, oder tippe. Alle Steine liegen in einer Linie.
ab-one-line = Alle Steine eines Zuges liegen in einer Linie.
ab-equations = { $count ->
    [0] Noch keine Gleichung
    [one] Eine Gleichung
   *[other] { $count } Gleichungen
 }
ab-not-yet = Noch nicht
ab-tiles-way = { $count } Steine, { $way ->
    [across] waagrecht
    [down] senkrecht
   *[diagonal] schräg
 }
ab-bonus-on = { $over ->
    [yes] wenn du loslässt: { $bonus }
   *[no] { $bonus } auf { $square }
 }
ab-sum = { $kind ->
    [hint] Würde bringen
    [told] Das brachte
   *[mine] Dieser Zug
 }
ab-hint = Tipp
ab-hint-act = { $square }{ $way ->
    [across] , waagrecht
    [down] , senkrecht
    [diagonal] , schräg
   *[one] { "" }
 }: { $tiles }
ab-hint-aside = noch liegt nichts
ab-told-by = gelegt von { $name }
ab-let-go = Auf { $square } loslassen
ab-left-over = { $count ->
    [one] Ein Stein bleibt übrig
   *[other] { $count } Steine bleiben übrig
 }
ab-shuffle = Mischen
ab-whole = Ganzes Brett
ab-speak = Vorlesen
ab-place = { $known ->
    [yes] { $points ->
        [one] Für 1 Punkt legen
       *[other] Für { $points } Punkte legen
     }
   *[no] Die Steine legen
 }
ab-place-first = Leg Steine
ab-place-not = Noch nicht gültig
ab-take-up = Zurücknehmen
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
ab-exchange-how = Du ziehst ebenso viele aus dem Beutel. Das ist dein Zug.
ab-exchange-not = Behalten
ab-pass = Passen
ab-swapped = Der Joker gehört jetzt dir, für seine Ziffer. Leg ihn, oder behalte ihn und leg andere.
ab-joker-ask = Wofür steht der Joker?
ab-joker-not = Jetzt nicht
ab-asked = { $act }: gilt das?
ab-asking = Die anderen schauen sich { $act } an
ab-accept = Annehmen
ab-challenge = Anzweifeln
ab-bag = { $count ->
    [0] Der Beutel ist leer.
    [one] 1 Stein im Beutel.
   *[other] { $count } Steine im Beutel.
 }
ab-unseen = Steine, die du noch nicht gesehen hast
ab-wrong = Das geht nicht.
ab-wrong-at = { $squares }:
ab-won = { $count ->
    [one] { $names } gewinnt mit { $points }
   *[other] { $names } teilen sich den Sieg mit { $points }
 }
ab-end-why = Steine, die übrig bleiben, kosten Punkte.
ab-end-left = { $count ->
    [0] Kein Stein übrig
    [one] 1 Stein übrig
   *[other] { $count } Steine übrig
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
ab-say-accept = { $name } nimmt an.
ab-say-challenge = { $name } zweifelt an.
ab-tell-row = Reihe { $row }: { $tiles }.
ab-tell-rack = Deine Steine: { $tiles }.

## Was an einem Zug falsch ist, nach seinem Code

ab-wrong-not-one-equation = diese Steine gehören nicht alle zu einer Gleichung.
ab-wrong-contact-in-no-equation = diese zwei berühren sich, gehören aber zu keiner gemeinsamen neuen Gleichung.
ab-wrong-no-old-tile = kein Stein, der schon lag, gehört zu einer neuen Gleichung.
ab-wrong-gap = hier ist eine Lücke.
ab-wrong-not-on-start = im ersten Zug muss ein Stein auf diesem Feld liegen.
ab-wrong-two-tiles-first = Leg im ersten Zug mindestens zwei Steine.
ab-wrong-nothing-touched = Kein neuer Stein berührt einen Stein auf dem Brett.
ab-wrong-off-the-board = die Steine gehen über den Rand.
ab-wrong-square-taken = hier liegt schon ein Stein.
ab-wrong-no-joker-there = hier liegt kein Joker.
ab-wrong-no-digit-for-joker = du hast die Ziffer des Jokers nicht.
ab-wrong-no-diagonals = In diesem Spiel gibt es keine schrägen Gleichungen.
ab-wrong-not-in-rack = Diesen Stein hast du nicht.

# Magic squares
ab-magic-ask = Gib jeder Linie dieselbe Summe
ab-magic-how = Wähle eine Ziffer, dann ein Feld. Reihen, Spalten und beide Diagonalen zählen.
ab-magic-lines = Linien mit gleicher Summe: { $lines } von { $all }
ab-magic-square = { $square }: { $digit ->
    [none] frei
   *[other] { $digit }
 }
