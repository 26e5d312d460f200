### Punkte führen: Die echte Schachtel steht auf dem Tisch.

home-how-score = Punkte führen
keeper-about = Die echte Schachtel steht bei euch auf dem Tisch. Die Seite ist Schiedsrichterin und zählt, was ihr eintippt.
keeper-title = Was gefallen ist
keeper-dice = { $count ->
    [one] Was zeigt der Würfel?
   *[other] Was zeigen die Würfel?
 }
keeper-die = { $number ->
    [1] Erster Würfel
   *[other] Zweiter Würfel
 }
keeper-choose = Wähle, was die Würfel zeigen
keeper-fell = { $what } ist gefallen
keeper-red = Wo liegt die rote Kugel?
keeper-black = Und die schwarze Kugel?
keeper-missed = Daneben
keeper-holes = Reihe 1 liegt der Hand am nächsten.
keeper-again = Berichtigen
keeper-chip = Welcher Chip wurde umgedreht?
keeper-first = Wer beginnt?
keeper-tiles = { $count ->
    [0] { $name } hat gezogen
    [one] { $name }, welchen Stein hast du gezogen?
   *[other] { $name }, welche { $count } Steine hast du gezogen?
 }
keeper-drawn = So ist es
keeper-words = Was ist geschehen?
error-not-by-hand = Ein Spiel am echten Tisch kann nicht gewertet werden.
