### Setting up a match, and the table that fills up before it begins.

setup-start = Commencer la partie
setup-alone = Jouer en solo
setup-together = Jouer à plusieurs
setup-keep = Compter les points
setup-invite = { $count ->
    [1] Inviter quelqu’un
   *[other] Inviter { $count } personnes
 }
setup-invite-name = Inviter { $name }
setup-friend = Jouer entre amis
setup-a-robot = Jouer contre un robot
setup-change = Changer les joueurs
setup-agree-change = Changer
setup-swap = Échanger
setup-swap-label = Changer qui commence
setup-you = toi
setup-you-name = Toi
setup-a-friend = Une personne invitée
setup-by-link = vient par le lien
setup-first = commence
setup-light = clair
setup-dark = foncé
setup-level-short = niveau { $level }
setup-level = niveau { $level } sur { $of }
setup-record = { $played ->
    [0] pas encore de partie
   *[other] gagné { $won } fois sur { $played }
 }
setup-usual = règles habituelles
setup-chosen = { $name } : { $value }
setup-changed = { $on ->
    [yes] { $name }
   *[no] sans : { $name }
 }
setup-no-clock = sans pendule
setup-minutes = { $minutes ->
    [one] environ { $minutes } minute
   *[other] environ { $minutes } minutes
 }
setup-lots-decide = Le sort décide qui commence.

## Who’s playing?

setup-who = Qui joue ?
setup-chairs = Chaises
setup-seat-of = Place { $seat } sur { $of }
setup-add = Ajouter une chaise
setup-remove = Enlever cette chaise
setup-sits-here = Qui s’assoit ici ?
setup-kind-me = Quelqu’un ici
setup-kind-robot = Un robot
setup-kind-open = Par lien
setup-robot = Quel robot ?
setup-name = Nom
setup-used = Noms déjà utilisés
setup-link = Tu auras un lien à envoyer.
setup-friend-name = Nom de la personne invitée (facultatif)
setup-swap-first = Changer qui commence
setup-lots = Tirer au sort

## How shall we play?

setup-how = Comment joue-t-on ?
setup-changes = { $count ->
    [one] { $count } changement par rapport aux règles habituelles
   *[other] { $count } changements par rapport aux règles habituelles
 }
setup-back-to-usual = Revenir aux règles habituelles
setup-presets = Règles toutes prêtes
setup-more = Plus
setup-to-limit = jusqu’à la limite
setup-custom = Autre
setup-switch = { $on ->
    [yes] oui
   *[no] non
 }
setup-clock-own = { $minutes } min + { $seconds } s par coup
setup-clock-minutes = Minutes par personne
setup-clock-seconds = Secondes ajoutées par coup
setup-no-clock-row = Aucune, prends ton temps
setup-time = Durée
setup-watch = Qui peut regarder
setup-watch-link = Toute personne avec le lien
setup-watch-players = La table seulement
setup-hints = Indices
setup-hints-on = { $on ->
    [yes] permis à tout le monde
   *[no] désactivés
 }
setup-leaving = Si quelqu’un part
setup-leaving-robot = Un robot continue
setup-leaving-forfeit = La partie est perdue
setup-on-time = Si le temps s’écoule
setup-on-time-lose = La partie est perdue
setup-on-time-robot = Un robot continue
setup-public = Qui peut rejoindre
setup-public-link = Seulement avec le lien
setup-public-all = Tout le monde, par les tables publiques
preset-to-100 = Jusqu’à 100
preset-one-round = Rapide, une manche
preset-digits = Chiffres

## What each option changes

explain-placement = Les boules glissent le long de leur tige et s’empilent, ou vont sur n’importe quelle case libre du cube.
explain-flaps = Plus de clapets, un tour plus long. D’habitude, il y en a douze.
explain-dice = Toujours deux dés, ou un seul quand il reste peu à fermer.
explain-scoring = Les clapets ouverts s’additionnent, ou se lisent comme un long nombre : 2, 5 et 8 font 258.
explain-limit = La partie se termine après la manche où quelqu’un atteint ce nombre de points négatifs.
explain-rounds = Un nombre fixe de manches au lieu d’une limite.
explain-shut = Fermer tous les clapets gagne tout de suite, ou les autres finissent d’abord la manche.
explain-eliminate = À la limite, on est hors jeu. La dernière personne en jeu gagne.
explain-throw = Tu vises, tu lâches et les billes roulent vraiment, ou le hasard choisit deux trous.
explain-miss = Combien de fois une bille ne tombe dans aucun trou.
explain-smart_calculators = On compte avec les nombres et les signes au bord de la boîte. Pour les têtes rapides.
explain-lay_out = Un jeton par lancer, ou tous ceux qui correspondent au lancer.
explain-mode = Ensemble à la table, ou en solo de trois façons.
explain-referee = Refusées tout de suite, ou posées de confiance jusqu’à ce que quelqu’un conteste.
explain-bonuses = Certaines cases doublent ou triplent un nombre ou une équation entière.
explain-tile_values = Un 7 vaut sept points au lieu d’un. Les scores passent la centaine.
explain-diagonals = Les équations peuvent aussi aller en diagonale. Plus dur à voir, plus à trouver.
explain-count_tiles = À égalité de points, le plus de tuiles posées gagne.
explain-trivial_powers = Deux 1 côte à côte sont une équation.
explain-board = Quinze cases avec bonus, ou dix-sept sans aucun.
explain-start_bonus = La case de départ peut doubler ses équations.
explain-leftover = Ce que coûtent à la fin les tuiles que tu n’as pas pu poser.
explain-zeros = Un zéro permet à des tuiles de se toucher sans équation.
explain-sets = Plus de tuiles, une partie plus longue.
explain-aids = Voir ce qu’un coup rapporterait avant de le jouer.
explain-level = Commencer vide, ou avec des chiffres qui ne laissent qu’une solution.
explain-first = Tirage au sort devant tout le monde, ou fixé d’avance.
explain-size = Combien de rangées et de colonnes.

explain-deal = Les tuiles du jour sont les mêmes pour tout le monde, toute la journée. À qui le meilleur score ?

## A table that fills up

room-more = { $count ->
        [one] Encore { $count } chaise à occuper
       *[other] Encore { $count } chaises à occuper
    }
room-self = La partie commence toute seule dès que tout le monde est assis.
room-full = Tout le monde est là
room-you-begin = Tu commences.
room-begins = { $name } commence.
room-ready = Commence quand tu veux.
room-countdown = Début dans { $seconds }
room-wait = Un instant
room-start = Commencer maintenant
room-fewer = Commencer à { $count }
room-fewer-alone = Commencer en solo
room-seat-robot = Ajouter un robot
room-robot-off = Libérer cette chaise
room-free = Libre
room-invited = sur invitation
room-just = vient d’arriver
room-yours = ta chaise
room-agreed = Les règles choisies
room-share-text = { $name } t’invite à une partie de { $game }.
room-sat = { $name } a rejoint la table.
room-stood = { $name } a quitté la table.
room-chairs-free = { $count ->
    [0] Tout le monde est là.
    [one] { $count } chaise est libre.
   *[other] { $count } chaises sont libres.
 }
room-asks = { $name } t’invite à une partie de { $game }
room-asked = On t’invite à une partie de { $game }
room-name = Ton nom à la table
room-join = Rejoindre
room-just-watch = Juste regarder
room-watching = Tu regardes. La partie commence toute seule dès que tout le monde est assis.
room-is-full = Cette table est complète.
room-is-full-why = Regarder, ou créer la tienne ?
room-own = Créer la tienne
