### Chikugo et Take It à la table de la page.

## What the slip tells

kg-told-shape = { $shape ->
    [none] aucune bille dans un trou
    [one] une bille dans un trou
    [line] une ligne
    [square] un carré
   *[rectangle] un rectangle
 }
kg-told-threw = { $name } a lancé { $points }, { kg-told-shape }
kg-told-chikugo = Un Chikugo ! C’est gagné tout de suite.
kg-told-nadir = Le plus bas pour l’instant : Nadir.
kg-told-holes = Rouge { $red ->
    [miss] à côté
   *[other] { $red }
 }, noire { $black ->
    [miss] à côté
   *[other] { $black }
 }{ $sum ->
    [none] { "" }
   *[other] { " : " }{ $sum }
 }.
kg-told-turned = { $name } a retourné { $chip }
kg-told-nadir-takes = { $name }, Nadir, a pris { $chip }
kg-told-nadir-takes-some = Le Nadir a pris { $chip }
kg-told-nadir-why = Le lancer le plus bas de la manche.
kg-told-matches = Le lancer : { $points }, { kg-told-shape }.
kg-told-pass = { $name } a passé son tour
kg-told-take = { $name } a pris { $chip }
kg-told-rob = { $name } a pris { $chip } à { $other }
kg-told-lay = { $name } a posé { $chip }

## Everything else

kg-nadir = Nadir
kg-chip = { $chip ->
    [line] la ligne
    [square] le carré
    [max] le { $number } maxi
   *[other] le { $number }
 }
kg-box = La boîte. Rouge { $red ->
    [miss] à côté
   *[other] en { $red }
 }, noire { $black ->
    [miss] à côté
   *[other] en { $black }
 }.
kg-throw = Lancer
kg-turn-chip = Retourner un jeton
kg-pass = Passer
kg-choose = Choisis un jeton
kg-look = Vue
kg-look-from = { $way ->
    [hand] Main
    [above] Dessus
   *[low] Bas
 }
kg-wrong = Ça ne correspond pas : { $chip }
kg-wrong-why = { $reason ->
    [match] Ce nombre, cette ligne ou cette forme n’est pas ce que tu as lancé.
    [exact] Chez quelqu’un d’autre, il te faut exactement ce nombre, une ligne pour la ligne ou un carré pour le carré.
    [throw] Lance d’abord.
    [take] Prends un jeton du milieu.
    [rob] Tu peux prendre un jeton à quelqu’un, ou passer.
    [lay] Pose l’un de tes jetons.
   *[none] Retourne d’abord un jeton.
 }
kg-take = Prendre { $chip }
kg-rob = Prendre { $chip }
kg-lay = Poser { $chip }
kg-clear = { $shared ->
    [yes] { $name }, { $points } ou plus et tu es à l’abri
   *[no] { $points } ou plus et tu es à l’abri
 }
kg-throw-ask = { $shared ->
    [yes] { $name }, lance les deux billes
   *[no] Lance les deux billes
 }
kg-throw-lay = { $shared ->
    [yes] { $name }, lance pour poser un jeton
   *[no] Lance pour poser un jeton
 }
kg-turn-ask = { $shared ->
    [yes] { $name }, retourne un jeton
   *[no] Retourne un jeton
 }
kg-take-ask = { $shared ->
    [yes] { $name }, quel jeton prends-tu ?
   *[no] Quel jeton prends-tu ?
 }
kg-rob-ask = { $shared ->
    [yes] { $name }, en prends-tu un à quelqu’un ?
   *[no] En prends-tu un à quelqu’un ?
 }
kg-lay-ask = { $shared ->
    [yes] { $name }, quel jeton poses-tu ?
   *[no] Quel jeton poses-tu ?
 }
kg-throw-how = Les deux billes partent ensemble.
kg-hand = Tire les billes en arrière et lâche.
kg-hand-after = Tire les billes en arrière et lâche. { $name } a { $points }.
kg-wait = Un instant.
kg-threw = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, { $shape ->
    [none] aucune bille dans un trou
    [one] une bille dans un trou
    [line] une ligne
    [square] un carré
   *[rectangle] un rectangle
 }{ $shape ->
    [none] { "" }
   *[other] { ", " }rouge { $red ->
        [miss] à côté
       *[other] { $red }
     }, noire { $black ->
        [miss] à côté
       *[other] { $black }
     }
 }{ $sum ->
    [none] { "" }
   *[other] { " : " }{ $sum }
 }.
kg-is-nadir = { $name } est Nadir.
kg-middle = { $up ->
    [0] { $down ->
        [0] Le milieu est vide
        [one] { $down } jeton au milieu, face cachée
       *[other] { $down } jetons au milieu, face cachée
     }
   *[other] { $down ->
        [0] { $up } au milieu, face visible
       *[other] Au milieu { $up } face visible, { $down } face cachée
     }
 }
kg-no-chips = aucun jeton
kg-out = à l’abri
kg-just-threw = vient de lancer
kg-round = { $phase ->
    [pick-up] Ramassage, manche { $round } sur 12
    [lay-out] Pose, manche { $round }
    [over] La partie est terminée
   *[take-it] Manche { $round }
 }
kg-won = { $count ->
    [1] { $names } gagne avec { $points }
   *[other] { $names } se partagent la victoire avec { $points }
 }
kg-lost = { $count ->
    [0] Personne n’a perdu
    [1] { $names } garde des jetons et perd
   *[other] { $names } gardent des jetons et perdent
 }
kg-aim-x = Main, de gauche à droite
kg-aim-dir = Direction
kg-aim-force = Force
kg-aim-loft = Hauteur
kg-aim-gap = Écart entre les billes
kg-aim-turn = Rotation de la main
kg-flying = { $name } lance
kg-in-the-air = Les billes sont en l’air.
kg-skip = Passer l’animation
kg-say-chip = C’est { $chip }.
kg-say-take = { $name } prend { $chip }.
kg-say-rob = { $name } prend { $chip } à { $other }.
kg-say-lay = { $name } pose { $chip }.
kg-say-pass = { $name } passe.
kg-tell-chips = { $count ->
    [0] { $name } n’a pas de jeton.
   *[other] { $name } a { $chips }.
 }
kg-tell-up = Visibles : { $chips }.
kg-finer = Viser avec des nombres

# Smart Calculators
kg-sum-first = Je calcule d’abord
kg-sum-how = Le signe de la rangée de la bille rouge relie les deux nombres.
kg-sum-show = Voir
kg-sum-wrong = Ce n’est pas { $points }. Regarde encore.
kg-same-again = Même lancer
