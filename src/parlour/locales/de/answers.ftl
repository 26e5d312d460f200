### Was die Befehlszeile antwortet: Würfe, Bücher, gelöste Spiele.

throw-lies = Rot { $red } Schwarz { $black }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }{ $shape ->
    [line] , Linie
    [square] , Quadrat
    [rectangle] , Rechteck
   *[other] { "" }
 }
throw-many = { $count ->
    [one] { $count } Wurf ({ $name }): { $mean } Punkte
   *[other] { $count } Würfe ({ $name }): je { $mean } Punkte
 }; Kugeln in Löchern: { $shares }
throw-share = { $balls } in { $percent } %
book-holds = { $placement }: { $count } Stellungen bis auf Symmetrie
book-balls = Kugeln: { $balls }
book-proved = { $placement }: { $proved } von { $sample } Stellungen noch einmal bewiesen, von { $all }
book-wrong-places = falsch bei x { $x } o { $o }: das Buch hat andere beste Plätze
book-wrong-value = falsch bei x { $x } o { $o }: im Buch { $low } bis { $high }, bewiesen { $value }
book-made = { $file }: { $positions } Stellungen, { $bytes } Bytes
solve-value = { $placement }: Vorsprung der beginnenden Seite: { $value }
solve-line = bestes Spiel: { $line }
solve-size = { $positions } Stellungen, { $seconds } s, Tabelle { $table } GB, Speicher { $memory } GB
solve-at = { $at ->
    [level] { $positions ->
            [one] { $positions } Stellung
           *[other] { $positions } Stellungen
        } mit { $balls ->
            [one] { $balls } Kugel
           *[other] { $balls } Kugeln
        }
    [search] erste Kugel auf { $place }, { $positions ->
            [one] { $positions } Stellung
           *[other] { $positions } Stellungen
        } besucht
    [book] { $positions ->
            [one] { $positions } Stellung
           *[other] { $positions } Stellungen
        } im Buch
   *[proof] { $positions } von { $of } bewiesen
 }
stb-solved-expected = erwartete Minuspunkte
stb-solved-chance = Chance zu schließen
stb-solved-way = Spielweise
stb-solved-points = erwartete Punkte
stb-solved-scores = Endstände:
stb-solved-scores-steps = Endstände (--full für jeden einzelnen genau):
stb-solved-shut = geschlossen
stb-solved-digits = { $count ->
    [one] { $count } Ziffer
   *[other] { $count } Ziffern
 }
stb-solved-against = Die Chance des zweiten Platzes gegen jeden Stand des ersten:
stb-solved-estimate = SCHÄTZUNG, nicht bestes Spiel: Alle spielen in jedem Zug auf die wenigsten erwarteten Punkte.
stb-solved-seat = Platz { $seat } gewinnt
stb-solved-limit = Grenze { $limit }; die geschlossene Box { $shut ->
    [wins] gewinnt sofort
   *[finish-round] gewinnt am Ende der Runde
 }
stb-solved-bound = bestes Spiel von allen, in float64: keine Chance ist um mehr als { $bound } falsch
stb-solved-exact = bestes Spiel von beiden, genau
stb-solved-closings = Die besten Klappen für alles, was offen ist, und jeden Wurf:
stb-solved-first = Das beste erste Schließen für jeden Wurf (--full für alles, was offen sein kann):
stb-solved-or = oder
stb-solved-title = Shut the Box mit { $flaps } Klappen, { $dice ->
    [two] zwei Würfel
    [one-when-six] ein Würfel erlaubt, wenn die offenen Klappen höchstens 6 ergeben
   *[one-when-high-shut] ein Würfel erlaubt, wenn keine Klappe über 6 offen ist
 }, { $scoring ->
    [sum] es zählt die Summe der offenen Klappen
   *[digits] die offenen Klappen zählen als eine Zahl
 }:
stb-solved-goal = { $goal ->
    [score] ein Zug, auf möglichst wenige erwartete Punkte
    [shut] ein Zug, auf die größte Chance, die Box zu schließen
    [duel] je ein Zug, wer später dran ist, kennt die Punkte davor
   *[match] eine Partie bis zu einer Grenze
 }.
stb-solved-name = { $way ->
    [best-for-score] beste Punkte
    [best-for-shut] beste Chance
    [largest-first] größte zuerst
    [fewest-flaps] wenigste Klappen
    [most-flaps] meiste Klappen
   *[at-random] zufällig
 }
puzzle-head = { $game }, Stufe { $level }, Thema { $theme }
puzzle-seat = Du sitzt auf Platz { $seat }.
puzzle-best = Am besten: { $best }.
puzzle-right = Richtig!
puzzle-wrong = Nicht ganz: am besten ist { $best }.
puzzle-margin = Das ist um { $margin } besser als alles andere.
puzzle-you = du
puzzle-more = … und { $count } weitere
puzzle-count = { $right } von { $total } richtig.
puzzle-seed = (Startwert { $seed }, Nummer { $number })
puzzle-ask = { $kind ->
    [shut-the-box] Welche Klappen schließt du, damit dieser Zug im Schnitt am wenigsten Punkte kostet? (etwa 2,5)
    [kryds-bolle] Wohin mit deiner Kugel, wenn beide perfekt weiterspielen? (etwa b2, frei: b2.3)
    [take-it] Was gibt die beste Chance zu gewinnen? (etwa take 5, rob 1 line, pass)
    [chikugo] Welchen Chip legst du ab, um am Ende nicht auf Chips sitzen zu bleiben? (etwa lay 8, pass)
    [abaku] Welcher Zug bringt sofort am meisten? (etwa 8G 1..3 quer, G8 1..3 hinab)
    [cover] Nach welchem Zug kannst du am Ende die meisten Felder füllen? (etwa 3B 1..3 quer, B3 1..3 hinab)
   *[smart-calculators] Wie viele Punkte bringt dieser Wurf mit „Kluge Rechner“?
 }
