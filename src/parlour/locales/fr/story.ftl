### Retour sur une partie : son histoire, un coup rejoué, l’image à partager.

review-chances = { $count ->
    [one] { $count } chance sur 100
   *[other] { $count } chances sur 100
 }
review-points = { $value ->
    [one] { $value } point
   *[other] { $value } points
 }
review-course-win = { $who ->
    [you] Ta probabilité de gagner
   *[other] { $name } : probabilité de gagner
 }
review-course-keep = { $who ->
    [you] Ta probabilité de ne pas perdre
   *[other] { $name } : probabilité de ne pas perdre
 }
review-course-lead = { $who ->
    [you] Ton avance à la fin
   *[other] { $name } : avance à la fin
 }
review-course-points = { $who ->
    [you] Toi face au jeu parfait
   *[other] { $name } face au jeu parfait
 }
review-flag = { $chance ->
    [yes] Coup { $move } : { $from } → { $to } sur 100
   *[no] Coup { $move } : { $from } → { $to }
 }
review-round = Manche { $round }
review-could = { $who ->
    [you] tu pouvais faire mieux
   *[other] { $name } pouvait faire mieux
 }
review-liked-alike = La chance était la même pour tout le monde.
review-liked = { $who ->
    [you] La chance était de ton côté.
   *[other] La chance était du côté de { $name }.
 }
review-found = { $who ->
    [you] Tu as trouvé le meilleur coup { $best } fois sur { $judged } vrais choix.
   *[other] { $name } a trouvé le meilleur coup { $best } fois sur { $judged } vrais choix.
 }
review-found-none = { $who ->
    [you] Le meilleur coup était difficile à trouver aujourd’hui.
   *[other] Le meilleur coup était difficile à trouver pour { $name } aujourd’hui.
 }
review-numbers = Tous les chiffres
review-part-luck = Le hasard
review-part-choices = Les choix
review-scale-luck = { $chance ->
    [yes] chances sur 100 dues au hasard
   *[no] points dus au hasard
 }
review-scale-choices = { $chance ->
    [yes] chances sur 100 laissées
   *[no] points laissés
 }
review-way-best = mieux
review-way-both = { $who ->
    [you] le meilleur, et le tien
   *[other] le meilleur, et joué
 }
review-way-played = { $who ->
    [you] ton coup
   *[other] coup de { $name }
 }
review-way-also = possible aussi
review-mattered = { $name } : { $act }, mieux valait { $best }
review-mattered-none = Personne n’a rien laissé échapper.
review-move = Coup { $move } sur { $moves }.
review-try = Essaie toi-même
review-try-why = Même hasard, à partir du coup { $move }.
review-try-start = Commencer
review-story-slipped = Tout s’est joué au coup { $move }
review-story-dearest = Le coup { $move } a coûté le plus
review-story-ahead = Gagné à partir du coup { $move }
review-story-always = En tête du début à la fin
review-story-even = Rien ne vous sépare
review-story-regretless = Rien à regretter
review-story-dice = { $who ->
    [you] Bien joué. Le hasard a décidé.
   *[other] { $name } a bien joué. Le hasard a décidé.
 }
review-story-clean = { $who ->
    [you] Tu n’as presque rien laissé échapper.
   *[other] { $name } n’a presque rien laissé échapper.
 }
review-story-cost = { $who ->
    [you] { $act } au lieu de { $best } t’a coûté { $cost }.
   *[other] { $name } : { $act } au lieu de { $best } a coûté { $cost }.
 }
review-story-luck = { $who ->
    [you] Un coup de chance t’a rapporté { $amount }.
   *[other] Un coup de chance a rapporté { $amount } à { $name }.
 }
review-story-at = Coup { $move }. { $what }
try-same = À partir du coup { $move }, avec le hasard de la partie tant qu’il convient.
try-other = À partir du coup { $move }. La suite s’écarte de la partie : le hasard est nouveau.
try-who = Qui joue l’autre camp ?
try-robot = Le robot
try-both = Les deux camps
try-anew = Recommencer
try-back = Retour au bilan
try-result = { $count ->
    [0] Cette fois, personne ne gagne. Dans la partie : { $then }.
    [one] Cette fois, { $now } gagne. Dans la partie : { $then }.
   *[other] Cette fois, { $now } se partagent la victoire. Dans la partie : { $then }.
 }
share-picture = Image à partager : { $title }
share-now = Partager
