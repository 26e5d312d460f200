### Chikugo and Take It for those who listen.

kg-form = Un lancer s’écrit throw DIRECTION FORCE. La direction est en degrés, moins va à gauche ; la force est en pour cent.
kg-ready-throws = Prêts à taper : { $throws }.
kg-ready = { $act }, { $how ->
    [straight] doux et droit
    [left] à gauche
    [right] à droite
   *[hard] fort et droit
 }
kg-no-throw = Il n’y a rien à lancer maintenant.
