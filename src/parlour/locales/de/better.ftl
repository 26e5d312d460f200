### Besser werden: Tipps, alle Züge mit ihren Werten, der Rückblick auf eine Partie, der Analysetisch.

hint-title = Tipp
hint-thinking = Wird überlegt …
hint-best = Am besten: { $act }.
hint-next = Das Zweitbeste: { $act }, { $value }.
hint-equal = Genauso gut: { $acts }.
hint-only = Es gibt keinen anderen Zug.
hint-none = Hier gibt es nichts zu wählen.
moves-title = Alle Züge
moves-move = Zug
moves-more = { $count } weitere
moves-played = gespielt
moves-proved = Alle Werte sind bewiesen.
worth-is = { $unit }: { $value }.
worth-proved = Das ist bewiesen.
worth-guessed = Das ist geschätzt.
bound-exact = bewiesen
bound-at-most = höchstens
bound-at-least = mindestens
bound-estimate = geschätzt
unit-minus = Erwartete Minuspunkte in diesem Zug
unit-lines = Punkte, die noch kommen: eigene minus die des anderen
unit-lead = Vorsprung am Ende
unit-score = Punkte am Ende
unit-win = Gewinnchance
unit-keep = Chance, nicht zu verlieren
unit-points = Minuspunkte weniger, als perfektes Spiel erwartet
command-advice = tipp, hint
command-values = werte, values
error-nobody-to-act = In dieser Stellung ist niemand am Zug.
error-playing-without-hints = Du spielst dieses Spiel gerade ohne Tipps. Analysiere es, wenn deine Partie vorbei ist.

## Warum ein Zug gut ist

reason-stb-throws = Offen bleiben { $open }: von 36 Würfen passen { $fits }.
reason-stb-shut = Damit ist die Box geschlossen.
reason-kb-makes = { $lines ->
    [one] Es entsteht eine Reihe.
   *[other] Es entstehen { $lines } Reihen.
 }
reason-kb-stops = { $lines ->
    [one] Eine Reihe der anderen Seite ist verhindert.
   *[other] { $lines } Reihen der anderen Seite sind verhindert.
 }
reason-kb-centre = Die Mitte ist besetzt; das Chamäleon geht an die andere Seite.
reason-kb-safe = Beim nächstbesten Zug könnte die andere Seite sofort mehr holen.
reason-kb-later = Das bringt noch nichts ein, zahlt sich aber später aus.
reason-kg-pass = Nichts von dem, was möglich ist, ist besser als es zu lassen.
reason-kg-counts = Er zählt am Ende { $points }.
reason-kg-robs = Und { $name } verliert ihn.
reason-kg-met = Von 100 Würfen treffen { $share } diesen Chip.
reason-ab-points = Punkte sofort: { $points }.
reason-ab-keeps = Dir bleiben: { $tiles }.
reason-ab-exchange = Neue Steine sind jetzt mehr wert als alles, was du legen kannst.

## Der Rückblick auf eine Partie

review-title = Rückblick
review-waits = Partie wird analysiert …
review-so-far = { $done } von { $of } Zügen durchgesehen
review-won = { $count ->
    [0] Die Partie
    [one] { $names } hat gewonnen
   *[other] { $names } teilen sich den Sieg
 }
review-graph = { $unit }, { $name }: am Anfang { $from }, hier { $now }, am Ende { $to }.
review-apart = Glück und Können
review-start = Am Anfang
review-row-luck = Glück
review-row-choices = Eigene Züge
review-row-others = Züge der anderen
review-row-unclear = Unklar
review-end = Am Ende
review-hits = Besten Zug gefunden
review-exact = Jeder Wert ist bewiesen.
review-guessed = Einige Werte sind geschätzt.
review-turning = Züge, auf die es ankam
review-luck = Glück für { $name }: { $value }.
review-no-luck = Das hat nichts geändert.
review-forced = Es gab nichts zu wählen.
review-not-judged = Das lässt sich nicht beurteilen.
review-best = Das war am besten.
review-cost = Das hat { $value } gekostet. Besser: { $best }.
review-fork = Von hier weiterspielen

## Der Analysetisch

analysis-title = Analyse
analysis-start = Die erste Stellung.
analysis-values = Was Züge wert sind
analysis-show = Zeigen
analysis-hidden = Erst denken, dann schauen.
analysis-chance = Der Zufall ist dran: Sag, was fällt, oder lass ihn entscheiden.
analysis-fall = Den Zufall entscheiden lassen
analysis-lines = Ausprobierte Varianten
analysis-remove = Ab hier löschen
analysis-removed = Gelöscht. Du stehst davor.
analysis-ways = Von hier führen { $count } Varianten weiter: { $acts }.
analysis-position = Stellung
analysis-set = Aufstellen
