### Punkte führen: Die echte Schachtel steht auf dem Tisch.

home-how-score = Punkte zählen
keeper-about = Die echte Box steht bei euch auf dem Tisch. Gebt ein, was passiert: Parlour prüft die Regeln und zählt.
keeper-title = Was wurde geworfen?
keeper-dice = { $count ->
    [one] Was zeigt der Würfel?
   *[other] Was zeigen die Würfel?
 }
keeper-die = { $number ->
    [1] Erster Würfel
   *[other] Zweiter Würfel
 }
keeper-choose = Wähle, was die Würfel zeigen
keeper-fell = { $what } wurde geworfen
keeper-red = Wo liegt die rote Kugel?
keeper-black = Und die schwarze Kugel?
keeper-missed = Daneben
keeper-holes = Reihe 1 liegt dir am nächsten.
keeper-again = Korrigieren
keeper-chip = Welchen Chip hast du umgedreht?
keeper-first = Wer fängt an?
keeper-tiles = { $count ->
    [0] { $name } hat gezogen
    [one] { $name }, welchen Stein hast du gezogen?
   *[other] { $name }, welche { $count } Steine hast du gezogen?
 }
keeper-drawn = Bestätigen
keeper-words = Was ist passiert?
error-not-by-hand = Spiele am echten Tisch können nicht gewertet werden.
