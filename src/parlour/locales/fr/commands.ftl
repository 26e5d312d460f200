### Ce que dit la ligne de commande : refus, tournois, robots sur un serveur, le docteur.

## Refus

cli-number = { $option } est un nombre de { $low } à { $high }
cli-number-up = { $option } est un nombre à partir de { $low }
cli-resumed-whole = une partie reprise a déjà son jeu et ses options
cli-which-game = quel jeu ? parlour games les énumère
cli-which-match = quel jeu, ou quelle --match ?
cli-seed-or-day = une énigme a une graine ou un jour, pas les deux
cli-no-day = { $text } n’est pas un jour ; écris-le ainsi : 2026-12-24
cli-frames-of-one = --frames est pour un seul lancer
cli-no-hole = { $option } est un trou comme c3, ou - pour un raté
cli-red-in-hand = --red est l’un de { $known } et ne va pas avec --turn
cli-not-with-goal = { $option } ne va pas avec le but { $goal }
cli-match-by-sum = une partie se résout avec --scoring sum ; avec digits on joue une manche : voir --goal duel
cli-outright-of-three = --outright est pour une partie à trois ; à deux on résout toujours
cli-shut-wins = à plus de deux places, la boîte fermée gagne aussitôt
cli-needs = { $verb } demande { $what ->
    [login] l’identifiant
   *[file] le fichier
 }
cli-not-so = { $verb } s’emploie autrement
cli-nobody = personne ne s’appelle { $whom }
cli-wrong-value = { $option } ne peut pas être ainsi
told-from = Un nombre de { $low } à { $high }.
told-known = Possible : { $known }.
told-event = Événement { $seq } : { $why }
told-switch = { $on ->
    [yes] oui
   *[no] non
 }
did-you-mean = Tu voulais dire { $name } ?
file-missing = Ce fichier n’existe pas : { $file }
file-there = Un fichier de ce nom existe déjà : { $file }
file-folder = C’est un dossier, pas un fichier : { $file }
file-forbidden = Ce fichier ne peut être ni lu ni écrit : { $file }
file-full = Il n’y a plus de place pour le fichier : { $file }
file-trouble = Le fichier est inutilisable : { $file }
system-trouble = Le système ne le permet pas : { $why }
error-not-solvable = Ce jeu ne se résout pas entièrement.
error-not-solved = Cela n’a pas été résolu.
error-no-robot-file = Ce fichier de robot n’existe pas.
error-bad-robot-file = Le fichier du robot ne se charge pas.
error-no-robot-in-file = Ce robot n’est pas dans le fichier.
error-not-sqlite = C’est pour SQLite ; PostgreSQL a pg_dump et pg_restore.
error-no-backup = Ce n’est pas une sauvegarde intacte de ce Parlour ou d’un plus ancien.
error-other-contest = Le dossier contient les résultats d’un autre tournoi.
error-bad-book = Le livre est illisible.
error-bad-seq = Les événements ne sont pas numérotés à la suite.
error-bad-players = Les joueurs ne vont pas avec les places.
verify-no-seed = la graine n’est pas encore révélée
verify-bad-seed = la graine n’est pas celle qui avait été fixée
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
    [even] égaux
   *[open] indécis
 }

## Un robot sur un serveur

bot-hosting = La partie { $match } ({ $game }) est ouverte et attend quelqu’un.
bot-act = { $match }, événement { $seq } : la place { $seat } joue { $act }
bot-over = La partie { $match } est terminée.
bot-place = Place { $seat } : rang { $place }.

## Le docteur

doctor-missing = MANQUE
doctor-well = Tout le nécessaire fonctionne.
doctor-broken = Quelque chose de nécessaire ne fonctionne pas : voir { $missing }.
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
    [writes-ahead] écrit d’avance
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
warm-where = gardé dans { $folder }
warm-nowhere = pas gardé : aucun dossier de cache n’est accessible en écriture

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
