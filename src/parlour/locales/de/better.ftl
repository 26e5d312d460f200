### Besser werden: Tipps, alle Züge mit ihren Werten, der Rückblick auf eine Partie, der Analysetisch.

hint-title = Tipp
hint-thinking = Wird überlegt …
hint-best = Am besten: { $act }.
hint-next = Am nächstbesten: { $act }, { $value }.
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
command-advice = tipp
command-values = werte
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
reason-kb-later = Es passiert nicht sofort etwas. Es zahlt sich später aus.
reason-kg-pass = Nichts von dem, was möglich ist, ist besser als es zu lassen.
reason-kg-counts = Er zählt am Ende { $points }.
reason-kg-robs = Und { $name } verliert ihn.
reason-kg-met = Von 100 Würfen erfüllen { $share } diesen Chip.
reason-ab-points = Punkte sofort: { $points }.
reason-ab-keeps = Dir bleiben: { $tiles }.
reason-ab-exchange = Neue Steine sind jetzt mehr wert als jedes Legen.
