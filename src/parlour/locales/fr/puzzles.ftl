### Énigmes : celle du jour, et par jeu, niveau et thème.

puzzles-title = Énigmes
puzzle-title = Énigme
puzzle-day = Énigme du jour
puzzle-solve = Résoudre
puzzle-see = Revoir
puzzle-level = niveau { $level }
puzzle-me = Toi
puzzle-making = On prépare l’énigme…
puzzle-how = Joue ta réponse sur le plateau.
puzzle-how-sums = Les colonnes a à e sont les nombres 1 à 5. La rangée de la bille rouge donne le signe : 1 et 5 additionnent, 2 et 4 soustraient le plus petit, 3 multiplie. Une bille seule vaut 1 point, aucune 0.
puzzle-points = Points de ce lancer
puzzle-answer = Répondre
puzzle-is-right = Bien vu : { $best }
puzzle-is-wrong = Pas tout à fait : { $best } vaut mieux
puzzle-by = { $value } de mieux que le deuxième choix.
puzzle-next = Énigme suivante
puzzle-link = Copier un lien vers cette énigme
puzzle-code = Code d’intégration
unit-now = Points tout de suite

task-shut-the-box = Quels clapets coûtent le moins de points en moyenne ?
task-kryds-bolle = Où ta boule gagne-t-elle le plus, si les deux camps jouent ensuite parfaitement ?
task-take-it = Quel coup donne les meilleures chances de gagner ?
task-chikugo = Quel coup donne les meilleures chances de ne pas finir en dernier ?
task-abaku = Quel coup rapporte le plus tout de suite ?
task-cover = Quel coup te laisse couvrir le plus de cases à la fin ?
task-smart-calculators = Combien de points fait ce lancer ?
task-any = Quel est le meilleur coup ?

puzzle-kind-cover = Couvrir la grille

puzzle-theme-any = Tout
puzzle-theme-fork = la fourchette
puzzle-theme-centre = le centre
puzzle-theme-chameleon = le caméléon
puzzle-theme-patience = la patience
puzzle-theme-plain = un peu de tout
puzzle-theme-dice = pas ce que montrent les dés
puzzle-theme-largest = pas le plus grand clapet
puzzle-theme-smallest = pas le plus petit jeton
puzzle-theme-rarest = pas le jeton le plus rare
puzzle-theme-take = prendre un jeton
puzzle-theme-rob = prendre à l’autre camp
puzzle-theme-greed = pas le jeton qui compte le plus
puzzle-theme-nested = une équation dans une autre
puzzle-theme-roots = puissances et racines
puzzle-theme-joker = le joker
puzzle-theme-bonus = cases bonus
puzzle-theme-sums = calculs
