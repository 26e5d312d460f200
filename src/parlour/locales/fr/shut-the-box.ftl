### Shut the Box à la table de la page.

## What the slip tells

stb-told-threw = { $name } a lancé { $dice }
stb-told-no-fit = { $name } a lancé { $dice } : rien ne convient
stb-told-no-fit-short = { $name } : { $dice }, rien
stb-told-open = { $count ->
    [1] { $flaps } est resté ouvert
   *[other] { $flaps } sont restés ouverts
 }
stb-told-shut = { $name } a fermé { $flaps }
stb-told-shut-all = { $name } a fermé { $flaps }, et la boîte avec
stb-told-left = { $thrown ->
    [yes] Lancer : { $dice }.{ " " }
   *[no] { "" }
 }{ $left ->
    [0] Tous les clapets sont fermés.
    [one] Encore { $left } clapet.
   *[other] Encore { $left } clapets.
 }

## Everything else

stb-turn = { $shared ->
    [yes] { $name }, ferme des clapets qui font { $total }
   *[no] Ferme des clapets qui font { $total }
 }
stb-dice = { $shared ->
    [yes] { $name }, un dé ou deux ?
   *[no] Un dé ou deux ?
 }
stb-other = { $name } cherche { $total }
stb-how = Touche des clapets jusqu’à la bonne somme.
stb-chosen = { $count ->
    [1] { $flaps } est choisi. Il manque { $left }.
   *[other] { $flaps } sont choisis. Il manque { $left }.
 }
stb-complete = { $count ->
    [1] Le { $flaps } fait à lui seul le lancer.
   *[other] { $flaps } font { $total }.
 }
stb-before = { $name } a lancé { $throw } : rien ne convient, { $points ->
    [one] { $points } point négatif.
   *[other] { $points } points négatifs.
 }
stb-before-shut = { $name } a fermé la boîte.
stb-do = Fermer { $flaps }
stb-do-more = Fermer { $flaps } et…
stb-choose = Choisis des clapets
stb-take-one = Lancer un dé
stb-take-two = Lancer deux dés
stb-sets = Ce qui convient
stb-flaps = Clapets. Le lancer est { $throw }.
stb-flap = Clapet { $n }, { $state ->
    [shut] fermé
    [last] fermé à l’instant
    [chosen] ouvert, choisi
    [fits] ouvert, fait la somme
    [can] ouvert, convient avec d’autres
   *[open] ouvert
 }
stb-round = Manche
stb-now = Manche { $round }
stb-total = Total
stb-ends = Le moins de points gagne. { $by ->
    [limit] La partie se termine après la manche où quelqu’un atteint { $limit }.
    [rounds] La partie a { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
     }.
   *[once] La partie a une seule manche.
 }
stb-shut = La boîte est fermée !
stb-shut-why = { $count ->
    [1] { $names } gagne toute la partie, quels que soient les points.
   *[other] { $names } se partagent la victoire.
 }
stb-won = { $count ->
    [1] { $names } gagne avec { $points }
   *[other] { $names } se partagent la victoire avec { $points }
 }
stb-alone = { $points ->
    [one] { $points } point négatif
   *[other] { $points } points négatifs
 }
stb-over-why = Le moins de points négatifs gagne.

stb-say-throw = Le lancer est { $throw }.
stb-say-dice = { $name } prend { $dice ->
    [one] un dé.
   *[two] deux dés.
 }
stb-say-shut = { $name } ferme { $flaps }.
stb-tell = À { $name } de jouer. Ouverts : { $flaps }.{ $dice ->
    [0] { "" }
   *[other] { " " }Le lancer est { $throw }.
 }
stb-tell-sets = Ce qui convient : { $sets }.

### Throwing, and what nothing fits.

stb-throw = Lancer
stb-throw-title = { $shared ->
    [yes] { $name }, lance les dés
   *[no] Lance les dés
 }
stb-throw-how = Fais-les glisser sur le feutre et lâche. Ou appuie sur la barre d’espace.
stb-throw-other = À { $name } de lancer
stb-throw-for-me = Lancer pour moi
stb-thrown = Ça fait { $total }
stb-nothing = Rien ne donne { $total }. { $points ->
    [one] Ça coûte { $points } point.
   *[other] Ça coûte { $points } points.
 }
stb-would-stay = Resterait ouvert : { $flaps }. { $points ->
    [one] { $points } point.
   *[other] { $points } points.
 }
stb-nothing-odds = Pas de chance : avec ces clapets ouverts, { $lose ->
    [one] { $lose } lancer sur { $of } met fin au tour.
   *[other] { $lose } lancers sur { $of } mettent fin au tour.
 }
stb-write = Noter { $points }
stb-else = { $instead } au lieu de { $of } aurait aidé
stb-else-why = Le { $total } serait passé. C’était { $ago ->
    [1] le dernier choix.
   *[other] il y a { $ago } choix.
 }
stb-else-none = Rien n’y aurait changé
stb-else-none-why = Avec ces lancers, le { $total } ne passait nulle part.
stb-wrong-shut = Le clapet { $n } est déjà fermé.
stb-wrong-big = { $n } dépasse { $total }.
stb-wrong-lone = Aucun clapet ouvert ne complète { $n } pour faire { $total } : il manque { $left }.
stb-all-down = Les { $flaps } fermés en { $throws ->
    [one] { $throws } lancer.
   *[other] { $throws } lancers.
 }
stb-throws = { $count ->
    [one] { $count } lancer
   *[other] { $count } lancers
 }
stb-cell-shut = fermé
stb-say-nothing = { $throw } font { $total }. Aucun clapet ouvert ne fait { $total }. Ouverts : { $flaps }. { $points ->
    [one] { $points } point.
   *[other] { $points } points.
 }
stb-cup-how = Secoue le téléphone, ou appuie sur le gobelet et relâche.
stb-cup-allow = Secouer pour lancer
