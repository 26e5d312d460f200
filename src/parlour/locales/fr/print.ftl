### Imprimer chez soi : la page, et les mots des feuilles.

print-why = Bien lisible en noir et blanc. Choisis ce qu’il te faut.
print-rules = Règles sur une page
    .why = Tous les jeux, dix langues
print-worksheets = Feuilles d’exercices
    .why = Avec une page de réponses
print-puzzles = Feuilles d’énigmes
    .why = Six positions, avec les solutions
print-language = Langue
print-game = Règles de
print-paper = Papier
print-course = Exercices
print-kind = Énigmes de
print-level = Niveau
print-other = D’autres questions
print-go = { $count ->
    [one] Imprimer { $count } feuille
   *[other] Imprimer { $count } feuilles
 }
print-none = Choisis une feuille
print-save = Télécharger le PDF
sheet-paper = { $paper ->
    [letter] À imprimer chez soi, Letter
   *[a4] À imprimer chez soi, A4
 }
sheet-abaku-score = Feuille de score d’Abaku
    .why = Jusqu’à quatre personnes
    .how = Feuille de score : tuiles posées, points du tour et total jusqu’ici.
    .count = Chaque tuile de chaque nouvelle équation vaut un point, même dans une courte au sein d’une longue. Un rond sur le plateau compte pour la tuile, un carré pour toute l’équation.
    .end = À la fin, chaque tuile restante coûte un point ; la personne qui a tout posé gagne un point par tuile restée aux autres. Si vous en convenez, le plus de tuiles posées départage.
sheet-abaku-board = Plateau d’Abaku
    .why = Avec ses cases bonus
    .how = Le plateau et ses cases bonus. On commence sur l’étoile.
sheet-shut-the-box-score = Bloc de Shut the Box
    .why = Deux par feuille
    .how = Ce qui reste ouvert, ce sont tes points. Le moins de points gagne ; ferme la boîte et tu gagnes tout de suite.
sheet-shut-the-box-flaps = Clapets à découper
    .why = Douze, à plier et coller
    .how = Colle la feuille sur du carton. Découpe le long des tirets, plie chaque clapet le long des points et colle son pied sur une baguette de bois.
sheet-chikugo-score = Feuille de score de Chikugo
    .why = Douze manches pour six
    .how = Note les points de chaque lancer et entoure ceux du Nadir. En bas : les jetons pris et les jetons posés.
sheet-take-it-score = Feuille de score de Take It
    .why = Jetons et points pour six
    .how = À la fin, coche les jetons que tu as. Le nombre à côté d’un jeton est sa valeur.
sheet-kugelbox-chips = Jetons de la Kugelbox
    .why = Douze à découper
    .how = Colle la feuille sur du carton, découpe le long des tirets. Le dos reste blanc : on ne voit pas ce qu’on prend.
sheet-kryds-bolle-score = Feuille de score de Kryds & Bolle
    .why = Dix parties, et des étages à noter
    .how = Une ligne vaut un point. En bas, note comment un cube a été rempli, étage par étage.
sheet-rules = Règles : { $game }
sheet-drill = Exercices : { $course }
sheet-puzzles = Énigmes : { $kind }
sheet-do-equations = Des chiffres à la suite, sans leurs signes. Où vont + − × :, un carré ou une racine ? Écris l’équation avec ses signes.
sheet-do-sums = Additionne les deux dés. Trouve ensuite des clapets ouverts qui font exactement ce nombre. Colorie une façon, écris les autres.
sheet-do-throws = Les billes sont deux coins d’un rectangle, ou les bouts d’une ligne. Compte ses trous, ceux des billes aussi. Une seule bille dans un trou vaut 1 point.
sheet-do-calculators = Le signe de la rangée de la bille rouge relie les nombres sous les billes. Avec moins, soustrais le plus petit du plus grand. La bille rouge a un point blanc.
sheet-do-puzzles = Écris ton coup, et pourquoi.
sheet-example = Exemple
    .why = Celui-ci est déjà fait.
sheet-answers = { $title } : réponses
    .why = Toutes les bonnes réponses y sont. L’ordre ne compte pas.
sheet-your-name = Nom
sheet-class-date = Classe, date
sheet-numbered = feuille { $sheet }, page { $page } sur { $pages }
sheet-own-range = au choix
sheet-least = au moins { $least } clapets
sheet-ways-gap = Il y a _ façons.
sheet-ways = { $ways ->
    [one] { $ways } façon
   *[other] { $ways } façons
 }
sheet-points-gap = points
sheet-name = Nom
sheet-total = Total
sheet-date = Date
sheet-where = Lieu
sheet-turn = Tour
sheet-tiles = tuiles
sheet-points = points
sheet-sum = total
sheet-left = Restent
sheet-glue = coller
sheet-game = Partie
sheet-begins = Qui commence
sheet-name-ball = { $ball ->
    [light] Nom (clair)
   *[dark] Nom (foncé)
 }
sheet-floor = { $floor ->
    [low] en bas
    [middle] au milieu
   *[high] en haut
 }
sheet-cube-you = { $ball ->
    [light] À toi de jouer, avec les boules claires.
   *[dark] À toi de jouer, avec les boules foncées.
 }
sheet-cube-free = Une boule peut aller sur n’importe quelle case libre.
sheet-middle = Au milieu
sheet-player = Joueur { $number }
sheet-chips-taken = Pris
sheet-chips-out = Posés
sheet-bonus = { $bonus ->
    [tile-twice] Cette tuile compte double
    [tile-thrice] Cette tuile compte triple
    [all-twice] L’équation compte double
   *[all-thrice] L’équation compte triple
 }
sheet-chip-asks = { $asks ->
    [line] une rangée ou colonne
    [square] un carré
    [at-most] { $number } ou moins
   *[at-least] { $number } ou plus
 }
sheet-size-chips = jetons de { $wide } mm
sheet-size-squares = cases de { $wide } mm
sheet-size-flaps = clapets de { $wide } × { $high } mm
error-no-sheet = La feuille { $key } n’existe pas. Il y a : { $known }
error-no-paper = Ce serveur ne peut pas imprimer : une partie de Parlour n’est pas installée.
