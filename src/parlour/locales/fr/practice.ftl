### Practice alone: ten questions at a time, at a level that follows the one who learns.

practice-one = Pour s’entraîner en solo
practice-why = Dix questions, sans chrono. Un bâtonnet pour chaque jour où tu reviens.
practice-equations = Équations cachées
    .why = Où vont les signes ?
practice-sums = Sommes jusqu’à 12
    .why = Quels clapets font le lancer ?
practice-throws = Compte le rectangle
    .why = Combien de trous entre les billes ?
practice-calculators = { option-smart_calculators }
    .why = Que donnent les nombres du bord ?
practice-question = { $number } sur { $of }
practice-level = Niveau { $level } sur { $levels }
practice-never = pas encore
practice-hint-is-it = Essaie les signes un par un : plus, moins, fois, divisé par, puis carrés et racines.
practice-hint-complete = Calcule ce que donnent les chiffres complets, puis regarde ce qui manque.
practice-hint-find = Commence par deux chiffres voisins. Que donnent-ils, et est-ce que le résultat suit ?
practice-hint-flaps = Commence par le plus grand clapet qui ne dépasse pas { $sum }. Que manque-t-il ?
practice-hint-points = Le signe est à la rangée de la bille rouge. Les nombres sont aux colonnes.
practice-hint-holes = Combien de colonnes de large, combien de rangées de profondeur ? Multiplie.
practice-show = Montre-moi
practice-right-1 = Oui !
practice-right-2 = C’est ça.
practice-right-3 = Bien vu.
practice-right-4 = Juste !
practice-wrong = Pas encore.
practice-wrong-digits = { $digits } n’est pas une équation, où que tu mettes les signes.
practice-wrong-flaps = { $flaps } fait { $made }, pas { $sum }.
practice-wrong-few = Ça fait bien { $sum }, mais il faut au moins { $least } clapets.
practice-wrong-number = Ce n’est pas { $number }.
practice-over = Les dix sont fermés
practice-first-all = Les dix du premier coup.
practice-up = Te voilà au niveau { $level }.
practice-down = Ensuite, le niveau { $level }, le temps que ce soit facile.
practice-hard = Le plus difficile : { $theme }. Il y en aura plus la prochaine fois.
practice-share = { $right } sur { $asked }
practice-more = Encore dix
practice-best = Plus longue série : { $best }
practice-another = Il y en a une autre dedans : { $other }. En jeu, les deux compteraient.
practice-back = Tous les exercices
practice-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
 }
practice-first = { $count ->
    [one] { $count } du premier coup.
   *[other] { $count } du premier coup.
 }
practice-row = { $days ->
    [one] { $days } jour d’affilée
   *[other] { $days } jours d’affilée
 }
class-is-this = La bonne réponse :
class-wrong-sum = Tu as pris { $digits }, mais { $sum }.
class-you-did = C’était { $sum } ? Regarde encore.
class-why-miss = Une bille est passée à côté : 1 point.
class-why-row = { $sum } : la rangée de la bille rouge donne le signe, les colonnes les nombres.
class-why-sides = { $sum } : trous en largeur fois trous en longueur, ceux des billes compris.
class-why-line = Une ligne de { $sum } trous, ceux des billes compris.
