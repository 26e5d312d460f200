### Le regole su una pagina loro.

rules-read = Regole
rules-of = Regole: { $game }
rules-print = Stampa
rules-again = Da capo
rules-back = Torna alle regole
