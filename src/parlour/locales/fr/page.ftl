### La page : son cadre, l’accueil, la mise en place d’une table, et ce que toutes les tables partagent.

parlour = Parlour
page-title = { $page } · Parlour
page-description = Cinq jeux de bois, de dés et de nombres : contre des robots, entre amis en ligne ou autour d’une table. Gratuit et sans publicité.
skip = Aller au contenu
close = Fermer
continue = Continuer
to-home = Retour aux jeux
language = Langue
theme-dark = Sombre
theme-light = Clair
guest = Invité
player-number = Joueur { $number }

## Une page qui n’existe pas

lost-title = Ici, rien ne tombe juste
lost-why = Cette adresse ne mène nulle part. La table a peut-être été fermée, ou il manque une lettre.
table-gone = Nous ne trouvons pas cette table
table-gone-why = Le lien est peut-être incomplet. Redemande-le.
table-closed = Cette table est privée
table-closed-why = Demande une place à l’hôte de la table.

## Accueil

home-question = À quoi on joue ?
home-how = Comment veux-tu jouer ?
home-how-now = Jouer maintenant
home-how-friends = Entre amis
home-new = Tu débutes ?

## Les jeux

game-shut-the-box = Shut the Box
    .short = Deux dés, douze clapets.
    .seats = 1 ou plus · 5 minutes
    .about = Lance et ferme des clapets dont la somme fait le lancer. Ce qui reste ouvert compte contre toi.
game-chikugo = Chikugo
    .short = Deux billes, un seul geste.
    .seats = 2 à 6 · 20 minutes
    .about = Deux billes d’un coup. Le plus bas score de la manche prend un jeton, et personne ne veut garder les derniers.
game-take-it = Take It
    .short = La même boîte, les meilleurs jetons.
    .seats = 2 à 6 · 15 minutes
    .about = Lance, retourne un jeton et prends-en un qui correspond à ton lancer.
game-abaku = Abaku
    .short = Des chiffres, pas de signes.
    .seats = 1 à 4 · 30 minutes
    .about = Pose des chiffres pour qu’ils se lisent comme des calculs, sans aucun signe.
game-kryds-bolle = Kryds & Bolle
    .short = Trois alignées, dans un cube.
    .seats = À deux · 10 minutes
    .about = Des boules sur neuf tiges. Chaque ligne de trois, dans tous les sens, est un point.

## Dresser une table

option-none = comme d’habitude
option-placement = Les boules
option-placement-stacked = glissent le long de leur tige
option-placement-free = vont sur n’importe quelle case libre
option-flaps = Clapets
option-dice = Dés
option-dice-two = toujours deux
option-dice-one-when-six = un seul permis à 6 ou moins
option-dice-one-when-high-shut = un seul permis une fois 7 à 12 fermés
option-scoring = Points
option-scoring-sum = la somme des clapets ouverts
option-scoring-digits = les clapets ouverts en un nombre
option-limit = Jouer jusqu’à
option-rounds = Manches
option-shut = La boîte fermée
option-shut-wins = gagne tout de suite
option-shut-finish-round = gagne à la fin de la manche
option-eliminate = Élimination à la limite
option-throw = Lancer
option-throw-hand = à la main
option-throw-uniform = au hasard
option-miss = Bille à côté
option-smart_calculators = Calcul malin
option-lay_out = Poser
option-lay_out-one = un jeton par lancer
option-lay_out-all = tous ceux qui correspondent au lancer
option-mode = Mode
option-mode-table = à table
option-mode-solo = en solo, pour les points
option-mode-cover = couvrir la grille
option-mode-magic = carrés magiques
option-referee = Équations fausses
option-referee-strict = sont refusées
option-referee-challenge = peuvent être contestées
option-bonuses = Cases bonus
option-tile_values = Une tuile vaut son chiffre
option-diagonals = En diagonale aussi
option-count_tiles = Le plus de tuiles départage
option-trivial_powers = 1² = 1 compte
option-size = Taille
your-name = Ton nom
waits-for-host = { $name } va lancer la partie.
invite-title = Inviter avec ce lien
invite-why = Scanne-le avec un téléphone, ou envoie le lien.
invite-share = Partager l’invitation
invite-link = Lien vers cette table
invite-qr = Le lien en code QR
copy = Copier
copied = Copié

## Chaque table

joining = Chargement…
waits-for = À { $name } de jouer
region-object = La table
region-line = Que faire
region-pad = Joueurs et points
open-pad = Joueurs, points et outils
score-pad = Feuille de score
match-over = terminée
take-back = Annuler le coup
pause = Pause
resume = Continuer
resign = Abandonner
leave = Quitter la table
rematch = Revanche
new-version = Nouvelle version disponible.
reload = Actualiser
load-failed = Cette partie de la page ne s’est pas chargée.
try-again = Réessayer
paused = La partie est en pause.
offer-waits = Demande envoyée. On attend la réponse.
curtain-title = À { $name } de jouer
curtain-why = Passe l’appareil. Les autres regardent ailleurs.
curtain-lift = Je suis { $name }

## Ce qui est dit, et commandes tapées

say-points = Points : { $points }.
say-take-back = Le dernier coup a été annulé.
say-resigned = { $name } a abandonné.
say-your-turn = { $shared ->
    [yes] À { $name } de jouer.
   *[no] À toi de jouer.
 }
say-result = { $count ->
    [0] La partie est terminée.
    [1] La partie est terminée. { $names } gagne.
   *[other] La partie est terminée. { $names } se partagent la victoire.
 }
tell-legal = Tu peux jouer : { $acts }.
tell-no-legal = Tu ne peux rien jouer pour l’instant.
goto-title = Aller à
goto-label = Où aller ?
goto-none = Aucun résultat.
command-title = Taper une commande
command-label = Un coup ou une commande
command-hint = un coup, ou aide
command-said = Ce qui a été dit
command-help = aide, help, ?
command-help-text = Tape un coup comme il s’écrit, par exemple b2. Ou une commande : table lit la table, coups liste tes coups, dernier répète, retour demande d’annuler un coup. Là où la partie a des indices, indice donne le meilleur coup et valeurs note chaque coup.
command-board = table, board
command-legal = coups, moves
command-last = dernier, last
command-back = retour, back

## La table simple

plain-turn = { $shared ->
    [yes] { $name }, à toi de jouer
   *[no] À toi de jouer
 }
plain-over = { $count ->
    [0] La partie est terminée
    [1] { $names } gagne
   *[other] { $names } se partagent la victoire
 }
plain-nothing = rien
plain-type = Tape ton coup
plain-play = Jouer
plain-say = { $name } joue { $act }.
plain-say-chance = Hasard : { $act }.

## Refus, par leur code

error-unreachable = Nous n’avons pas pu joindre le serveur. Parlour tourne-t-il encore ?
error-stale-seq = Quelqu’un a été plus rapide. Voici la table telle qu’elle est.
error-wrong-seat = Cette place n’est pas à toi.
error-not-your-turn = Ce n’est pas ton tour.
error-match-over = La partie est terminée.
error-not-running = La partie n’a pas encore commencé.
error-paused = La partie est en pause.
error-bad-take-back = Ce coup ne peut pas être annulé.
error-bad-notation = Ce n’est pas un coup. Tape aide pour voir les commandes.
error-bar-full = Cette tige est pleine. Choisis-en une autre.
error-place-taken = Cette case est prise. Choisis-en une libre.
error-no-such-place = Cette case n’existe pas. Les tiges vont de a1 à c3, les étages de 1 à 3.
error-no-level = Nomme juste la tige : la boule glisse toute seule vers le bas.
error-level-missing = Nomme aussi l’étage, comme b2.3.
error-game-over = La partie est terminée.
error-not-this-game = Ce n’est pas un coup de ce jeu. Tape aide pour voir les commandes.
error-wrong-sum = Ces clapets ne font pas le lancer.
error-flap-closed = Un de ces clapets est déjà fermé.
error-close-flaps = Tu as lancé. Maintenant, ferme des clapets.
error-choose-dice = Choisis d’abord un dé ou deux.
error-bag-too-small = Il n’y a pas assez de tuiles dans le sac.
error-not-in-rack = Tu n’as pas cette tuile.
error-not-met = Ton lancer ne correspond pas à ce jeton.
error-limit-and-rounds = Joue jusqu’à une limite ou un nombre de manches, pas les deux.
error-eliminate-alone = L’élimination demande au moins deux personnes.
error-eliminate-needs-limit = L’élimination demande une limite de points.
error-bad-combination = Ces options ne vont pas ensemble.
error-bad-option = Une de ces options n’est pas valable.
error-seat-taken = Quelqu’un a été plus rapide : la place est prise.
error-too-many-requests = Doucement ! Réessaie dans un instant.
