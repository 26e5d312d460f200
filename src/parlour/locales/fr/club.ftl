### Le club : profils, cotes, classements, ligues.

rating = Cote
rating-why = Une estimation prudente du niveau de jeu : tout le monde commence à 1500, et 200 points de plus veulent dire environ trois victoires sur quatre. Elle monte avec les victoires et avec le nombre de parties.
table-place = Rang
table-played = Jouées
table-won = Gagnées
table-drawn = Nulles
table-lost = Perdues
table-points = Points
leaderboard-title = Classements
leaderboard-of = Meilleures cotes : { $game }
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
profile-none = Pas encore de partie terminée.
profile-history = Parties publiques
profile-no-history = Pas encore de partie publique terminée.
profile-first = 1re place
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
    [one] { $count } membre
   *[other] { $count } membres
 }
league-open = inscriptions ouvertes
league-over = terminée
league-round = Ronde { $round }
league-is-open = { $count ->
    [0] Les inscriptions sont ouvertes. Personne ne s’est encore inscrit.
    [one] Les inscriptions sont ouvertes : { $count } inscription.
   *[other] Les inscriptions sont ouvertes : { $count } inscriptions.
 }
league-is-running = Saison { $season }, ronde { $round }. Fin au plus tard le { $date }.
league-round-robin = tous contre tous
league-swiss = système suisse
league-season = Saison
league-season-number = Saison { $season }
league-group = Groupe { $group }
league-table = Classement
league-entries = Inscriptions
league-nobody = Personne pour l’instant.
league-play = Jouer maintenant
league-who = Entre ton nom pour t’inscrire :
league-enter = Rejoindre la ligue
league-entered = C’est bon, tu participes.
league-leave = Quitter la ligue
league-leave-open = Tu peux te réinscrire jusqu’au début.
league-leave-sure = Tu perds ta partie en cours et toutes celles qui restent.
league-leave-yes = Oui, quitter
league-left = Tu as quitté la ligue.
league-start = Lancer la saison
league-next = Lancer la saison suivante
league-withdrawn = retrait
league-take-out = Retirer
league-take-out-sure = Retirer { $name } ? Sa partie en cours et toutes celles qui restent seront perdues.
league-bye = repos
league-settle = Décider { $first } – { $second }
league-settle-short = Décider
league-settled = C’est décidé.
league-pairing = Formule
league-rounds = Rondes
league-times = Parties par paire
league-group-size = Taille minimale d’un groupe
league-moves = Places qui montent et descendent
league-days = Jours par ronde
league-move-days = Jours par coup
league-rated = Parties classées
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
row-theirs = À { $name } de jouer
row-alone = Score : { $points }.
row-won = Tu as gagné.
row-shared = Victoire partagée.
row-drawn = Partie nulle.
row-won-by = Victoire de { $name }.
row-place = { $place ->
    [2] Tu finis à la 2e place.
   *[other] Tu finis à la { $place }e place.
 }
lobby-why = Rejoins une table, ou regarde.
history-why = Tout ce que tu joues est gardé ici.
leagues-why = Tout le monde rencontre tout le monde, ronde après ronde.
leaderboard-why = Les meilleures cotes à chaque jeu, d’après les parties classées.
history-count = { $count ->
    [one] { $count } partie depuis { $month }.
   *[other] { $count } parties depuis { $month }.
 }
history-waits = On attend du monde
history-running = En cours
history-review = Bilan
history-look = Voir
history-none-why = Tout ce que tu joues est gardé ici, avec un bilan.
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
history-no-turn = Aucune partie ne t’attend.
history-none-such = Aucune partie ne correspond.
history-all = Tout afficher
lobby-which = Quel jeu ?
lobby-open-table = Créer une table
lobby-waits = { $name } attend
lobby-minutes = { $minutes } minutes
lobby-none-why = Crée une table et la prochaine personne de passage pourra la rejoindre.
lobby-met = Tu as déjà joué avec
leagues-none-why = Une ligue, ce sont quelques personnes qui jouent une fois contre chacune des autres. Il en faut au moins trois.
leagues-who = C’est l’hôte de ce serveur qui crée les ligues. Demande-lui.
table-player = Nom
table-game = Jeu
table-form = Jusqu’ici
league-counts = Deux points par victoire, un par nulle.
league-yours = Ta partie
league-pair = { $first } et { $second }
league-to-play = à jouer
league-rests = au repos
league-round-later = Les rencontres seront connues au début de la ronde.
league-won = Ligue gagnée par { $names }.
leaderboard-you = Tu es numéro { $place } sur { $count } à { $game }.
leaderboard-sure = Fiabilité
leaderboard-none-why = Trois parties classées et ton nom apparaît ici.
leaderboard-play = Jouer une partie classée
profile-overview = Aperçu
profile-games = Parties
profile-edit = Modifier
profile-compare = Comparer
profile-you = Toi
profile-invite = Inviter à jouer
profile-over-time = Cote au fil du temps
profile-streak = Série d’énigmes
profile-streak-why = Jours d’affilée. Plus longue série : { $best }.
league-shared = { $names } remportent la ligue ensemble.
league-start-with = Commencer à { $count }
