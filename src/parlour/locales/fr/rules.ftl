### Les règles sur leur propre page.

rules-read = Règles
rules-of = Règles : { $game }
rules-print = Imprimer
rules-again = Depuis le début
rules-back = Retour aux règles
