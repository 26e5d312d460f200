### L’aide de la ligne de commande. L’anglais est dans le programme.

help-parser =
    .usage = usage :{" "}
    .words = mots
    .options = options
    .verbs = commandes
    .help = montrer cette aide et finir
    .version = montrer la version et finir
    .required = il manque : %s
    .unrecognized = inconnu : %s
    .argument = %(argument_name)s : %(message)s
    .choice = %(value)r ne va pas (choisis parmi %(choices)s)
    .value = %(value)r n’est pas du genre %(type)s
    .one = il manque une valeur
    .some = il manque au moins une valeur
    .ambiguous = %(option)s peut vouloir dire : %(matches)s
    .together = ne va pas avec %s
help-any =
    .help = montrer cette aide et finir
    .json = écrire du JSON
    .lang = parler cette langue : de, en, fr, es, it, nl, da, sv, pl, ru
    .version = montrer la version et finir
help-value =
    .file = FICHIER
    .date = DATE
    .address = ADRESSE
    .where = OÙ
    .hole = TROU
    .game = JEU
    .verb = COMMANDE …
    .seats = PLACE[=NOM],…
    .option = NOM=VALEUR
help-parlour = Cinq jeux de société d’après leurs livrets. Sans commande, Parlour ouvre sa page.
    .lan = ouvrir la page aussi pour le réseau de la maison
    .epilog = parlour COMMANDE --help en dit plus sur une commande.
help-games = La liste des jeux avec leurs places et options.
    .short = les jeux avec leurs places et options
help-play =
    Jouer dans le terminal : sur des écrans avec souris et touches, ou avec --plain ligne par ligne.

    Les places sont à des personnes, sauf là où --robots nomme des robots. Une partie peut être gardée après chaque
    événement et reprise plus tard ; --replay parcourt un enregistrement. Avec --server la partie est sur un serveur
    de Parlour. Les options se donnent comme --placement free ; parlour games les énumère.
    .short = jouer dans le terminal, avec des personnes et des robots à toutes les places
    .game = quel jeu ; sans réponse, un menu demande
    .plain = des lignes sans écrans
    .robots = places que jouent des robots, comme 1 ou 1=random
    .names = les noms des joueurs, place par place
    .seed = un texte ou un nombre qui fixe tout le hasard, pour rejouer la même partie
    .save = écrire ici l’enregistrement après chaque événement
    .resume = continuer un enregistrement gardé
    .replay = parcourir un enregistrement pas à pas
    .server = jouer sur ce serveur
    .token = qui tu es là-bas ; sans clé, un invité
    .match = rejoindre cette partie sur le serveur
help-serve = Servir les jeux aux navigateurs, terminaux et robots. Chaque réglage peut aussi être une variable d’environnement.
    .short = servir les jeux aux navigateurs, terminaux et robots
    .host = adresse où écouter (127.0.0.1 ; 0.0.0.0 est tout le réseau)
    .port = port où écouter (8000)
    .database = sqlite:///FICHIER ou postgresql://…
    .bus = redis://… entre plusieurs processus
    .workers = processus qui servent ; plusieurs demandent PostgreSQL et un bus
    .synchronous = SQLite : FULL survit à une coupure de courant
    .secure = servi en https : cookies sûrs
    .log = combien écrire dans le journal
help-bot = Faire jouer ton propre robot sur un serveur Parlour.
    .short = faire jouer ton propre robot sur un serveur
    .robot = my_bot.py, my_bot.py:Classe, ou le nom d’un robot de Parlour
    .server = l’adresse du serveur
    .token = une clé qui permet de lire et de jouer
    .match = jouer cette partie, puis s’arrêter
    .host = ouvrir des parties publiques de ce jeu et y jouer
    .count = combien de parties ouvre --host (1)
    .seconds = combien de temps réfléchir à un coup (1)
    .verb = run : faire jouer le robot
help-admin =
    Pour qui tient un serveur : parlour admin COMMANDE …

      invite                       un code à usage unique pour qui peut créer un compte
      reset COMPTE                 un code à usage unique avec lequel COMPTE change son mot de passe
      administrator COMPTE [--no]  un compte peut administrer, par HTTP
      backup FICHIER               copier la base de données pendant que le serveur tourne
      restore FICHIER              remettre une sauvegarde à sa place ; le serveur doit être arrêté
      rotate-keys [--drop]         une nouvelle clé pour les cookies ; --drop : oublier les anciennes, tout le monde se reconnecte
      push-key                     une nouvelle clé privée pour Web Push (PARLOUR_PUSH_KEY)
      check                        rejouer chaque partie et revérifier chaque résultat
      report [--closed]            ce que les gens se reprochent ; report close N° [NOTE]
      ban QUI|ADRESSE RAISON       retirer discussion, nouvelles parties ou tout (--what, --days) ; ban list ; ban lift N°
      name                         mots qu’aucun nom ne peut contenir ; name forbid MOT, name allow MOT
      audit                        ce que l’administration a fait, le plus récent d’abord
      class                        les classes ; class show N°, class delete N° (les élèves et leurs données partent avec)
      league …                     ligues : parlour admin league --help

    QUI est un identifiant ou le numéro d’une personne, ADRESSE une adresse ou une plage comme 192.0.2.0/24.
    Ce qui est fait ici vaut quelques secondes plus tard sur un serveur en marche.
    .short = pour qui tient un serveur : codes, ordre, sauvegarde et contrôle des données
    .words = sur quoi porte la commande
    .database = sqlite:///FICHIER ou postgresql://…
    .no = administrator : ne plus l’être
    .drop = rotate-keys : ne plus accepter les cookies des anciennes clés
    .closed = report : aussi ceux qui sont réglés
    .what = ban : ce qui est retiré
    .days = ban : pour combien de jours (sinon pour toujours)
    .verb = que faire ; voir plus haut
help-admin-league =
    Ligues : les créer, commencer des saisons, voir les tableaux. Un serveur en marche fait les parties et les rondes suivantes.

    parlour admin league                               les énumérer
    parlour admin league new NOM JEU [--pairing swiss --rounds 5 …] [--robots novice,casual,perfect]
    parlour admin league show ID [--season N]
    parlour admin league enter ID QUI                  un identifiant ou le numéro d’une personne ; withdraw ID QUI
    parlour admin league start ID                      fermer les inscriptions, commencer la première ronde
    parlour admin league settle ID GROUPE RONDE TABLE 2 0 [--note …]
    parlour admin league next ID                       ouvrir la saison suivante : les joueurs montent et descendent
    parlour admin league rename ID NOM                 la renommer ; delete ID la supprime
    .words = new, show, enter, withdraw, start …
    .pairing = qui rencontre qui (round-robin)
    .rounds = tours d’une saison suisse (autant qu’il faut), ou combien de fois tous se rencontrent (1)
    .best_of = nombre maximal de parties par rencontre ; qui en gagne le plus l’emporte (1)
    .group_size = joueurs d’un groupe au moins (8)
    .moves = joueurs qui montent et descendent (1)
    .days = jours pour une ronde (7)
    .move_days = new : jours pour un coup (2)
    .unrated = new : les parties ne touchent pas aux cotes
    .option = new : une option du jeu
    .robots = new : une ligue de ces robots
    .note = settle : une note pour le journal
    .season = show : une autre que la plus récente
    .database = sqlite:///FICHIER ou postgresql://…
help-rules = Lire les règles d’un jeu.
    .short = lire les règles d’un jeu
    .game = quel jeu : parlour games les énumère
help-solve = Résoudre un jeu : parlour solve shut-the-box, avec --help après le jeu pour tout ce qu’il sait dire.
    .short = résoudre un jeu : valeurs, chances, meilleur jeu
    .game = quel jeu
help-solve-shut-the-box =
    Résoudre Shut the Box : un tour et le duel exactement, une partie à deux avec sa marge d’erreur.

    Buts : score (le moins de points négatifs), shut (la plus grande chance de fermer), duel (un tour chacun, le second
    connaît les points du premier) et match (jusqu’à --limit).
    .flaps = clapets de la boîte (12)
    .dice = la règle des dés (two)
    .scoring = la façon de compter (sum)
    .goal = ce que l’on cherche (score)
    .limit = match : la limite (100)
    .shut = match : ce que fait fermer (wins)
    .seats = duel et match : combien jouent (2)
    .outright = match à trois : le résoudre (des minutes), sans estimer
    .full = chaque score exactement, chaque meilleure fermeture
    .plot = dessiner le résultat dans ce fichier (.svg, .png, .pdf)
help-solve-kryds-bolle =
    Résoudre Kryds & Bolle depuis le début : sa valeur, chaque premier coup, une suite du meilleur jeu.

    La valeur est l’avance en points du premier sur le second quand les deux jouent au mieux.
    .placement = comment on pose les boules (stacked)
    .checkpoint = garder ici et continuer d’ici
    .workers = threads pour stacked (2)
    .plot = dessiner les premières places dans ce fichier (.svg, .png, .pdf)
help-analyse = Le meilleur coup d’une position : chaque coup permis avec sa valeur, le meilleur d’abord.
    .short = le meilleur coup d’une position : chaque coup avec sa valeur
    .game = quel jeu : parlour games les énumère
    .position = la position en texte, ou - pour l’entrée standard
    .seconds = s’arrêter après ce temps avec ce qu’on sait
    .goal = ce que l’on vise, quand un jeu offre plusieurs buts
help-book = Les livres de Kryds & Bolle : prouver de nouveau un échantillon, ou en faire un.
    .short = faire un livre de positions résolues, ou en prouver de nouveau un échantillon
help-book-show = Montrer combien de positions contient un livre, selon le nombre de boules.
    .short = combien de positions il contient, selon le nombre de boules
    .book = un fichier au lieu du livre fourni
    .placement = comment on pose les boules (stacked)
help-book-verify = Prouver de nouveau un échantillon.
    .short = prouver de nouveau un échantillon
    .sample = combien de positions (10)
    .seed = quel échantillon (0)
    .book = un fichier au lieu du livre fourni
    .placement = comment on pose les boules (stacked)
help-book-make = Faire un livre avec le solveur.
    .short = faire un livre avec le solveur
    .file = où ; ce qui est là reste et s’enrichit
    .checkpoint = de la résolution
    .plies = free : toutes les positions à tant de boules (4)
    .perfect = free : celles d’un joueur parfait jusqu’à tant (7)
    .threads = free : threads qui partagent une table (1)
    .workers = free : des processus à la place (1)
    .dask = free : l’ordonnanceur d’une grappe Dask
    .placement = comment on pose les boules (stacked)
help-throw = Lancer les deux billes dans la boîte, par le calcul : un lancer, ou beaucoup, comptés et dessinés.
    .short = lancer les billes de la Kugelbox : une fois, ou beaucoup, comptées et dessinées
    .x = où est la main, de gauche à droite
    .dir = la direction
    .force = la force
    .loft = la hauteur
    .gap = l’écart entre les billes
    .turn = comment les billes sont dans la main
    .red = où est la rouge dans la main ; ou avec --black, son trou
    .black = le trou où est la noire, ou -
    .skill = laisser quelqu’un de ce niveau choisir chaque visée
    .count = combien de lancers, jusqu’à 100000
    .plot = dessiner où sont les billes et ce qu’elles valent
    .frames = écrire les images d’un seul lancer
    .seed = un texte ou un nombre qui fixe le tremblement de la main
help-arena = Opposer des robots : parlour arena run CONFIG.toml.
    .short = opposer des robots jusqu’à savoir lequel est le plus fort
    .what = le jouer, ou seulement dire où il en est
    .config = le tournoi, un fichier TOML
    .out = dossier des résultats (sinon à côté du fichier, sous son nom)
    .processes = combien de parties à la fois (sinon une par cœur)
    .cluster = jouer sur une grappe Dask
    .plot = dessiner les scores avec leurs intervalles
help-record = Montrer l’enregistrement d’une partie, ou vérifier qu’il suit les règles.
    .short = montrer l’enregistrement d’une partie, ou vérifier qu’il suit les règles
    .what = le montrer, ou seulement le vérifier
    .file = un enregistrement, en texte ou en JSON, ou - pour l’entrée standard
    .at = montrer la position après cet événement
help-new-game = Créer un dossier avec un nouveau jeu : règles, mots, une image et des tests qui passent, à transformer en le tien. Une fois installé, le jeu est sur la page, dans le terminal, dans les environnements et dans l’arène. docs/how-to/add-a-game.md dit ce qu’un jeu peut apporter d’autre.
    .short = créer un dossier avec un nouveau jeu et ses tests
    .name = le nom du jeu, comme « Last Stone »
    .into = le nouveau dossier (sinon d’après le nom du jeu)
help-verify = Prouver que chaque tirage d’un enregistrement était loyal : chacun découle de la graine fixée d’avance. Seul, un enregistrement ne se compare qu’avec lui-même ; donne ce que tu as noté en jouant (la page le montre sous « Hasard loyal ») et tout échange se verra.
    .short = prouver que chaque tirage d’un enregistrement était loyal
    .file = l’enregistrement d’une partie finie, ou - pour l’entrée standard
    .commitment = un engagement ou le sceau que tu as noté ; possible plusieurs fois
    .nonce = ton propre nombre ; possible plusieurs fois
    .beacon = les tours de la balise, un objet JSON par ligne
help-warm = Compiler ce qui rend rapides les robots et les solveurs : tous les jeux, ou un seul. C’est utile une fois, et après une nouvelle version. Sinon Parlour compile en arrière-plan pendant que vous jouez, et répond plus lentement en attendant.
    .short = compiler ce qui rend rapides les robots et les solveurs, une fois pour cet ordinateur
    .game = seulement ce jeu
help-doctor = Dire ce qui marche ici : code compilé, physique, bases de données, page et navigateur, et les extras.
    .short = dire ce qui marche ici : code compilé, physique, bases de données, page et navigateur
help-puzzle = Des positions avec un seul meilleur coup : résous-les ici, ou écris-les en JSON. Une graine donne partout les mêmes énigmes ; --day donne celle d’un jour. Tape ? pour la solution, q pour partir.
    .short = des positions avec un seul meilleur coup : à résoudre ou à écrire
    .game = quel jeu, ou cover, smart-calculators
    .level = 1 est le plus facile (sinon 1)
    .count = combien (sinon 1)
    .theme = sur quoi elles portent ; --theme ? énumère les thèmes d’un jeu
    .seed = un texte ou un nombre ; sans cela, une nouvelle énigme chaque fois
    .day = l’énigme d’aujourd’hui, ou de ce jour
help-review = Ce que chaque coup d’une partie a coûté, ce que la chance a donné, et où elle a basculé. Les choix sont jugés d’après ce que leur joueur pouvait voir.
    .short = ce que chaque coup d’une partie a coûté, ce que la chance a donné, et où elle a basculé
    .record = un enregistrement, en texte ou en JSON, ou - pour l’entrée standard ; il peut n’être pas fini
    .seconds = combien de temps réfléchir à chaque position
    .nodes = combien chercher pour chaque position, de façon répétable
    .goal = win ou score, quand un jeu offre les deux
    .plot = dessiner valeurs, chance et choix (.svg, .png, .pdf)
help-sheet = Imprimer des feuilles en PDF : feuilles de score, plateau d’Abaku, jetons et clapets à découper, règles, exercices. parlour sheet --list les énumère. Une feuille d’exercices est drill avec un cours, ou puzzles avec un jeu, et a une page de réponses ; le même --seed donne partout les mêmes questions. Un exercice a un niveau (--level) ou ses propres limites, comme --operations addition,division --most 50.
    .short = imprimer feuilles de score, plateaux, jetons, règles et exercices en PDF
    .what = quelle feuille, ou drill, puzzles ou rules
    .of = le cours de l’exercice, ou le jeu des énigmes ou des règles
    .list = énumérer toutes les feuilles
    .paper = le papier : a4 (par défaut) ou letter
    .output = le fichier à écrire, ou - pour la sortie standard
    .level = difficulté de la feuille ; 1 est le plus facile (par défaut)
    .seed = un texte ou un nombre ; sans lui, de nouvelles questions à chaque fois
    .count = nombre de questions d’une feuille d’exercices
    .theme = seulement les énigmes de ce thème
    .site = l’adresse d’un serveur pour les codes QR
