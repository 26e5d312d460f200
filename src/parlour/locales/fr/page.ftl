### La page : son cadre, l’accueil, la mise en place d’une table, et ce que toutes les tables partagent.

parlour = Parlour
page-title = { $page } · Parlour
page-description = Cinq jeux de bois, de dés et de nombres : contre des robots, entre amis en ligne ou à une même table. Gratuit et sans publicité.
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
lost-why = Cette adresse ne mène nulle part. La table a peut-être été débarrassée, ou il manque une lettre.
table-gone = Cette table n’existe pas
table-gone-why = Le lien est peut-être incomplet.
table-closed = Cette table est fermée aux spectateurs
table-closed-why = Demande une place à qui l’a dressée.

## Accueil

home-question = À quoi jouons-nous ?
home-how = Comment veux-tu jouer ?
home-how-now = Tout de suite
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
    .about = Deux billes d’un coup. Le plus bas de la manche prend un jeton ; personne ne veut garder les derniers.
game-take-it = Take It
    .short = La même boîte, les meilleurs jetons.
    .seats = 2 à 6 · 15 minutes
    .about = Lance, retourne un jeton et prends ce que ton lancer a mérité.
game-abaku = Abaku
    .short = Des chiffres, pas de signes.
    .seats = 1 à 4 · 30 minutes
    .about = Pose des chiffres pour qu’ils se lisent comme des calculs, sans aucun signe.
game-kryds-bolle = Kryds & Bolle
    .short = Trois alignées, dans un cube.
    .seats = 2 joueurs · 10 minutes
    .about = Des boules sur neuf tiges. Chaque ligne de trois, dans tous les sens, est un point.

## Dresser une table

option-none = comme d’habitude
option-placement = Les boules
option-placement-stacked = glissent le long de la tige
option-placement-free = vont à toute place libre
option-flaps = Clapets
option-dice = Dés
option-dice-two = toujours deux
option-dice-one-when-six = un seul permis à 6 ou moins
option-dice-one-when-high-shut = un seul permis sans 7 à 12
option-scoring = Points
option-scoring-sum = la somme des clapets ouverts
option-scoring-digits = les clapets ouverts en un nombre
option-limit = Jouer jusqu’à
option-rounds = Manches
option-shut = Qui ferme la boîte
option-shut-wins = gagne aussitôt
option-shut-finish-round = gagne à la fin de la manche
option-eliminate = Qui atteint la limite est éliminé
option-throw = Lancer
option-throw-hand = à la main
option-throw-uniform = au hasard
option-miss = Une bille rate
option-smart_calculators = Calcul malin
option-lay_out = Poser
option-lay_out-one = un jeton par lancer
option-lay_out-all = tous ceux que le lancer permet
option-mode = Jeu
option-mode-table = à table
option-mode-solo = seul, pour les points
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
waits-for-host = { $name } va commencer.
invite-title = Inviter avec ce lien
invite-why = Scanne-le avec un téléphone, ou envoie le lien.
invite-share = Partager l’invitation
invite-link = Lien vers cette table
invite-qr = Le lien en image pour un appareil photo
copy = Copier
copied = Copié

## Chaque table

joining = On dresse la table …
waits-for = À { $name } de jouer
region-object = La table
region-line = Que faire
region-pad = Joueurs et points
open-pad = Joueurs, points et outils
score-pad = Feuille de score
match-over = terminé
take-back = Reprendre
pause = Pause
resume = Continuer
resign = Abandonner
leave = Quitter
rematch = Revanche
new-version = Il y a un Parlour plus récent.
reload = Recharger
load-failed = Cette partie de la page ne s’est pas chargée.
try-again = Réessayer
paused = La partie est en pause.
offer-waits = Demandé. On attend la réponse.
curtain-title = À { $name }
curtain-why = Passe l’appareil. Les autres regardent ailleurs.
curtain-lift = Je suis { $name }

## Ce qui est dit, et commandes tapées

say-points = Points : { $points }.
say-take-back = Un coup a été repris.
say-resigned = { $name } a abandonné.
say-your-turn = { $shared ->
    [yes] À { $name } de jouer.
   *[no] À toi de jouer.
 }
say-result = { $count ->
    [0] La partie est finie.
    [1] La partie est finie. { $names } gagne.
   *[other] La partie est finie. { $names } partagent la victoire.
 }
tell-legal = Tu peux jouer : { $acts }.
tell-no-legal = Tu n’as rien à jouer maintenant.
goto-title = Aller à
goto-label = Où aller ?
goto-none = Rien ne porte ce nom.
command-title = Taper une commande
command-label = Un coup ou une commande
command-hint = un coup, ou aide
command-said = Ce qui a été dit
command-help = aide, help, ?
command-help-text = Tape un coup comme il s’écrit, par exemple b2. Autres mots : table lit la table, coups dit ce que tu peux jouer, dernier répète, retour demande de reprendre un coup ; conseil dit le meilleur coup, valeurs ce que vaut chaque coup, là où il y a des conseils.
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
    [0] La partie est finie
    [1] { $names } gagne
   *[other] { $names } partagent la victoire
 }
plain-nothing = rien
plain-type = Tape ton coup
plain-play = Le jouer
plain-say = { $name } joue { $act }.
plain-say-chance = Hasard : { $act }.

## Refus, par leur code

error-unreachable = Parlour ne répond pas. Tourne-t-il encore ?
error-stale-seq = Quelqu’un a été plus rapide. Voici la table comme elle est.
error-wrong-seat = Cette place n’est pas à toi.
error-not-your-turn = Ce n’est pas ton tour.
error-match-over = La partie est finie.
error-not-running = La partie n’a pas commencé.
error-paused = La partie est en pause.
error-bad-take-back = Ceci ne peut pas être repris.
error-bad-notation = Ce n’est pas un coup. Tape aide pour les mots.
error-bar-full = Cette tige est pleine.
error-place-taken = Cette place est prise.
error-no-such-place = Cette place n’existe pas.
error-no-level = Nomme seulement la tige : la boule glisse vers le bas.
error-level-missing = Nomme aussi l’étage, comme b2.3.
error-game-over = La partie est finie.
error-not-this-game = Ce n’est pas un coup de ce jeu. Tape aide pour les mots.
error-wrong-sum = Ces clapets ne font pas le lancer.
error-flap-closed = Un de ces clapets est déjà fermé.
error-close-flaps = Les dés sont jetés : ferme des clapets.
error-choose-dice = Prends d’abord un dé ou deux.
error-bag-too-small = Le sac a trop peu de tuiles pour cela.
error-not-in-rack = Tu n’as pas cette tuile.
error-not-met = Le lancer ne permet pas ce jeton.
error-limit-and-rounds = Jouer jusqu’à une limite ou un nombre de manches, pas les deux.
error-eliminate-alone = Pour éliminer, il faut être au moins deux.
error-eliminate-needs-limit = Pour éliminer, il faut une limite.
error-bad-combination = Ces choix ne vont pas ensemble.
error-bad-option = Un des choix ne peut pas être ainsi.
error-seat-taken = Quelqu’un a été plus rapide : la place est prise.
error-too-many-requests = Doucement. Réessaie dans un instant.
