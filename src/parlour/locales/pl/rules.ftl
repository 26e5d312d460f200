### Zasady na własnej stronie.

rules-read = Zasady
rules-of = Zasady: { $game }
rules-print = Drukuj
rules-again = Od początku
rules-back = Wróć do zasad
