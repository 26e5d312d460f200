### La ligne de commande et le terminal simple.

cli-see = voir { $command }
cli-no-verb = la commande { $verb } n’existe pas ; les commandes sont : { $verbs }
cli-page-at = Parlour tourne sur { $address } (Ctrl+C l’arrête)
cli-no-page = Pour jouer dans le navigateur, installe d’abord : { $install }
cli-no-screens = Pour les écrans complets dans le terminal, installe d’abord : { $install }
cli-home-at = Sur ton réseau domestique : { $address }
cli-screen-at = Sur grand écran, avec les téléphones comme mains : { $address }
cli-no-home = Aucun réseau domestique trouvé : Parlour ne marche que sur cet ordinateur.
cli-no-port = aucun port libre ; choisis-en un avec parlour serve --port N

menu-game = { $name } (joueurs : { $seats })
menu-how = Tape un nombre pour lancer ce jeu, q pour quitter. Autres façons de jouer : parlour play --help
menu-which = Quel jeu ?
menu-people = Combien de personnes ({ $low } à { $high }) ?
menu-answer = Réponds par l’un de ces mots : { $answers }, ou q pour quitter.

games-default = (par défaut { $value })
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
record-not-over = La partie n’est pas terminée.
record-over = { $reason ->
    [played] Jouée jusqu’au bout.
    [resigned] Terminée parce que quelqu’un a abandonné.
    [draw] Nulle d’un commun accord.
    [end] Terminée d’un commun accord, comptée telle quelle.
    [time] Terminée parce que quelqu’un n’avait plus de temps.
    [left] Terminée parce que tout le monde est parti.
    [aborted] Arrêtée avant le premier coup.
   *[other] Terminée.
 } { $count ->
    [0] Personne n’est en tête.
   *[other] En tête : { $names }.
 }

verify-typed = { $typed ->
    [one] Suit les règles : { $typed } résultat a été saisi à une vraie table ; aucune graine ne le prouve.
   *[other] Suit les règles : { $typed } résultats ont été saisis à une vraie table ; aucune graine ne les prouve.
 }
verify-fair = Équitable : { $outcomes ->
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
      indice              le meilleur coup ici
      montre              dessine de nouveau la position
      retour              annule ton dernier coup, si le hasard n’a pas répondu
      garde FICHIER       écrit l’enregistrement
      abandon             abandonne la partie
      fin                 quitte la table
term-word-help = aide, help
term-word-moves = coups, moves
term-word-hint = indice, conseil, hint
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
term-saved = Enregistré.
term-no = Ça ne va pas : { $why }
term-face = { $name }, à toi : appuie sur Entrée quand personne d’autre ne regarde.
term-left = À bientôt !
term-left-saved = Ta partie est enregistrée. Pour continuer : { $command }
term-over = La partie est terminée. { $count ->
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
cli-no-others = Aucune adresse réseau de cette machine ne répond ; Parlour ne s’ouvre que sur cette machine.
term-best = Ton meilleur score : { $points }.
term-best-new = Nouveau record pour toi : { $points }.
term-best-deal = Ton meilleur score avec ces tuiles : { $points }.
term-finish = Ça termine la partie. Tape-le encore une fois pour confirmer.
