### Une partie revue : ce que chaque coup a coûté, ce que la chance a donné.

review-measure = { $measure ->
    [win] probabilité de gagner si tout le monde joue la suite parfaitement, une victoire partagée comptant pour moitié
    [win-uniform] probabilité de gagner avec des lancers uniformes, une victoire partagée comptant pour sa part
    [win-estimated] probabilité de gagner, estimée d’après ce que voit la place
    [not-lose] probabilité de ne pas perdre avec des lancers uniformes
    [difference] points à la fin, les siens moins ceux de l’autre camp, si les deux jouent la suite parfaitement
    [difference-estimated] points à la fin, les siens moins ceux du meilleur des autres, estimés d’après ce que voit la place
   *[fewer-points] points négatifs de moins que prévu au jeu parfait en autant de tours
 }
review-proved = Chaque valeur est prouvée : début + hasard + choix + autres = fin, exactement.
review-estimated = Certaines valeurs sont estimées (~). Ce que les estimations ont changé d’elles-mêmes figure sous « incertain ».
review-turning-points = Tournants :
review-head = { $of ->
    [seq] n°
    [who] qui
    [what] quoi
    [player] joueur
    [start] début
    [luck] hasard
    [choices] choix
    [others] autres
    [unclear] incertain
    [end] fin
    [best] mieux
   *[accuracy] précision
 }
review-line-luck = { $kind ->
    [bad] malchance
   *[good] chance
 } { $luck } pour { $name }
review-line-not-judged = pas jugé
review-line-cost = coûte { $cost } : mieux valait { $best }
review-line-best = le mieux
review-more = { $named } (ou { $more } autres)
