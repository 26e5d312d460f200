### Practice alone: ten questions at a time, at a level that follows the one who learns.

practice-one = Für dich allein
practice-why = Zehn Fragen, keine Uhr. Jeder Tag, an dem du wiederkommst, gibt ein Stäbchen.
practice-equations = Versteckte Gleichungen
    .why = Wo gehören die Zeichen hin?
practice-sums = Summen bis 12
    .why = Welche Klappen ergeben den Wurf?
practice-throws = Zähl das Rechteck
    .why = Wie viele Löcher umspannen die Kugeln?
practice-calculators = { option-smart_calculators }
    .why = Was ergeben die Zahlen am Rand?
practice-question = { $number } von { $of }
practice-level = Stufe { $level } von { $levels }
practice-never = noch nicht
practice-hint-is-it = Probier die Zeichen der Reihe nach: plus, minus, mal, geteilt, dann Quadrate und Wurzeln.
practice-hint-complete = Rechne aus, was die vollständigen Zahlen ergeben, und schau, was fehlt.
practice-hint-find = Fang mit zwei Ziffern nebeneinander an. Was ergeben sie, und steht es dahinter?
practice-hint-flaps = Beginn mit der größten Klappe, die nicht über { $sum } liegt. Was fehlt noch?
practice-hint-points = In der Reihe der roten Kugel steht das Zeichen. Die Zahlen stehen an den Spalten.
practice-hint-holes = Wie viele Spalten breit, wie viele Reihen tief? Rechne mal.
practice-show = Zeig es mir
practice-right-1 = Ja!
practice-right-2 = Genau.
practice-right-3 = Gut gesehen.
practice-right-4 = Richtig!
practice-wrong = Noch nicht.
practice-wrong-digits = { $digits } ist keine Gleichung, egal wo die Zeichen stehen.
practice-wrong-flaps = { $flaps } ergibt { $made }, nicht { $sum }.
practice-wrong-few = Das ist { $sum }, aber es müssen mindestens { $least } Klappen sein.
practice-wrong-number = Es ist nicht { $number }.
practice-over = Alle zehn zu
practice-first-all = Alle zehn auf Anhieb.
practice-up = Du bist jetzt auf Stufe { $level }.
practice-down = Jetzt kommt Stufe { $level }, bis es wieder leicht geht.
practice-hard = Am schwersten: { $theme }. Davon kommt nächstes Mal mehr.
practice-share = { $right } von { $asked }
practice-more = Noch zehn
practice-best = Bisher am längsten: { $best }
practice-another = Da steckt noch eine drin: { $other }. Im Spiel würden beide zählen.
practice-back = Alle Übungen
practice-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
 }
practice-first = { $count ->
    [one] Eine auf Anhieb.
   *[other] { $count } auf Anhieb.
 }
practice-row = { $days ->
    [one] { $days } Tag in Folge
   *[other] { $days } Tage in Folge
 }
class-is-this = Richtig ist:
class-wrong-sum = Du hast { $digits } genommen, aber { $sum }.
class-you-did = War es { $sum }? Schau noch mal hin.
class-why-miss = Eine Kugel ging daneben, also 1 Punkt.
class-why-row = { $sum }: Die Reihe der roten Kugel hat das Zeichen, die Spalten haben die Zahlen.
class-why-sides = { $sum }: Löcher quer mal Löcher längs, die mit den Kugeln zählen mit.
class-why-line = Eine Linie aus { $sum } Löchern, die mit den Kugeln zählen mit.
