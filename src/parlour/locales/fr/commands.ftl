### Ce que dit la ligne de commande : refus, tournois, robots sur un serveur, le docteur.

## Refus

cli-number = { $option } doit être un nombre de { $low } à { $high }
cli-number-up = { $option } doit être un nombre à partir de { $low }
cli-resumed-whole = une partie reprise a déjà son jeu et ses options
cli-which-game = quel jeu ? La liste : parlour games
cli-which-match = quel jeu, ou quelle partie (--match) ?
cli-seed-or-day = donne une graine ou un jour, pas les deux
cli-no-day = { $text } n’est pas une date ; écris-la ainsi : 2026-12-24
cli-frames-of-one = --frames ne marche qu’avec un seul lancer
cli-no-hole = { $option } doit être un trou comme c3, ou - pour une bille à côté
cli-red-in-hand = --red doit être l’un de { $known }, et ne va pas avec --turn
cli-not-with-goal = { $option } ne va pas avec le but { $goal }
cli-match-by-sum = une partie se résout avec --scoring sum ; avec digits il n’y a qu’une manche : voir --goal duel
cli-outright-of-three = --outright est pour une partie à trois ; à deux, elle est toujours résolue
cli-shut-wins = à plus de deux places, la boîte fermée gagne tout de suite
cli-needs = { $verb } demande { $what ->
    [login] l’identifiant
   *[file] le fichier
 }
cli-not-so = { $verb } n’accepte pas ces arguments ; voir parlour admin --help
cli-nobody = il n’y a pas de compte { $whom }
cli-wrong-value = cette valeur n’est pas permise pour { $option }
told-from = Un nombre de { $low } à { $high }.
told-known = Valeurs permises : { $known }.
told-event = Événement { $seq } : { $why }
told-switch = { $on ->
    [yes] oui
   *[no] non
 }
did-you-mean = Tu voulais dire { $name } ?
file-missing = Ce fichier n’existe pas : { $file }
file-there = Un fichier de ce nom existe déjà : { $file }
file-folder = C’est un dossier, pas un fichier : { $file }
file-forbidden = Tu n’as pas le droit de lire ou d’écrire ce fichier : { $file }
file-full = Le disque est plein, impossible d’écrire le fichier : { $file }
file-trouble = Nous n’avons pas pu utiliser ce fichier : { $file }
system-trouble = Le système a refusé : { $why }
error-not-solvable = Ce jeu ne se résout pas entièrement.
error-not-solved = Ce n’est pas encore résolu.
error-no-robot-file = Nous ne trouvons pas de fichier de robot à cet endroit.
error-bad-robot-file = Nous n’avons pas pu charger le fichier du robot.
error-no-robot-in-file = Le fichier ne contient pas ce robot.
error-not-sqlite = Ça ne marche qu’avec SQLite. Pour PostgreSQL, utilise pg_dump et pg_restore.
error-no-backup = Ce n’est pas une sauvegarde complète de ce Parlour ou d’un plus ancien.
error-other-contest = Ce dossier contient les résultats d’un autre tournoi. Choisis un autre dossier.
error-bad-book = Nous n’avons pas pu lire le livre.
error-bad-seq = Les événements ne sont pas numérotés dans l’ordre.
error-bad-players = Les joueurs ne correspondent pas aux places.
verify-no-seed = la graine n’est pas encore révélée
verify-bad-seed = la graine n’est pas celle qui était scellée
verify-false-outcome = le résultat de l’événement { $seq } ne découle pas de la graine
verify-bad-nonce = le nombre de la place { $seat } n’est pas celui qui était scellé
verify-withheld = la place { $seat } n’a pas dévoilé son nombre : la partie s’est terminée sans résultat
verify-other-commitment = l’enregistrement ne contient pas cet engagement
verify-other-nonce = personne dans l’enregistrement n’a ce nombre
verify-bad-beacon = la balise a une autre valeur pour ce tour, ou aucune
verify-written = Comparé aussi avec ce que tu as noté.
verify-itself = Comparé seulement avec lui-même : ajoute --commitment et --nonce pour le comparer avec ce que tu as noté.
verify-beacon = Non comparé avec la balise : ajoute --beacon avec son tour { $round }.
error-bad-beacon-file = Ce fichier ne contient pas de tours d’une balise. Chaque ligne doit avoir round et randomness.

## Tournois de robots

arena-head = | rencontre | paires | score | intervalle à { $sure } | verdict |
arena-ratings = | robot | cote | ± |
arena-verdict = { $verdict ->
    [first] { $winner } est plus fort
    [second] { $winner } est plus fort
    [even] à égalité
   *[open] indécis
 }

## Un robot sur un serveur

bot-hosting = La partie { $match } ({ $game }) est ouverte et attend que quelqu’un la rejoigne.
bot-act = { $match }, événement { $seq } : la place { $seat } joue { $act }
bot-over = La partie { $match } est terminée.
bot-place = Place { $seat } : rang { $place }.

## Le docteur

doctor-missing = MANQUE
doctor-well = Tout ce dont Parlour a besoin fonctionne.
doctor-broken = Une chose dont Parlour a besoin ne fonctionne pas : voir { $missing }.
doctor-name = { $name ->
    [games] jeux
    [page] page
    [browser] navigateur
    [kernels] code compilé
    [data-folder] dossier de données
   *[other] { "" }
 }
doctor-note = { $note ->
    [compiled] compilé
    [not-compiled] pas encore compilé
    [compiles] compile
    [writes-ahead] écriture anticipée
    [built] construite
    [not-built] pas construite
    [none] aucun trouvé
    [installed] installé
   *[not-installed] pas installé
 }
doctor-need = { $need ->
    [speed] pour des robots et des solveurs rapides : parlour warm
    [screens] pour les écrans complets dans le terminal
    [serve] pour la page et les serveurs
    [club] pour un club : PostgreSQL, plusieurs processus, messages push
    [solvers] pour les solveurs et les robots forts
    [throws] pour lancer à la main
    [page] pour jouer dans un navigateur
    [browser] pour que la page s’ouvre toute seule
    [matches] pour garder les parties
    [database] pour la base de données d’un club
    [workers] pour plusieurs processus
    [cluster] pour un tournoi sur une grappe
    [agents] pour des programmes qui apprennent
    [paper] pour les feuilles à imprimer
   *[plots] pour dessiner dans des fichiers
 }

warm-begins = Compilation du code de { $game } pour cet ordinateur : environ { $seconds } s, une seule fois.
warm-done = { $game } : { $done ->
    [nothing] rien à compiler
    [earlier] déjà compilé
   *[now] compilé en { $seconds } s
 }
warm-where = enregistré dans { $folder }
warm-nowhere = pas enregistré : aucun dossier de cache n’est accessible en écriture

## Lancers, jeux résolus

throw-skill = { $skill ->
    [random] au hasard
    [novice] une main novice
    [practised] une main exercée
   *[careful] une main soigneuse
 }
stb-solved-cups = { $dice ->
    [one] un dé
   *[two] deux dés
 }
sheet-written = { $file } écrit
sheet-json-or-output = avec --json, le PDF doit aller dans un fichier, pas -o -
sheet-settings-of-drill = seuls les exercices (drill) ont des réglages : { $words }
error-bad-drill = Ce n’est pas un réglage de l’exercice : { $why }
