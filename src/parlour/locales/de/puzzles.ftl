### Rätsel: das von heute, und nach Spiel, Stufe und Thema.

puzzles-title = Rätsel
puzzle-title = Rätsel
puzzle-day = Rätsel des Tages
puzzle-solve = Lösen
puzzle-see = Noch einmal ansehen
puzzle-level = Stufe { $level }
puzzle-me = Du
puzzle-making = Das Rätsel entsteht …
puzzle-how = Spiel deine Antwort auf dem Brett.
puzzle-how-sums = Die Spalten a bis e sind die Zahlen 1 bis 5. Die Reihe der roten Kugel gibt das Zeichen: Reihen 1 und 5 addieren, Reihen 2 und 4 ziehen die kleinere Zahl ab, Reihe 3 multipliziert. Eine Kugel allein ist 1 Punkt, keine ist 0.
puzzle-points = Punkte dieses Wurfs
puzzle-answer = Antworten
puzzle-is-right = Richtig: { $best }
puzzle-is-wrong = Nicht ganz: { $best } ist besser
puzzle-by = Vorsprung vor dem Nächstbesten: { $value }.
puzzle-next = Nächstes Rätsel
puzzle-link = Link zu diesem Rätsel kopieren
puzzle-code = Code zum Einbetten
unit-now = Punkte sofort

task-shut-the-box = Welche Klappen kosten im Schnitt am wenigsten Punkte?
task-kryds-bolle = Wo bringt deine Kugel am meisten, wenn beide perfekt weiterspielen?
task-take-it = Was gibt die beste Chance zu gewinnen?
task-chikugo = Was gibt die beste Chance, nicht am Ende auf Chips zu sitzen?
task-abaku = Welcher Zug bringt sofort am meisten?
task-cover = Nach welchem Zug kannst du am Ende die meisten Felder füllen?
task-smart-calculators = Wie viele Punkte bringt dieser Wurf?
task-any = Was ist am besten?

puzzle-kind-cover = Das Feld füllen

puzzle-theme-any = Alles
puzzle-theme-fork = Gabel
puzzle-theme-centre = die Mitte
puzzle-theme-chameleon = das Chamäleon
puzzle-theme-patience = Geduld
puzzle-theme-plain = alles Mögliche
puzzle-theme-dice = nicht das, was die Würfel zeigen
puzzle-theme-largest = nicht die größte Klappe
puzzle-theme-smallest = nicht der kleinste Chip
puzzle-theme-rarest = nicht der seltenste Chip
puzzle-theme-take = einen Chip nehmen
puzzle-theme-rob = der anderen Seite etwas abnehmen
puzzle-theme-greed = nicht der wertvollste Chip
puzzle-theme-nested = Gleichung in der Gleichung
puzzle-theme-roots = Potenzen und Wurzeln
puzzle-theme-joker = der Joker
puzzle-theme-bonus = Bonusfelder
puzzle-theme-sums = Rechnen
