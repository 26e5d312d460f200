### Le club : profils, cotes, classements, ligues.

rating = Cote
rating-why = Ce que vaut quelqu’un au minimum : elle monte avec les victoires, et à mesure qu’on connaît ses parties.
table-place = Place
table-played = Jouées
table-won = Gagnées
table-drawn = Nulles
table-lost = Perdues
table-points = Points
leaderboard-title = Classements
leaderboard-of = Les meilleurs à { $game }
leaderboard-none = Personne n’y a encore joué de partie classée.

## Un profil

profile-title = Profil
profile-mine = Mon profil
profile-since = Ici depuis le { $date }
profile-ratings = Cotes
profile-unrated = Pas encore de partie classée.
profile-favourites = Jeux préférés
profile-none = Rien de joué jusqu’au bout.
profile-history = Parties publiques
profile-no-history = Aucune partie publique jouée jusqu’au bout.
profile-played = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
 }
profile-won = { $count ->
    [0] aucune gagnée
    [one] { $count } gagnée
   *[other] { $count } gagnées
 }
profile-first = gagnée
profile-place = { $place }e place
curve-told = { $count ->
    [one] Cote à { $game } après { $count } partie classée : de { $from } à { $to }.
   *[other] Cote à { $game } sur { $count } parties classées : de { $from } à { $to }.
 }
curve-table = Les chiffres
curve-day = Jour

## Ligues

leagues-title = Ligues
leagues-none = Il n’y a pas encore de ligue.
league-new = Nouvelle ligue
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
league-is-over = La saison { $season } est finie.
league-round-robin = tous contre tous
league-swiss = système suisse
league-season = Saison
league-season-number = Saison { $season }
league-group = Groupe { $group }
league-table = Tableau
league-entries = Les inscrits
league-nobody = Encore personne.
league-play = Jouer ma partie
league-who = Dis qui tu es, et tu pourras t’inscrire :
league-enter = M’inscrire
league-entered = Ton inscription est faite.
league-leave = Quitter la ligue
league-leave-open = Tu peux revenir jusqu’au départ.
league-leave-sure = Toute partie que tu n’as pas commencée est perdue.
league-leave-yes = Oui, quitter
league-left = Tu as quitté la ligue.
league-start = Lancer la saison
league-next = Ouvrir la saison suivante
league-withdrawn = a quitté
league-take-out = Retirer
league-take-out-sure = Retirer { $name } ? Toute partie non commencée est perdue.
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
