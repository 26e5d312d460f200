### Zuhause drucken: die Seite und die Wörter auf den Blättern.

print-why = Auch in Schwarz-Weiß gut. Wähle, was du brauchst.
print-rules = Regeln auf einer Seite
    .why = Jedes Spiel, zehn Sprachen
print-worksheets = Arbeitsblätter
    .why = Mit Lösungsblatt
print-puzzles = Rätselblätter
    .why = Sechs Stellungen, mit Lösungen
print-language = Sprache
print-game = Regeln für
print-paper = Papier
print-course = Arbeitsblatt
print-kind = Rätsel aus
print-level = Stufe
print-other = Andere Aufgaben
print-go = { $count ->
    [one] Ein Blatt drucken
   *[other] { $count } Blätter drucken
 }
print-none = Wähle ein Blatt
print-save = PDF herunterladen
sheet-paper = { $paper ->
    [letter] Zuhause drucken, Letter
   *[a4] Zuhause drucken, A4
 }
sheet-abaku-score = Abaku-Punkteblatt
    .why = Bis zu vier Personen
    .how = Punkteblatt: gelegte Steine, Punkte des Zuges und die Summe bisher.
    .count = Jeder Stein in jeder neuen Gleichung ist ein Punkt, auch in kurzen, die in langen stecken. Ein Kreis auf dem Brett zählt für den Stein, ein Quadrat für die ganze Gleichung.
    .end = Am Ende kostet jeder übrige Stein einen Punkt; wer fertig ist, bekommt einen Punkt für jeden Stein der anderen. Nach Absprache entscheiden bei Gleichstand die meisten gelegten Steine.
sheet-abaku-board = Abaku-Brett
    .why = Mit seinen Bonusfeldern
    .how = Das Brett mit seinen Bonusfeldern. Beginnt auf dem Stern.
sheet-shut-the-box-score = Block für Shut the Box
    .why = Zwei auf einem Blatt
    .how = Was noch offen ist, sind deine Punkte. Die wenigsten gewinnen; wer die Box schließt, gewinnt sofort.
sheet-shut-the-box-flaps = Klappen zum Ausschneiden
    .why = Zwölf zum Falten und Kleben
    .how = Kleb das Blatt auf Karton. Schneide an den gestrichelten Linien, falte jede Klappe an der gepunkteten und kleb ihren Fuß auf eine Holzleiste.
sheet-chikugo-score = Chikugo-Punkteblatt
    .why = Zwölf Runden für sechs
    .how = Schreib die Punkte jedes Wurfs auf und kreise die des Nadirs ein. Unten: die Chips, die du genommen und die du abgelegt hast.
sheet-take-it-score = Punkteblatt für Klau Genau
    .why = Chips und Punkte für sechs
    .how = Hak am Ende die Chips ab, die du hast. Neben jedem Chip steht, was er zählt.
sheet-kugelbox-chips = Kugelbox-Chips
    .why = Zwölf zum Ausschneiden
    .how = Kleb das Blatt auf Karton und schneide an den gestrichelten Linien. Die Rückseiten bleiben leer, so sieht niemand, was darauf ist.
sheet-kryds-bolle-score = Punkteblatt für Kryds & Bolle
    .why = Zehn Spiele, und Lagen zum Mitschreiben
    .how = Eine Reihe ist ein Punkt. Unten könnt ihr aufschreiben, wie ein Würfel gefüllt wurde, Lage für Lage.
sheet-rules = Regeln: { $game }
sheet-drill = Arbeitsblatt: { $course }
sheet-puzzles = Rätsel: { $kind }
sheet-do-equations = Ziffern in einer Reihe, ohne ihre Zeichen. Wo gehören + − × : oder ein Quadrat oder eine Wurzel hin? Schreib die Gleichung mit ihren Zeichen auf.
sheet-do-sums = Zähl die beiden Würfel zusammen. Such dann offene Klappen, die genau diese Zahl ergeben. Mal einen Weg an, schreib die anderen auf.
sheet-do-throws = Die Kugeln sind zwei Ecken eines Rechtecks oder die Enden einer Linie. Zähl seine Löcher, die mit den Kugeln auch. Eine Kugel allein ist 1 Punkt.
sheet-do-calculators = Das Zeichen an der Reihe der roten Kugel verbindet die Zahlen unter den Kugeln. Bei Minus ziehst du die kleinere von der größeren ab. Die rote Kugel hat einen weißen Punkt.
sheet-do-puzzles = Schreib deinen Zug auf, und warum.
sheet-example = Beispiel
    .why = Das hier ist schon gelöst.
sheet-answers = { $title }: Lösungen
    .why = Alle richtigen Antworten stehen da. Die Reihenfolge ist egal.
sheet-your-name = Name
sheet-class-date = Klasse, Datum
sheet-numbered = Blatt { $sheet }, Seite { $page } von { $pages }
sheet-own-range = eigene Wahl
sheet-least = mindestens { $least } Klappen
sheet-ways-gap = Es gibt _ Wege.
sheet-ways = { $ways ->
    [one] 1 Weg
   *[other] { $ways } Wege
 }
sheet-points-gap = Punkte
sheet-name = Name
sheet-total = Summe
sheet-date = Datum
sheet-where = Wo
sheet-turn = Zug
sheet-tiles = Steine
sheet-points = Punkte
sheet-sum = Summe
sheet-left = Übrige
sheet-glue = kleben
sheet-game = Spiel
sheet-begins = Wer anfängt
sheet-name-ball = { $ball ->
    [light] Name (hell)
   *[dark] Name (dunkel)
 }
sheet-floor = { $floor ->
    [low] unten
    [middle] Mitte
   *[high] oben
 }
sheet-cube-you = { $ball ->
    [light] Du bist dran, mit den hellen Kugeln.
   *[dark] Du bist dran, mit den dunklen Kugeln.
 }
sheet-cube-free = Eine Kugel darf auf jeden freien Platz.
sheet-middle = In der Mitte
sheet-player = Person { $number }
sheet-chips-taken = Genommen
sheet-chips-out = Abgelegt
sheet-bonus = { $bonus ->
    [tile-twice] Dieser Stein zählt doppelt
    [tile-thrice] Dieser Stein zählt dreifach
    [all-twice] Die Gleichung zählt doppelt
   *[all-thrice] Die Gleichung zählt dreifach
 }
sheet-chip-asks = { $asks ->
    [line] eine Reihe oder Spalte
    [square] ein Quadrat
    [at-most] { $number } oder weniger
   *[at-least] { $number } oder mehr
 }
sheet-size-chips = Chips von { $wide } mm
sheet-size-squares = Felder von { $wide } mm
sheet-size-flaps = Klappen von { $wide } × { $high } mm
error-no-sheet = Ein Blatt { $key } gibt es nicht. Es gibt: { $known }
error-no-paper = Dieser Server kann nicht drucken: Ein Teil von Parlour ist nicht installiert.
