### Progresser : conseils, tous les coups avec leurs valeurs, le retour sur une partie, la table d’analyse.

hint-title = Conseil
hint-thinking = Réflexion …
hint-best = Le meilleur : { $act }.
hint-next = Deuxième meilleur coup : { $act }, { $value }.
hint-equal = Tout aussi bon : { $acts }.
hint-only = Il n’y a pas d’autre coup.
hint-none = Il n’y a rien à choisir ici.
moves-title = Tous les coups
moves-move = Coup
moves-more = { $count } de plus
moves-played = joué
moves-proved = Toutes les valeurs sont prouvées.
worth-is = { $unit } : { $value }.
worth-proved = C’est prouvé.
worth-guessed = C’est une estimation.
bound-exact = prouvé
bound-at-most = au plus
bound-at-least = au moins
bound-estimate = estimé
unit-minus = Points négatifs attendus ce tour
unit-lines = Points à venir, les siens moins ceux de l’autre
unit-lead = Avance à la fin
unit-score = Points à la fin
unit-win = Chance de gagner
unit-keep = Chance de ne pas perdre
unit-points = Points négatifs de moins que le jeu parfait
command-advice = conseil, hint
command-values = valeurs, values
error-nobody-to-act = Ce n’est à personne de jouer dans cette position.
error-playing-without-hints = Tu joues à ce jeu sans conseils en ce moment. Analyse-le quand ta partie sera finie.

## Pourquoi un coup est bon

reason-stb-throws = Restent ouverts { $open } : sur 36 lancers, { $fits } conviennent.
reason-stb-shut = La boîte est fermée.
reason-kb-makes = { $lines ->
    [1] Il fait une ligne.
   *[other] Il fait { $lines } lignes.
 }
reason-kb-stops = { $lines ->
    [1] Il empêche une ligne de l’autre.
   *[other] Il empêche { $lines } lignes de l’autre.
 }
reason-kb-centre = Il prend le centre ; le caméléon va à l’autre.
reason-kb-safe = Le deuxième meilleur coup laisserait l’autre marquer davantage aussitôt.
reason-kb-later = Rien ne se passe aussitôt. Cela paie plus tard.
reason-kg-pass = Rien de ce qui s’offre ne vaut mieux que de le laisser.
reason-kg-counts = Il compte { $points } à la fin.
reason-kg-robs = Et { $name } le perd.
reason-kg-met = Sur 100 lancers, { $share } permettent ce jeton.
reason-ab-points = Points tout de suite : { $points }.
reason-ab-keeps = Tuiles qui te restent : { $tiles }.
reason-ab-exchange = De nouvelles tuiles valent mieux que toute pose maintenant.

## Le retour sur une partie

review-title = Bilan
review-waits = Analyse de ta partie…
review-so-far = Coups passés en revue : { $done } sur { $of }
review-won = { $count ->
    [0] La partie
    [1] { $names } gagne
   *[other] { $names } partagent la victoire
 }
review-graph = { $unit }, { $name } : { $from } au début, { $now } ici, { $to } à la fin.
review-apart = Hasard et talent
review-start = Au début
review-row-luck = Chance
review-row-choices = Propres choix
review-row-others = Choix des autres
review-row-unclear = Incertain
review-end = À la fin
review-hits = Meilleur coup trouvé
review-exact = Chaque valeur est prouvée.
review-guessed = Certaines valeurs sont des estimations.
review-turning = Les coups décisifs
review-luck = Chance pour { $name } : { $value }.
review-no-luck = Cela n’a rien changé.
review-forced = Il n’y avait rien à choisir.
review-not-judged = Cela ne peut pas être jugé.
review-best = C’était le meilleur.
review-cost = Cela a coûté { $value }. Mieux : { $best }.
review-fork = Continuer d’ici

## La table d’analyse

analysis-title = Analyse
analysis-start = La première position.
analysis-values = Ce que valent les coups
analysis-show = Montrer
analysis-hidden = Réfléchis d’abord, regarde ensuite.
analysis-chance = C’est au hasard de jouer : dis ce qui sort, ou laisse-le faire.
analysis-fall = Laisser faire le hasard
analysis-lines = Variantes essayées
analysis-remove = Supprimer à partir d’ici
analysis-removed = Supprimé. Tu es juste avant.
analysis-ways = { $count } variantes partent d’ici : { $acts }.
analysis-position = Position
analysis-set = Installer
