### La ligne de commande et le terminal simple.

cli-see = voir { $command }
cli-no-verb = la commande { $verb } n’existe pas ; les commandes sont : { $verbs }
cli-page-at = Parlour tourne sur { $address } (Ctrl+C l’arrête)
cli-no-page = La page dans le navigateur est une partie à part : { $install }
cli-no-screens = Les écrans complets dans le terminal sont une partie à part : { $install }
cli-home-at = Sur le réseau de la maison, il est à { $address }
cli-screen-at = Sur grand écran, avec les téléphones pour mains : { $address }
cli-no-home = Aucun réseau domestique trouvé ; Parlour est pour cette machine seule.
cli-no-port = aucun port libre ; parlour serve --port N en prend un autre

menu-game = { $name } (joueurs : { $seats })
menu-how = Un nombre lance ce jeu, q termine. Autres façons de jouer : parlour play --help
menu-which = Quel jeu ?
menu-people = Combien de personnes ({ $low } à { $high }) ?
menu-answer = Réponds par un de ceux-ci : { $answers }, ou q pour partir.

games-default = (sinon { $value })
games-whole = un nombre entier de { $low } à { $high }
games-nothing = { $allowed }, ou rien
games-chance = une probabilité de 0 à 1/2, comme 3/20 ou 0.15
games-switch = on ou off

record-title = { $game }, partie { $match }
record-players = joueurs : { $names } ; options : { $options }
record-follows = L’enregistrement suit les règles : { $events ->
    [one] { $events } événement.
   *[other] { $events } événements.
 }
record-not-over = La partie n’est pas finie.
record-over = { $reason ->
    [played] Jouée jusqu’au bout.
    [resigned] Finie parce que quelqu’un a abandonné.
    [draw] Nulle d’un commun accord.
    [end] Finie d’un commun accord, comptée telle quelle.
    [time] Finie parce que quelqu’un n’avait plus de temps.
    [left] Finie parce que tout le monde est parti.
    [aborted] Arrêtée avant le premier coup.
   *[other] Finie.
 } { $count ->
    [0] Personne n’est premier.
   *[other] En tête : { $names }.
 }

verify-typed = { $typed ->
    [one] Suit les règles : { $typed } résultat a été saisi à une vraie table ; aucune graine ne le prouve.
   *[other] Suit les règles : { $typed } résultats ont été saisis à une vraie table ; aucune graine ne les prouve.
 }
verify-fair = Loyal : { $outcomes ->
    [one] { $outcomes } tirage découle de la graine.
   *[other] { $outcomes } tirages découlent de la graine.
 }{ $skipped ->
    [0] { "" }
    [one] { " " }{ $skipped } lancer n’a pas été recalculé.
   *[other] { " " }{ $skipped } lancers n’ont pas été recalculés.
 }
verify-not = pas prouvé : { $why }
term-fair = Hasard vérifié : { $outcomes ->
    [0] rien n’a été tiré.
    [one] { $outcomes } tirage découle de ce qui était scellé avant la partie.
   *[other] { $outcomes } tirages découlent de ce qui était scellé avant la partie.
 } Pour vérifier toi-même l’enregistrement, garde le sceau { $seal } et ton nombre { $nonce }.
term-unfair = Le hasard ne se vérifie pas : { $why }
term-void = La partie s’est terminée sans résultat : quelqu’un n’a pas dévoilé sa part du tirage.

analyse-value = valeur { $value }{ $exact ->
    [yes] { "" }
   *[no] { " " }(pas prouvée)
 }
analyse-bound = { $bound ->
    [exact] { "" }
    [at_most] au plus
    [at_least] au moins
   *[estimate] estimation
 }

## La table simple

term-welcome = { $game }. Tape aide pour les commandes.
term-help = Tape un coup, ou un de ces mots :
      coups               ce qui est permis maintenant
      conseil             le meilleur coup ici
      montre              dessine de nouveau la position
      retour              reprend le dernier coup, si le hasard n’a pas répondu
      garde FICHIER       écrit l’enregistrement
      abandon             abandonne cette place
      fin                 quitte la table
term-word-help = aide, help
term-word-moves = coups, moves
term-word-hint = conseil, hint
term-word-show = montre, show
term-word-undo = retour, undo
term-word-save = garde, save
term-word-resign = abandon, resign
term-word-quit = fin, quit
term-word-yes = oui
term-word-no = non
term-word-throw = lancer, throw
term-asked = Réponds par oui ou non.
term-throw = À toi de lancer : appuie sur Entrée.
term-saved = C’est gardé.
term-no = Non : { $why }
term-face = { $name }, à toi : appuie sur Entrée quand personne d’autre ne regarde.
term-left = À bientôt !
term-left-saved = La partie est gardée ; pour continuer : { $command }
term-over = La partie est finie. { $count ->
    [0] Personne n’a gagné.
    [1] { $names } a gagné.
   *[other] { $names } ont gagné.
 }
term-player = joueur { $number }
term-chance = hasard
term-takes-back = { $name } revient à l’événement { $to }
term-resigns = { $name } abandonne
term-agrees = { $name } est d’accord
term-declines = { $name } refuse
term-flag = { $name } n’a plus de temps
term-seat = place { $seat } : { $name } { $what ->
    [joined] arrive
    [left] part
   *[replaced] prend la suite
 }
term-points = { $name } : { $points }
cli-others-at = Les autres appareils ouvrent { $address }
cli-no-others = Aucune adresse réseau de cette machine ne répond ; seule cette machine peut ouvrir Parlour.
term-best = Ton meilleur score : { $points }.
term-best-new = Nouveau record pour toi : { $points }.
term-best-deal = Ton meilleur score avec ces tuiles : { $points }.
term-finish = Cela termine la partie. Tape-le encore une fois pour finir.
