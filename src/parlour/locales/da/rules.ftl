### Reglerne på deres egen side.

rules-read = Regler
rules-of = Regler: { $game }
rules-print = Print
rules-again = Forfra
rules-back = Tilbage til reglerne
