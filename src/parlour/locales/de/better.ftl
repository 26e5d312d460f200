### Besser werden: Tipps, alle Züge mit ihren Werten, der Rückblick auf eine Partie, der Analysetisch.

hint-title = Tipp
hint-thinking = Denke nach …
hint-best = Am besten: { $act }.
hint-next = Am zweitbesten: { $act }, { $value }.
hint-equal = Genauso gut: { $acts }.
hint-only = Es gibt keinen anderen Zug.
hint-none = Hier gibt es nichts zu wählen.
moves-title = Alle Züge
moves-move = Zug
moves-more = { $count } weitere zeigen
moves-played = gespielt
moves-proved = Alle Werte sind bewiesen.
worth-is = { $unit }: { $value }.
worth-proved = Das ist bewiesen.
worth-guessed = Das ist eine Schätzung.
bound-exact = bewiesen
bound-at-most = höchstens
bound-at-least = mindestens
bound-estimate = geschätzt
unit-minus = Erwartete Minuspunkte in diesem Zug
unit-lines = Punkte, die noch kommen: deine minus die der anderen Seite
unit-lead = Vorsprung am Ende
unit-score = Punkte am Ende
unit-win = Gewinnchance
unit-keep = Chance, nicht zu verlieren
unit-points = Weniger Minuspunkte als bei perfektem Spiel zu erwarten
command-advice = tipp, hint
command-values = werte, values
error-nobody-to-act = In dieser Stellung ist niemand dran.
error-playing-without-hints = Du spielst dieses Spiel gerade ohne Tipps. Analysiere es, wenn es vorbei ist.

## Warum ein Zug gut ist

reason-stb-throws = Offen bleiben { $open }: { $fits } von 36 Würfen passen.
reason-stb-shut = Damit ist die Box geschlossen.
reason-kb-makes =
    { $lines ->
        [one] Das ergibt eine Reihe.
       *[other] Das ergibt { $lines } Reihen.
    }
reason-kb-stops =
    { $lines ->
        [one] Das verhindert eine Reihe der anderen Seite.
       *[other] Das verhindert { $lines } Reihen der anderen Seite.
    }
reason-kb-centre = Das nimmt die Mitte; das Chamäleon geht an die andere Seite.
reason-kb-safe = Beim nächstbesten Zug könnte die andere Seite sofort mehr holen.
reason-kb-later = Das bringt noch nichts ein, zahlt sich aber später aus.
reason-kg-pass = Nichts, was du tun kannst, ist besser, als es zu lassen.
reason-kg-counts = Er zählt am Ende { $points }.
reason-kg-robs = Und { $name } verliert ihn.
reason-kg-met = { $share } von 100 Würfen passen zu diesem Chip.
reason-ab-points = Punkte sofort: { $points }.
reason-ab-keeps = Bei dir bleiben: { $tiles }.
reason-ab-exchange = Neue Steine sind jetzt mehr wert als alles, was du legen kannst.

## Der Rückblick auf eine Partie

review-title = Rückblick
review-waits = Dein Spiel wird analysiert …
review-so-far = { $done } von { $of } Zügen analysiert
review-won = { $count ->
    [0] Das Spiel
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
review-not-judged = Das können wir nicht beurteilen.
review-best = Das war am besten.
review-cost = Das hat { $value } gekostet. Besser: { $best }.
review-fork = Von hier weiterspielen

## Der Analysetisch

analysis-title = Analyse
analysis-start = Die erste Stellung.
analysis-values = Wert jedes Zuges
analysis-show = Zeigen
analysis-hidden = Erst denken, dann schauen.
analysis-chance = Jetzt kommt der Zufall: Gib ein Ergebnis ein oder zieh eins.
analysis-fall = Ergebnis ziehen
analysis-lines = Ausprobierte Varianten
analysis-remove = Ab hier löschen
analysis-removed = Gelöscht. Du bist jetzt bei der Stellung davor.
analysis-ways = Von hier führen { $count } Varianten weiter: { $acts }.
analysis-position = Stellung
analysis-set = Aufstellen
