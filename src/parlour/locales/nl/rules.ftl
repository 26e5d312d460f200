### De regels op een eigen pagina.

rules-read = Regels
rules-of = Regels: { $game }
rules-print = Afdrukken
rules-again = Opnieuw
rules-back = Terug naar de regels
