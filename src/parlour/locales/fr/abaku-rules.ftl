### Options and refusals of Abaku's second rules, of lots and of the Kugelbox's own printings.

option-aids = Indices et aperçus
option-board = Plateau
option-board-bonus = 15 × 15 avec cases bonus
option-board-blank = 17 × 17, vierge
option-start_bonus = Case de départ
option-start_bonus-none = sans bonus
option-start_bonus-equation-2 = équation ×2
option-leftover = Les tuiles restantes coûtent
option-leftover-count = un point chacune
option-leftover-value = leur chiffre
option-zeros = Deux tuiles peuvent se toucher sans équation si
option-zeros-either = l’une des deux est un zéro
option-zeros-new = la nouvelle est un zéro
option-sets = Jeux de tuiles
option-first = Qui commence
option-first-lots = tirage au sort
option-first-draw = la plus petite tuile piochée
option-first-seat = la première place
option-level = Carré magique
option-level-empty = vide
option-level-easy = facile
option-level-medium = moyen
option-level-hard = difficile
option-deal = Tuiles

error-bad-claim = Une annonce indique la première et la dernière tuile d’une suite sur une même ligne.
error-no-claims = Tu ne peux annoncer des équations que si les coups peuvent être contestés.
error-not-dealt = Dans cette donne, d’autres tuiles viennent ensuite.
error-no-digit-there = Il n’y a pas de chiffre sur cette case.
error-digit-given = Ce chiffre est donné : il reste en place.
error-too-many-changes = Tu as atteint le nombre maximal de déplacements. Remplis le carré et termine.
error-nothing-changes = Ce coup ne change rien.
error-not-full = Remplis le carré avant de terminer.
error-not-given = Ces chiffres ne font pas partie de ce niveau.
error-bad-first = Indique qui a commencé seulement si la partie le tire au sort.

ab-wrong-no-equation = annoncé, mais ce n’est pas une équation.
ab-finish = Terminer
ab-finish-sure = Terminer ? Appuie encore
ab-exchange-gone = Ces tuiles sortent de la partie. Tu en pioches autant dans le sac.
ab-set-aside = { $count ->
    [one] { $count } tuile écartée.
   *[other] { $count } tuiles écartées.
 }
ab-result-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
ab-result-cover = { $covered } cases couvertes sur { $all }
ab-result-full = Tu as couvert toute la grille !
ab-magic-lift = Reprendre
ab-magic-move = Choisis un chiffre du carré pour le déplacer ou le reprendre.
ab-no-aids = Pas d’indices ici. Tu verras ce qui est juste quand les autres auront répondu.

term-over-score = { $points ->
    [one] Terminé avec { $points } point.
   *[other] Terminé avec { $points } points.
 }

ab-deal-chance = tirées au hasard
ab-deal-today = celles du jour, les mêmes pour tout le monde
ab-bests = Meilleurs scores
ab-best-own = Ton meilleur score : { $points }
ab-best-new = Nouveau record pour toi : { $points }
ab-best-deal = { $whose ->
    [mine] Meilleur score avec ces tuiles : { $points }, le tien
    [named] Meilleur score avec ces tuiles : { $points }, { $name }
   *[guest] Meilleur score avec ces tuiles : { $points }, sans compte
 }
