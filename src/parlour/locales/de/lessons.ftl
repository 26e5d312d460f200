### Die erste Lektion jedes Spiels: eine Aufgabe, ein Wink, und was man gelernt hat.

lesson-link = Neu für dich? Lern es in einer Minute
lesson-title = Erste Lektion
lesson-step = Schritt { $step } von { $steps }
lesson-next = Weiter
lesson-again = Noch einmal
lesson-play = Jetzt spielen
lesson-over = Das ist das Spiel. Der Rest kommt beim Spielen.
lesson-refused = So geht es nicht:
lesson-shut-the-box-1 = Zwei Würfel liegen auf dem Filz: 3 und 5. Schließe Klappen, die zusammen 8 ergeben – eine oder mehrere.
    .hint = Berühre Klappen, bis sie 8 ergeben, dann schließe sie.
    .done = Sie bleiben in diesem Zug unten. Jetzt würdest du wieder würfeln.
lesson-shut-the-box-2 = 11 ist gefallen. Schließe diesmal mindestens zwei Klappen: Hohe sind später schwer zu schließen.
    .hint = Eine Klappe wäre erlaubt. Finde zwei oder drei, die 11 ergeben.
    .done = Passt ein Wurf zu nichts, ist der Zug zu Ende, und die offenen Klappen zählen gegen dich.
lesson-shut-the-box-3 = Zwei Klappen sind übrig, und die Würfel zeigen 3. Du siehst es.
    .hint = 1 und 2 ergeben 3.
    .done = Die Box ist zu: Das gewinnt sofort.
lesson-chikugo-1 = Beide Kugeln fliegen in einem Wurf. Wirf sie.
    .hint = Drück auf „Werfen“.
    .done = Das Rechteck zwischen den Kugeln zählt. Der niedrigste Wurf der Runde ist Nadir und nimmt einen Chip.
lesson-chikugo-2 = Sind alle Chips genommen, will man sie loswerden. Rot liegt auf a2, Schwarz auf a5: Lege einen Chip ab, den der Wurf trifft.
    .hint = Eine Reihe von vier Löchern ist eine Linie. Berühre einen Chip mit Messingring.
    .done = Wer alle Chips abgelegt hat, hat es geschafft. Wer übrig bleibt, verliert.
lesson-take-it-1 = Dieselbe Box, ein anderes Ziel: Hier will man Chips. Wirf beide Kugeln.
    .hint = Drück auf „Werfen“.
    .done = Die Punkte des Wurfs entscheiden, was du nehmen darfst.
lesson-take-it-2 = Drehe einen der Chips um.
    .hint = Berühre einen Chip, der verdeckt liegt.
    .done = Jeder Chip sagt, was ein Wurf ergeben muss, um ihn zu nehmen.
lesson-take-it-3 = Dieser Wurf trifft mehrere Chips, die offen liegen. Nimm einen.
    .hint = Chips mit Messingring darfst du nehmen.
    .done = Er liegt vor dir und zählt am Ende.
lesson-take-it-4 = In der Mitte passt nichts, aber jemand hat, was du verdient hast. Nimm es ihm weg.
    .hint = Man darf es lassen. Wähle den Chip mit Messingring beim anderen.
    .done = Nichts ist sicher, bevor das Spiel zu Ende ist.
lesson-abaku-1 = Deine Steine sind 1 1 2 3 6. Lege einige über den Start, sodass sie sich als Rechnung lesen: 1 1 2 ist 1 + 1 = 2. Zeichen werden keine gelegt.
    .hint = Nimm einen Stein, dann ein Feld. Das Startfeld in der Mitte muss bedeckt sein.
    .done = Jeder Stein einer Gleichung ist ein Punkt. Dann ziehst du neue Steine.
lesson-abaku-2 = 1 + 2 = 3 liegt da. Lege Steine, die es berühren und mit ihm eine neue Gleichung bilden.
    .hint = Versuche 1 und 4 hinter der 3: 3 1 4 ist 3 + 1 = 4.
    .done = Jede neue Gleichung zählt, auch die quer dazu.
lesson-kryds-bolle-1 = Neun Stäbe. Lass eine Kugel an einem davon hinuntergleiten.
    .hint = Berühre einen Stab oder einen Ring, dann setze die Kugel.
    .done = Die Kugeln liegen aufeinander: Die nächste an diesem Stab liegt in der mittleren Lage.
lesson-kryds-bolle-2 = Drei in einer Reihe sind ein Punkt. Zwei deiner hellen Kugeln liegen vorn: Vollende die Reihe.
    .hint = Der Stab vorn rechts ist noch leer.
    .done = Eine Reihe ist ein Punkt, und du darfst viele machen.
lesson-kryds-bolle-3 = Die dunklen Kugeln sind dabei, hinten eine Reihe zu machen. Halte sie auf.
    .hint = Nimm den Platz, an den die dritte käme: den Stab hinten rechts.
    .done = Eine Reihe aufzuhalten ist so viel wert, wie eine zu machen.
lesson-kryds-bolle-4 = Reihen gehen in jeder Richtung durch den Würfel. Eine von dir steigt von vorn links nach hinten rechts: Vollende sie.
    .hint = Unten vorn links, die Mitte, und jetzt oben am Stab hinten rechts.
    .done = Das ist eine Diagonale durch den ganzen Würfel.
