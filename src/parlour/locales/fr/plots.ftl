### Les mots sur les dessins.

plot-event = événement
plot-unit = { $unit ->
    [chance] probabilité en %
    [points] points
   *[difference] écart
 }
plot-changed = { $unit ->
    [chance] ce que chacun a changé, en %
   *[other] ce que chacun a changé
 }
plot-shares = part des points, avec intervalle
plot-holes = % des lancers avec une bille dans le trou
plot-throws = { $count ->
    [one] { $count } lancer
   *[other] { $count } lancers
 }
plot-uniform = uniforme
plot-mean = { $name } (moyenne { $mean })
plot-points-of-throw = points d’un lancer
plot-share-of-throws = % des lancers
plot-turn-points = points négatifs du tour (0 : la boîte est fermée)
plot-chance = probabilité
plot-digits = chiffres du score (0 : la boîte est fermée)
plot-first-score = score de la place 1
plot-second-chance = probabilité de gagner de la place 2
plot-beginner = probabilité de gagner en commençant la manche
plot-other-points = points négatifs de l’autre camp
plot-own-points = ses points négatifs
plot-seat = place
plot-winning-chance = probabilité de gagner
plot-first-places = { $placement } : ce que vaut chaque première case
