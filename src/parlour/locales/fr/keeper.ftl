### Tenir le score : la vraie boîte est sur la table.

home-how-score = Compter les points
keeper-about = La vraie boîte est sur ta table. Saisis ce qui se passe : Parlour vérifie les règles et compte.
keeper-title = Qu’est-ce qui est sorti ?
keeper-dice = { $count ->
    [1] Que montre le dé ?
   *[other] Que montrent les dés ?
 }
keeper-die = { $number ->
    [1] Premier dé
   *[other] Second dé
 }
keeper-choose = Choisis ce que montrent les dés
keeper-fell = { $what } est sorti
keeper-red = Où est la bille rouge ?
keeper-black = Et la bille noire ?
keeper-missed = À côté
keeper-holes = La rangée 1 est la plus proche de toi.
keeper-again = Corriger
keeper-chip = Quel jeton as-tu retourné ?
keeper-first = Qui commence ?
keeper-tiles = { $count ->
    [0] { $name } a pioché
    [one] { $name }, quelle tuile as-tu piochée ?
   *[other] { $name }, quelles { $count } tuiles as-tu piochées ?
 }
keeper-drawn = Confirmer
keeper-words = Que s’est-il passé ?
error-not-by-hand = Les parties à une vraie table ne peuvent pas être classées.
