### Die Regeln auf einer eigenen Seite.

rules-read = Regeln
rules-of = Regeln: { $game }
rules-print = Drucken
rules-again = Von vorn
rules-back = Zurück zu den Regeln
