### Tenir le score : la vraie boîte est sur la table.

home-how-score = Tenir le score
keeper-about = La vraie boîte est sur votre table. La page arbitre et compte ce que vous saisissez.
keeper-title = Ce qui est sorti
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
keeper-holes = La rangée 1 est la plus proche de la main.
keeper-again = Corriger
keeper-chip = Quel jeton a été retourné ?
keeper-first = Qui commence ?
keeper-tiles = { $count ->
    [0] { $name } a tiré
    [one] { $name }, quelle tuile as-tu tirée ?
   *[other] { $name }, quelles { $count } tuiles as-tu tirées ?
 }
keeper-drawn = C’est ça
keeper-words = Que s’est-il passé ?
error-not-by-hand = Une partie à une vraie table ne peut pas être classée.
