### Options and refusals of Abaku's second rules, of lots and of the Kugelbox's own printings.

option-aids = Tipps und Vorschau
option-board = Brett
option-board-bonus = 15 × 15 mit Bonusfeldern
option-board-blank = 17 × 17, leer
option-start_bonus = Startfeld
option-start_bonus-none = ohne Bonus
option-start_bonus-equation-2 = Gleichung ×2
option-leftover = Übrige Steine kosten
option-leftover-count = je einen Punkt
option-leftover-value = ihre Zahlen
option-zeros = Steine dürfen sich ohne Gleichung berühren, wenn
option-zeros-either = einer von beiden eine Null ist
option-zeros-new = der neue eine Null ist
option-sets = Sätze Steine
option-first = Wer anfängt
option-first-lots = das Los entscheidet
option-first-draw = der niedrigste gezogene Stein
option-first-seat = der erste Platz
option-level = Magisches Quadrat
option-level-empty = leer
option-level-easy = leicht
option-level-medium = mittel
option-level-hard = schwer
option-deal = Steine

error-bad-claim = Nenne den ersten und den letzten Stein einer Folge in einer Linie.
error-no-claims = Sag Gleichungen nur an, wo angezweifelt werden darf.
error-not-dealt = In dieser Ziehung kommen andere Steine.
error-no-digit-there = Auf diesem Feld steht keine Ziffer.
error-digit-given = Diese Ziffer ist vorgegeben und bleibt.
error-too-many-changes = Öfter kannst du nicht verschieben. Fülle das Quadrat und beende es.
error-nothing-changes = Dieser Zug ändert nichts.
error-not-full = Fülle das Quadrat, bevor du es beendest.
error-not-given = Diese Ziffern gehören nicht zu dieser Stufe.
error-bad-first = Gib nur an, wer angefangen hat, wenn das Los entscheidet.

ab-wrong-no-equation = das ist angesagt, aber keine Gleichung.
ab-finish = Beenden
ab-finish-sure = Jetzt beenden? Noch einmal drücken
ab-exchange-gone = Diese Steine sind aus dem Spiel. Du ziehst ebenso viele nach.
ab-set-aside = { $count ->
    [one] 1 Stein beiseitegelegt.
   *[other] { $count } Steine beiseitegelegt.
 }
ab-result-score = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
ab-result-cover = { $covered } von { $all } Feldern bedeckt
ab-result-full = Du hast das ganze Feld bedeckt!
ab-magic-lift = Zurücknehmen
ab-magic-move = Wähle eine Ziffer im Quadrat, um sie zu verschieben oder zurückzunehmen.
ab-no-aids = Hier gibt es keine Tipps. Was stimmt, siehst du, wenn die anderen geantwortet haben.

term-over-score = { $points ->
    [one] Fertig mit 1 Punkt.
   *[other] Fertig mit { $points } Punkten.
 }

ab-deal-chance = zufällig gezogen
ab-deal-today = die von heute, für alle gleich
ab-bests = Bestwerte
ab-best-own = Dein Bestwert bisher: { $points }
ab-best-new = Dein neuer Bestwert: { $points }
ab-best-deal = { $whose ->
    [mine] Bestwert mit diesen Steinen: { $points }, deiner
    [named] Bestwert mit diesen Steinen: { $points }, { $name }
   *[guest] Bestwert mit diesen Steinen: { $points }, ein Gast
 }
