### L’aide de la ligne de commande. L’anglais est dans le programme.

help-parser =
    .usage = usage :{" "}
    .words = mots
    .options = options
    .verbs = commandes
    .help = afficher cette aide et quitter
    .version = afficher la version et quitter
    .required = il manque : %s
    .unrecognized = inconnu : %s
    .argument = %(argument_name)s : %(message)s
    .choice = %(value)r n’est pas permis (valeurs permises : %(choices)s)
    .value = %(value)r n’est pas une valeur de type %(type)s
    .one = il manque une valeur
    .some = il manque au moins une valeur
    .ambiguous = %(option)s est ambigu : %(matches)s
    .together = ne va pas avec %s
help-any =
    .help = afficher cette aide et quitter
    .json = écrire du JSON
    .lang = parler cette langue : de, en, fr, es, it, nl, da, sv, pl, ru
    .version = afficher la version et quitter
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
    .lan = ouvrir aussi la page au réseau domestique
    .epilog = parlour COMMANDE --help en dit plus sur une commande.
help-games = La liste des jeux avec leurs places et options.
    .short = les jeux avec leurs places et options
help-play =
    Jouer dans le terminal : sur des écrans avec souris et touches, ou avec --plain ligne par ligne.

    Des personnes jouent à toutes les places, sauf là où --robots nomme des robots. Une partie peut être enregistrée
    après chaque événement et reprise plus tard ; --replay parcourt un enregistrement. Avec --server, la partie est sur un
    serveur de Parlour. Les options se donnent comme --placement free ; parlour games en donne la liste.
    .short = jouer dans le terminal, avec des personnes et des robots à n’importe quelle place
    .game = quel jeu ; sinon, un menu le demande
    .plain = des lignes au lieu d’écrans
    .robots = places que jouent des robots, comme 1 ou 1=random
    .names = les noms des joueurs, place par place
    .seed = un texte ou un nombre qui fixe tout le hasard, pour rejouer la même partie
    .save = écrire ici l’enregistrement après chaque événement
    .resume = continuer une partie enregistrée
    .replay = parcourir un enregistrement pas à pas
    .server = jouer sur ce serveur
    .token = ta clé sur ce serveur ; sans clé, tu joues sans compte
    .match = rejoindre cette partie sur le serveur
help-serve = Servir les jeux aux navigateurs, terminaux et robots. Chaque réglage peut aussi être une variable d’environnement.
    .short = servir les jeux aux navigateurs, terminaux et robots
    .host = adresse où écouter (127.0.0.1 ; 0.0.0.0 est tout le réseau)
    .port = port où écouter (8000)
    .database = sqlite:///FICHIER ou postgresql://…
    .bus = redis://… entre plusieurs processus
    .workers = processus qui servent ; plusieurs demandent PostgreSQL et un bus
    .synchronous = SQLite : FULL survit à une coupure de courant
    .secure = servi en https : cookies sécurisés
    .log = combien écrire dans le journal
help-bot = Faire jouer ton propre robot sur un serveur Parlour.
    .short = faire jouer ton propre robot sur un serveur
    .robot = my_bot.py, my_bot.py:Classe, ou le nom d’un robot de Parlour
    .server = l’adresse du serveur
    .token = une clé qui permet de lire et de jouer
    .match = jouer cette partie, puis s’arrêter
    .host = créer des parties publiques de ce jeu et y jouer
    .count = combien de parties crée --host (1)
    .seconds = combien de temps réfléchir à un coup (1)
    .verb = run : faire jouer le robot
help-admin =
    Pour l’hôte d’un serveur : parlour admin COMMANDE …

      invite                       un code à usage unique pour créer un compte
      reset COMPTE                 un code à usage unique pour un nouveau mot de passe
      administrator COMPTE [--no]  donner à un compte les droits d’admin, par HTTP
      backup FICHIER               copier la base de données pendant que le serveur tourne
      restore FICHIER              remettre une sauvegarde à sa place ; le serveur doit être arrêté
      rotate-keys [--drop]         une nouvelle clé pour les cookies ; --drop : supprimer les anciennes, tout le monde se reconnecte
      push-key                     une nouvelle clé privée pour Web Push (PARLOUR_PUSH_KEY)
      check                        rejouer chaque partie et revérifier chaque résultat
      report [--closed]            les signalements ; report close N° [NOTE]
      ban QUI|ADRESSE RAISON       exclure du chat, des nouvelles parties ou de tout (--what, --days) ; ban list ; ban lift N°
      name                         mots qu’aucun nom ne peut contenir ; name forbid MOT, name allow MOT
      audit                        ce que l’administration a fait, le plus récent d’abord
      class                        les classes ; class show N°, class delete N° (avec les élèves et leurs données)
      league …                     ligues : parlour admin league --help

    QUI est un identifiant ou le numéro d’une personne, ADRESSE une adresse ou une plage comme 192.0.2.0/24.
    Ce qui est fait ici vaut quelques secondes plus tard sur un serveur en marche.
    .short = pour l’hôte d’un serveur : codes, modération, sauvegarde et contrôle des données
    .words = sur quoi porte la commande
    .database = sqlite:///FICHIER ou postgresql://…
    .no = administrator : retirer ces droits
    .drop = rotate-keys : ne plus accepter les cookies des anciennes clés
    .closed = report : aussi les signalements clos
    .what = ban : de quoi exclure
    .days = ban : pour combien de jours (par défaut, pour toujours)
    .verb = que faire ; voir plus haut
help-admin-league =
    Ligues : les créer, commencer des saisons, voir les classements. Un serveur en marche crée les parties et les rondes suivantes.

    parlour admin league                               en donner la liste
    parlour admin league new NOM JEU [--pairing swiss --rounds 5 …] [--robots novice,casual,perfect]
    parlour admin league show ID [--season N]
    parlour admin league enter ID QUI                  un identifiant ou le numéro d’une personne ; withdraw ID QUI
    parlour admin league start ID                      fermer les inscriptions, commencer la première ronde
    parlour admin league settle ID GROUPE RONDE TABLE 2 0 [--note …]
    parlour admin league next ID                       ouvrir la saison suivante, avec montées et descentes
    parlour admin league rename ID NOM                 la renommer ; delete ID la supprime
    .words = new, show, enter, withdraw, start …
    .pairing = qui rencontre qui (round-robin)
    .rounds = rondes d’une saison suisse (autant qu’il faut), ou combien de fois tout le monde se rencontre (1)
    .best_of = nombre maximal de parties par rencontre ; le plus de victoires l’emporte (1)
    .group_size = taille minimale d’un groupe (8)
    .moves = places qui montent et descendent (1)
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
    .game = quel jeu ; la liste : parlour games
help-solve = Résoudre un jeu : parlour solve shut-the-box, avec --help après le jeu pour toutes ses options.
    .short = résoudre un jeu : valeurs, probabilités, meilleur jeu
    .game = quel jeu
help-solve-shut-the-box =
    Résoudre Shut the Box : un tour et le duel exactement, une partie à deux avec sa marge d’erreur.

    Buts : score (le moins de points négatifs), shut (la plus grande probabilité de fermer), duel (un tour par place, la
    seconde connaît les points de la première) et match (jusqu’à --limit).
    .flaps = clapets de la boîte (12)
    .dice = la règle des dés (two)
    .scoring = la façon de compter (sum)
    .goal = ce que l’on cherche (score)
    .limit = match : la limite (100)
    .shut = match : ce que donne la boîte fermée (wins)
    .seats = duel et match : combien de places (2)
    .outright = match à trois : la résoudre (quelques minutes) au lieu d’estimer
    .full = chaque score exactement, chaque meilleure fermeture
    .plot = dessiner le résultat dans ce fichier (.svg, .png, .pdf)
help-solve-kryds-bolle =
    Résoudre Kryds & Bolle depuis le début : sa valeur, chaque premier coup, une suite du meilleur jeu.

    La valeur est l’avance en points de la place 1 sur la place 2 quand les deux jouent au mieux.
    .placement = comment on pose les boules (stacked)
    .checkpoint = enregistrer ici et reprendre d’ici
    .workers = threads pour stacked (2)
    .plot = dessiner les premières cases dans ce fichier (.svg, .png, .pdf)
help-analyse = Le meilleur coup d’une position : chaque coup permis avec sa valeur, le meilleur d’abord.
    .short = le meilleur coup d’une position : chaque coup avec sa valeur
    .game = quel jeu ; la liste : parlour games
    .position = la position en texte, ou - pour l’entrée standard
    .seconds = s’arrêter après ce temps avec ce qui est trouvé
    .goal = le but visé, quand un jeu en offre plusieurs
help-book = Les livres de Kryds & Bolle : prouver de nouveau un échantillon, ou en faire un.
    .short = faire un livre de positions résolues, ou en prouver de nouveau un échantillon
help-book-show = Afficher combien de positions contient un livre, selon le nombre de boules.
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
    .file = où l’écrire ; un livre existant est complété
    .checkpoint = le point de reprise de la résolution
    .plies = free : toutes les positions à tant de boules (4)
    .perfect = free : celles du jeu parfait jusqu’à tant de boules (7)
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
    .turn = comment la main est tournée
    .red = où est la rouge dans la main ; ou avec --black, son trou
    .black = le trou où est la noire, ou -
    .skill = laisser quelqu’un de ce niveau choisir chaque visée
    .count = combien de lancers, jusqu’à 100000
    .plot = dessiner où sont les billes et ce qu’elles valent
    .frames = écrire les images d’un seul lancer
    .seed = un texte ou un nombre qui fixe le tremblement de la main
help-arena = Opposer des robots : parlour arena run CONFIG.toml.
    .short = opposer des robots jusqu’à savoir lequel est le plus fort
    .what = le jouer, ou seulement voir où il en est
    .config = le tournoi, un fichier TOML
    .out = dossier des résultats (par défaut à côté du fichier, sous son nom)
    .processes = combien de parties à la fois (par défaut une par cœur)
    .cluster = jouer sur une grappe Dask
    .plot = dessiner les scores avec leurs intervalles
help-record = Afficher l’enregistrement d’une partie, ou vérifier qu’il suit les règles.
    .short = afficher l’enregistrement d’une partie, ou vérifier qu’il suit les règles
    .what = l’afficher, ou seulement le vérifier
    .file = un enregistrement, en texte ou en JSON, ou - pour l’entrée standard
    .at = afficher la position après cet événement
help-new-game = Créer un dossier avec un nouveau jeu : règles, mots, une image et des tests qui passent, à transformer à ton goût. Une fois installé, le jeu est sur la page, dans le terminal, dans les environnements et dans l’arène. docs/how-to/add-a-game.md dit ce qu’un jeu peut apporter d’autre.
    .short = créer un dossier avec un nouveau jeu et ses tests
    .name = le nom du jeu, comme « Last Stone »
    .into = le nouveau dossier (par défaut d’après le nom du jeu)
help-verify = Prouver que chaque tirage d’un enregistrement était équitable : chacun découle de la graine scellée d’avance. Seul, un enregistrement ne se compare qu’avec lui-même ; donne ce que tu as noté en jouant (la page le montre sous « Hasard équitable ») et toute substitution se verra.
    .short = prouver que chaque tirage d’un enregistrement était équitable
    .file = l’enregistrement d’une partie terminée, ou - pour l’entrée standard
    .commitment = un engagement ou le sceau que tu as noté ; possible plusieurs fois
    .nonce = ton propre nombre ; possible plusieurs fois
    .beacon = les tours de la balise, un objet JSON par ligne
help-warm = Compiler ce qui rend rapides les robots et les solveurs : tous les jeux, ou un seul. Utile une fois, puis après chaque nouvelle version. Sinon, Parlour compile en arrière-plan pendant que tu joues, et répond plus lentement en attendant.
    .short = compiler ce qui rend rapides les robots et les solveurs, une fois pour cet ordinateur
    .game = seulement ce jeu
help-doctor = Dire ce qui marche ici : code compilé, physique, bases de données, page et navigateur, et les extras.
    .short = dire ce qui marche ici : code compilé, physique, bases de données, page et navigateur
help-puzzle = Des positions avec un seul meilleur coup : résous-les ici, ou écris-les en JSON. Une graine donne partout les mêmes énigmes ; --day donne celle d’un jour. Tape ? pour la solution, q pour quitter.
    .short = des positions avec un seul meilleur coup : à résoudre ou à écrire
    .game = quel jeu, ou cover, smart-calculators
    .level = 1 est le plus facile (par défaut 1)
    .count = combien (par défaut 1)
    .theme = sur quoi elles portent ; --theme ? donne la liste des thèmes d’un jeu
    .seed = un texte ou un nombre ; sinon, une nouvelle énigme à chaque fois
    .day = l’énigme d’aujourd’hui, ou de ce jour
help-review = Ce que chaque coup d’une partie a coûté, ce que le hasard a donné, et où elle a basculé. Chaque choix est jugé d’après ce que sa place pouvait voir.
    .short = ce que chaque coup d’une partie a coûté, ce que le hasard a donné, et où elle a basculé
    .record = un enregistrement, en texte ou en JSON, ou - pour l’entrée standard ; la partie peut être en cours
    .seconds = combien de temps réfléchir à chaque position
    .nodes = combien chercher pour chaque position, de façon répétable
    .goal = win ou score, quand un jeu offre les deux
    .plot = dessiner valeurs, hasard et choix (.svg, .png, .pdf)
help-sheet = Imprimer des feuilles en PDF : feuilles de score, plateau d’Abaku, jetons et clapets à découper, règles, exercices. La liste : parlour sheet --list. Une feuille d’exercices est drill avec un cours, ou puzzles avec un jeu, et a une page de réponses ; le même --seed donne partout les mêmes questions. Un exercice a un niveau (--level) ou ses propres limites, comme --operations addition,division --most 50.
    .short = imprimer feuilles de score, plateaux, jetons, règles et exercices en PDF
    .what = quelle feuille, ou drill, puzzles ou rules
    .of = le cours de l’exercice, ou le jeu des énigmes ou des règles
    .list = donner la liste de toutes les feuilles
    .paper = le papier : a4 (par défaut) ou letter
    .output = le fichier à écrire, ou - pour la sortie standard
    .level = difficulté de la feuille ; 1 est le plus facile (par défaut)
    .seed = un texte ou un nombre ; sans lui, de nouvelles questions à chaque fois
    .count = nombre de questions d’une feuille d’exercices
    .theme = seulement les énigmes de ce thème
    .site = l’adresse d’un serveur pour les codes QR
