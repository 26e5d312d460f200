### Reglerna på en egen sida.

rules-read = Regler
rules-of = Regler: { $game }
rules-print = Skriv ut
rules-again = Från början
rules-back = Tillbaka till reglerna
