### Les écrans du terminal.

screen-which = À quoi on joue ?
screen-who = Qui joue ?
screen-person = une personne
screen-nobody = personne
screen-start = Jouer
screen-back = Retour
screen-turn = À { $name } de jouer
screen-thinks = { $name } réfléchit…
screen-type = un coup, ou aide
screen-acts = Coups
screen-keys = F1 aide  F2 indice  F3 annuler  F4 enregistrer  F6 clair/sombre  F10 partir
screen-keys-replay = ← arrière  → avant  Début  Fin  F6 clair/sombre  F10 partir
screen-keys-menu = ↑ ↓ choisir  Entrée valider  F10 partir
screen-help = Choisis sur le plateau ou dans la liste des coups avec la souris, ou avec les flèches et Entrée. Tab passe à la partie suivante de l’écran. Ou tape un coup sur la ligne du bas ; undo, hint, save FICHIER, resign et quit s’y tapent aussi.
screen-help-abaku = Abaku : tape des chiffres au curseur pour poser des tuiles. Espace change la direction, ? et un chiffre pose un joker, Retour arrière reprend une tuile, Entrée joue.
screen-help-throw = Un lancer à la main se tape : { $example }
screen-hint = { $exact ->
    [yes] Le mieux : { $acts } (valeur { $value })
   *[no] Sans doute le mieux : { $acts } (valeur environ { $value })
 }
screen-hint-throw = Un bon lancer : { $act }
screen-no-hint = Pas d’indice ici.
screen-thinking = Je cherche un indice…
screen-at = événement { $at } sur { $of }
screen-bag = { $tiles ->
    [one] { $tiles } tuile dans le sac
   *[other] { $tiles } tuiles dans le sac
 }
screen-waiting = On attend les autres. Pour rejoindre la partie : { $address }
