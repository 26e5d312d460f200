### Le club : profils, cotes, classements, ligues.

rating = Cote
rating-why = Une estimation du niveau de jeu ; tout le monde commence à 1500. Avec 200 d’avance, on gagne environ trois parties sur quatre. Classé selon ce qui est sûr.
table-place = Place
table-played = Jouées
table-won = Gagnées
table-drawn = Nulles
table-lost = Perdues
table-points = Points
leaderboard-title = Classements
leaderboard-of = Les meilleurs à { $game }
leaderboard-none = Pas encore de résultats

## Un profil

profile-title = Profil
profile-mine = Mon profil
profile-since = { $count ->
    [0] Ici depuis { $month }
    [one] Ici depuis { $month } · { $count } partie, victoires : { $won }
   *[other] Ici depuis { $month } · { $count } parties, victoires : { $won }
 }
profile-favourites = Jeux préférés
profile-none = Rien de joué jusqu’au bout.
profile-history = Parties publiques
profile-no-history = Aucune partie publique jouée jusqu’au bout.
profile-first = gagnée
profile-place = { $place }e place
curve-told = { $count ->
    [one] Cote à { $game } après { $count } partie classée : de { $from } à { $to }.
   *[other] Cote à { $game } sur { $count } parties classées : de { $from } à { $to }.
 }

## Ligues

leagues-title = Ligues
leagues-none = Pas encore de ligue
league-new = Créer une ligue
league-make = Créer la ligue
league-robots = robots
league-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
 }
league-open = inscriptions ouvertes
league-over = finie
league-round = Ronde { $round }
league-is-open = { $count ->
    [0] Les inscriptions sont ouvertes. Personne ne s’est encore inscrit.
    [one] Les inscriptions sont ouvertes : { $count } joueur inscrit.
   *[other] Les inscriptions sont ouvertes : { $count } joueurs inscrits.
 }
league-is-running = Saison { $season }, ronde { $round }. Elle finit au plus tard le { $date }.
league-round-robin = tous contre tous
league-swiss = système suisse
league-season = Saison
league-season-number = Saison { $season }
league-group = Groupe { $group }
league-table = Tableau
league-entries = Les inscrits
league-nobody = Encore personne.
league-play = Jouer maintenant
league-who = Dis qui tu es, et tu pourras t’inscrire :
league-enter = Rejoindre la ligue
league-entered = Ton inscription est faite.
league-leave = Quitter la ligue
league-leave-open = Tu peux revenir jusqu’au départ.
league-leave-sure = Tu perds la partie en cours et toutes celles qui restent.
league-leave-yes = Oui, quitter
league-left = Tu as quitté la ligue.
league-start = Lancer la saison
league-next = Jouer une autre saison
league-withdrawn = a quitté
league-take-out = Retirer
league-take-out-sure = Retirer { $name } ? La partie en cours et toutes celles qui restent seront perdues.
league-bye = exempt
league-settle = Décider { $first } – { $second }
league-settle-short = Décider
league-settled = C’est décidé.
league-pairing = Qui rencontre qui
league-rounds = Rondes
league-times = Combien de fois chacun rencontre chacun
league-group-size = Joueurs par groupe, au moins
league-moves = Combien montent et descendent
league-days = Jours par ronde
league-move-days = Jours par coup
league-rated = Les parties sont classées
league-of-robots = Une ligue de robots
people-why = Toutes les personnes avec qui tu as joué.
people-together = { $count ->
    [one] { $count } partie ensemble, la dernière à { $game }
   *[other] { $count } parties ensemble, la dernière à { $game }
 }
people-none = Personne pour l’instant
people-none-why = Joue en ligne avec quelqu’un et tu retrouveras cette personne ici.
people-find = Trouver une table
row-yours = À toi de jouer
row-theirs = Au tour de { $name }
row-alone = { $points } points.
row-won = Tu as gagné.
row-shared = Victoire partagée.
row-drawn = Égalité.
row-won-by = Victoire de { $name }.
row-place = { $place ->
    [2] Tu finis à la 2e place.
   *[other] Tu finis à la { $place }e place.
 }
lobby-why = Joue avec quelqu’un, ou regarde.
history-why = Tout ce que tu joues est gardé ici.
leagues-why = Chacun rencontre chacun, tour après tour.
leaderboard-why = Les meilleurs à chaque jeu, d’après les parties classées.
history-count = { $count ->
    [one] { $count } partie depuis { $month }.
   *[other] { $count } parties depuis { $month }.
 }
history-waits = En attente de joueurs
history-running = En cours
history-review = Analyse
history-look = Voir
history-none-why = Tout ce que tu joues est gardé ici, avec une analyse.
history-play = Jouer à { $game }
history-which = Quelles parties
history-show-all = Toutes
history-show-turn = À toi
history-show-over = Terminées
history-every-game = Tous les jeux
history-everybody = Tout le monde
history-who = Avec qui
history-week-this = Terminées cette semaine
history-week-last = Terminées la semaine dernière
history-week-earlier = Avant
history-no-turn = Rien ne t’attend.
history-none-such = Aucune partie ne correspond.
history-all = Tout afficher
lobby-which = Quel jeu ?
lobby-open-table = Ouvrir une table
lobby-waits = { $name } attend
lobby-minutes = { $minutes } minutes
lobby-none-why = Ouvre une table et la prochaine personne de passage pourra jouer.
lobby-met = Avec qui tu as joué
leagues-none-why = Une ligue, ce sont quelques personnes qui se rencontrent chacune une fois. À partir de trois.
leagues-who = C’est l’hôte de ce serveur qui crée les ligues. Demande-lui.
table-player = Nom
table-game = Jeu
table-form = Jusqu’ici
league-counts = Deux points par victoire, un par match nul.
league-yours = Ta partie
league-pair = { $first } et { $second }
league-to-play = à jouer
league-rests = se repose
league-round-later = Les rencontres viendront au début du tour.
league-won = Ligue gagnée par { $names }.
leaderboard-you = Tu es numéro { $place } sur { $count } à { $game }.
leaderboard-sure = À quel point c’est sûr
leaderboard-none-why = Trois parties classées et ton nom apparaît ici.
leaderboard-play = Jouer une partie classée
profile-overview = Aperçu
profile-games = Parties
profile-edit = Modifier
profile-compare = Comparer
profile-you = Toi
profile-invite = Inviter à jouer
profile-over-time = Classement au fil du temps
profile-streak = Série d’énigmes
profile-streak-why = Jours d’affilée. Plus longue série : { $best }.
league-shared = { $names } se partagent la ligue.
league-start-with = Commencer à { $count }
