### Kryds & Bolle à la table de la page.

## What the slip tells

kb-told-bar = { $bar ->
    [a1] avant gauche
    [b1] avant centrale
    [c1] avant droite
    [a2] de gauche
    [b2] du milieu
    [c2] de droite
    [a3] arrière gauche
    [b3] arrière centrale
   *[c3] arrière droite
 }
kb-told-ball = { $name } a pris la tige { kb-told-bar }{ $free ->
    [yes] { ", " }{ $level ->
        [1] en bas
        [2] au milieu
       *[3] en haut
     }
   *[no] { "" }
 }
kb-told-chameleon = { $name } a posé le caméléon
kb-told-line = { $kind ->
    [layer1] Une ligne dans l’étage du bas.
    [layer2] Une ligne dans l’étage du milieu.
    [layer3] Une ligne dans l’étage du haut.
    [up] Une ligne à la verticale.
   *[across] Une ligne à travers les étages.
 }
kb-told-lines = { $lines } lignes d’un coup.
kb-told-lies = { $level ->
    [1] La boule est en bas.
    [2] La boule est au milieu.
   *[3] La boule est en haut.
 }
kb-told-gain = { $lines ->
    [one] +{ $lines } ligne
   *[other] +{ $lines } lignes
 }

## Everything else

kb-chameleon = le caméléon
kb-level = { $level ->
    [1] Bas
    [2] Milieu
   *[3] Haut
 }
kb-layer = { $level ->
    [1] Étage du bas
    [2] Étage du milieu
   *[3] Étage du haut
 }
kb-bar = { $bar ->
    [a1] de la tige avant gauche
    [b1] de la tige avant centrale
    [c1] de la tige avant droite
    [a2] de la tige de gauche
    [b2] de la tige du milieu
    [c2] de la tige de droite
    [a3] de la tige arrière gauche
    [b3] de la tige arrière centrale
   *[c3] de la tige arrière droite
 }
kb-place = { $place }, { $level ->
    [1] en bas
    [2] au milieu
   *[3] en haut
 } { kb-bar }
kb-cell-ball = { $place } : { $owner }{ $last ->
    [yes] , dernière boule
   *[no] { "" }
 }
kb-cell-chosen = { $place } : choisie, appuie encore pour poser
kb-cell-open = { $place } : libre
kb-cell-free = { $place } : libre, mais pas encore

kb-turn = { $shared ->
    [yes] { $name }, où va la boule ?
   *[no] Où va la boule ?
 }
kb-turn-chameleon = { $shared ->
    [yes] { $name }, le caméléon se pose en dernier
   *[no] Le caméléon se pose en dernier
 }
kb-ask = { $shared ->
    [yes] { $name }, { $level ->
        [1] en bas
        [2] au milieu
       *[3] en haut
     } { kb-bar } ?
   *[no] { $level ->
        [1] En bas
        [2] Au milieu
       *[3] En haut
     } { kb-bar } ?
 }
kb-how = { $device ->
    [finger] Touche une tige ou un anneau.
   *[mouse] Choisis une tige ou un anneau ; la boule glisse vers le bas.
 }
kb-how-free = { $device ->
    [finger] Touche une case libre.
   *[mouse] Choisis une case libre, sur les tiges ou dans les étages.
 }
kb-makes = { $lines ->
    [one] Ça fait { $lines } ligne : { $from } devient { $to }.
   *[other] Ça fait { $lines } lignes : { $from } devient { $to }.
 }
kb-makes-none = Ça ne fait pas encore de ligne.
kb-stops = { $lines ->
    [1] Ça prive { $name } d’une ligne.
   *[other] Ça prive { $name } de { $lines } lignes.
 }
kb-wrong-full = Cette tige est pleine. Choisis-en une avec un point au sommet.
kb-wrong-taken = Il y a déjà une boule ici. Choisis une case libre.
kb-wrong-floats = Les boules glissent vers le bas : sur cette tige, c’est { $level ->
    [1] la case du bas
    [2] la case du milieu
   *[3] la case du haut
 } qui vient.
kb-last = La dernière boule : { kb-place }.
kb-place-ball = Poser la boule
kb-choose-first = Choisis une case
kb-unchoose = Choisir une autre case
kb-won = { $mine ->
    [yes] Tu gagnes, { $points } à { $other }
   *[no] { $name } gagne, { $points } à { $other }
 }
kb-drawn = { $points } partout : partie nulle
kb-over-why = { $lines ->
    [one] { $lines } ligne dans le cube.
   *[other] { $lines } lignes dans le cube.
 }
kb-end-tap = Touche un bâtonnet pour voir sa ligne.
kb-end-lead = L’avance de { $name }, boule après boule
kb-end-line = Ligne { $number } : { $places }
kb-end-ball = Boule { $ball } : { $lines ->
    [one] { $lines } ligne
   *[other] { $lines } lignes d’un coup
 }
kb-lines = Lignes
kb-left = { $count ->
    [one] reste { $count } boule
   *[other] restent { $count } boules
 }
kb-balls-left = Boules restantes
kb-holds = A le caméléon
kb-holds-short = { $name } a le caméléon
kb-turn-finger = Tourner les tiges du doigt
kb-turn-round = Tourner les tiges
kb-turn-to = { $way ->
    [left] Tourner à gauche
    [right] Tourner à droite
    [up] Incliner vers le haut
   *[down] Incliner vers le bas
 }
kb-turn-home = Revenir de face
kb-count = Boule { $ball } sur 27, { $placement ->
    [free] case au choix
   *[stacked] empilée
 }

kb-say-ball = { $name } : { $place }, { $level ->
    [1] en bas
    [2] au milieu
   *[3] en haut
 } { kb-bar }.{ $made ->
    [0] { "" }
    [1] { " " }Une ligne.
   *[other] { " " }{ $made } lignes.
 }
kb-say-chameleon = { $name } a le caméléon.
kb-tell-balls = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, { $count ->
    [0] pas encore de boule.
   *[other] boules en { $places }.
 }
kb-tell-free = Tu peux poser en { $places }.
kb-lots = Le sort a décidé : { $name } commence.
