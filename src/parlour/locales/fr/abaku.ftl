### Abaku à la table de la page.

## What the slip tells

ab-told-laid = { $name } a posé { $tiles }
ab-told-at = À partir de { $at }.
ab-told-equations = { $count } équations d’un coup
ab-told-pass = { $name } a passé
ab-told-accept = { $name } accepte
ab-told-challenge = { $name } a contesté
ab-told-exchange = { $count ->
    [one] { $name } a échangé { $count } pièce
   *[other] { $name } a échangé { $count } pièces
 }
ab-told-magic = { $name } : { $act }

## Everything else

ab-board = Le plateau. Les flèches déplacent, les chiffres posent des tuiles, espace change de sens, Entrée joue.
ab-rack = Tes tuiles
ab-tile = { $tile ->
    [joker] Joker
   *[other] Tuile { $tile }
 }
ab-square = { $square }{ $bonus ->
    [n2] , nombre fois 2
    [n3] , nombre fois 3
    [e2] , équation fois 2
    [e3] , équation fois 3
    [start] , départ
   *[none] { "" }
 }
ab-square-tile = { $square } : { $digit }{ $kind ->
    [new] , à toi, pas encore jouée
    [joker] , joker
   *[old] { "" }
 }
ab-bonus = { $bonus ->
    [n2] nombre ×2
    [n3] nombre ×3
    [e2] équation ×2
   *[e3] équation ×3
 }
ab-turn = { $shared ->
    [yes] { $name }, pose des tuiles qui forment un calcul
   *[no] Pose des tuiles qui forment un calcul
 }
ab-how = Prends une tuile, puis une case. Ou fais glisser, ou tape. Toutes les tuiles d’un tour sont sur une ligne.
ab-one-line = Toutes les tuiles d’un tour sont sur une ligne.
ab-equations = { $count ->
    [0] Pas encore d’équation
    [1] Une équation
   *[other] { $count } équations
 }
ab-not-yet = Pas encore
ab-tiles-way = { $count } tuiles, { $way ->
    [across] à l’horizontale
    [down] à la verticale
   *[diagonal] en diagonale
 }
ab-bonus-on = { $over ->
    [yes] si tu lâches : { $bonus }
   *[no] { $bonus } en { $square }
 }
ab-sum = { $kind ->
    [hint] Rapporterait
    [told] A rapporté
   *[mine] Ce tour
 }
ab-hint = Indice
ab-hint-act = { $square }{ $way ->
    [across] , à l’horizontale
    [down] , à la verticale
    [diagonal] , en diagonale
   *[one] { "" }
 }: { $tiles }
ab-hint-aside = rien n’est posé
ab-told-by = posé par { $name }
ab-let-go = Lâcher en { $square }
ab-left-over = { $count ->
    [one] { $count } tuile est de trop
   *[other] { $count } tuiles sont de trop
 }
ab-shuffle = Mélanger
ab-whole = Tout le plateau
ab-speak = Dire à voix haute
ab-place = { $known ->
    [yes] { $points ->
        [one] Poser pour { $points } point
       *[other] Poser pour { $points } points
     }
   *[no] Poser les tuiles
 }
ab-place-first = Pose des tuiles
ab-place-not = Pas encore valable
ab-take-up = Reprendre
ab-to-exchange = Échanger
ab-exchange = { $count ->
    [0] Choisis des tuiles
    [one] Échanger { $count } tuile
   *[other] Échanger { $count } tuiles
 }
ab-exchange-ask = { $count ->
    [0] Quelles tuiles rends-tu ?
    [1] Une tuile est rendue
   *[other] { $count } tuiles sont rendues
 }
ab-exchange-how = Tu en reçois autant du sac. C’est ton tour de jeu.
ab-exchange-not = Les garder
ab-pass = Passer
ab-swapped = Le joker est à toi, contre son chiffre. Pose-le, ou garde-le et pose d’autres tuiles.
ab-joker-ask = Que vaut le joker ?
ab-joker-not = Pas maintenant
ab-asked = { $act } : est-ce juste ?
ab-asking = Les autres regardent { $act }
ab-accept = Accepter
ab-challenge = Contester
ab-bag = { $count ->
    [0] Le sac est vide.
    [one] { $count } tuile dans le sac.
   *[other] { $count } tuiles dans le sac.
 }
ab-unseen = Tuiles que tu n’as pas vues
ab-wrong = Ça ne va pas.
ab-wrong-at = { $squares } :
ab-won = { $count ->
    [1] { $names } gagne avec { $points }
   *[other] { $names } partagent la victoire avec { $points }
 }
ab-end-why = Les tuiles restantes coûtent des points.
ab-end-left = { $count ->
    [0] Aucune tuile restante
    [one] { $count } tuile restante
   *[other] { $count } tuiles restantes
 }

ab-say-place = { $name } pose { $act } : { $points ->
    [one] { $points } point.
   *[other] { $points } points.
 }
ab-say-exchange = { $name } échange { $count ->
    [one] { $count } tuile.
   *[other] { $count } tuiles.
 }
ab-say-pass = { $name } passe.
ab-say-accept = { $name } accepte.
ab-say-challenge = { $name } conteste.
ab-tell-row = Rangée { $row } : { $tiles }.
ab-tell-rack = Tes tuiles : { $tiles }.

## Ce qui ne va pas dans un coup, par son code

ab-wrong-not-one-equation = ces tuiles ne sont pas ensemble dans une équation.
ab-wrong-contact-in-no-equation = ces deux se touchent, mais aucune nouvelle équation n’a les deux.
ab-wrong-no-old-tile = aucune tuile déjà posée ne fait partie d’une nouvelle équation.
ab-wrong-gap = il y a un trou.
ab-wrong-not-on-start = le premier tour pose une tuile sur cette case.
ab-wrong-two-tiles-first = Le premier tour pose au moins deux tuiles.
ab-wrong-nothing-touched = Aucune nouvelle tuile ne touche une tuile du plateau.
ab-wrong-off-the-board = les tuiles dépassent le bord.
ab-wrong-square-taken = il y a déjà une tuile.
ab-wrong-no-joker-there = il n’y a pas de joker.
ab-wrong-no-digit-for-joker = tu n’as pas le chiffre du joker.
ab-wrong-no-diagonals = Ici, on ne pose pas en diagonale.
ab-wrong-not-in-rack = Tu n’as pas cette tuile.

# Magic squares
ab-magic-ask = Donne à chaque ligne la même somme
ab-magic-how = Choisis un chiffre, puis une case. Les rangées, les colonnes et les deux diagonales comptent.
ab-magic-lines = Lignes de même somme : { $lines } sur { $all }
ab-magic-square = { $square } : { $digit ->
    [none] libre
   *[other] { $digit }
 }
