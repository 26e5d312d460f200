### Abaku à la table de la page.

## What the slip tells

ab-told-laid = { $name } a posé { $tiles }
ab-told-at = À partir de { $at }.
ab-told-equations = { $count } équations d’un coup
ab-told-pass = { $name } a passé son tour
ab-told-accept = { $name } a accepté
ab-told-challenge = { $name } a contesté
ab-told-exchange = { $count ->
    [one] { $name } a échangé { $count } tuile
   *[other] { $name } a échangé { $count } tuiles
 }
ab-told-magic = { $name } : { $act }

## Everything else

ab-board = Le plateau. Les flèches déplacent le curseur, les chiffres posent des tuiles, Espace change de sens, Entrée joue.
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
   *[no] Pose un calcul en tuiles
 }
ab-how = Choisis une tuile, puis une case. Ou glisse-la, ou tape-la. Tout va sur une même ligne.
ab-one-line = Toutes les tuiles d’un tour vont sur une même ligne.
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
 } : { $tiles }
ab-hint-aside = rien n’est encore posé
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
ab-place-first = Poser
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
    [1] Tu rends une tuile
   *[other] Tu rends { $count } tuiles
 }
ab-exchange-how = Tu en pioches autant dans le sac. Ça compte comme ton tour.
ab-exchange-not = Les garder
ab-pass = Passer
ab-swapped = Le joker est à toi, en échange de son chiffre. Pose-le, ou garde-le et pose d’autres tuiles.
ab-joker-ask = Quel chiffre pour le joker ?
ab-joker-not = Pas maintenant
ab-asked = { $act } : c’est valable ?
ab-asking = Les autres examinent { $act }
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
   *[other] { $names } se partagent la victoire avec { $points }
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

ab-wrong-not-one-equation = ces tuiles ne font pas toutes partie d’une même équation.
ab-wrong-contact-in-no-equation = ces deux tuiles se touchent, mais aucune nouvelle équation ne contient les deux.
ab-wrong-no-old-tile = aucune tuile déjà posée ne fait partie d’une nouvelle équation.
ab-wrong-gap = il y a un trou.
ab-wrong-not-on-start = au premier tour, pose une tuile sur cette case.
ab-wrong-two-tiles-first = Au premier tour, pose au moins deux tuiles.
ab-wrong-nothing-touched = Aucune nouvelle tuile ne touche une tuile du plateau.
ab-wrong-off-the-board = les tuiles dépassent du plateau.
ab-wrong-square-taken = il y a déjà une tuile ici.
ab-wrong-no-joker-there = il n’y a pas de joker ici.
ab-wrong-no-digit-for-joker = tu n’as pas le chiffre du joker.
ab-wrong-no-diagonals = Pas de diagonales dans cette partie.
ab-wrong-not-in-rack = Tu n’as pas cette tuile.

# Magic squares
ab-magic-ask = Fais la même somme sur chaque ligne
ab-magic-how = Choisis un chiffre, puis une case. Les rangées, les colonnes et les deux diagonales comptent.
ab-magic-lines = Lignes de même somme : { $lines } sur { $all }
ab-magic-square = { $square } : { $digit ->
    [none] libre
   *[other] { $digit }
 }
