### Progresser : conseils, tous les coups avec leurs valeurs, le retour sur une partie, la table d’analyse.

hint-title = Indice
hint-thinking = Je réfléchis…
hint-best = Meilleur coup : { $act }.
hint-next = Deuxième choix : { $act }, { $value }.
hint-equal = Tout aussi bon : { $acts }.
hint-only = Il n’y a pas d’autre coup.
hint-none = Il n’y a rien à choisir ici.
moves-title = Tous les coups
moves-move = Coup
moves-more = Afficher { $count } de plus
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
unit-lines = Points à venir, les tiens moins ceux de l’autre camp
unit-lead = Avance à la fin
unit-score = Points à la fin
unit-win = Probabilité de gagner
unit-keep = Probabilité de ne pas perdre
unit-points = Points négatifs de moins que prévu au jeu parfait
command-advice = indice, conseil, hint
command-values = valeurs, values
error-nobody-to-act = Ce n’est le tour de personne dans cette position.
error-playing-without-hints = Tu joues à ce jeu sans indices en ce moment. Analyse ta partie quand elle sera terminée.

## Pourquoi un coup est bon

reason-stb-throws = Il reste { $open } : { $fits } lancers sur 36 conviennent.
reason-stb-shut = Ça ferme la boîte.
reason-kb-makes = { $lines ->
    [1] Ça fait une ligne.
   *[other] Ça fait { $lines } lignes.
 }
reason-kb-stops = { $lines ->
    [1] Ça empêche une ligne de l’autre camp.
   *[other] Ça empêche { $lines } lignes de l’autre camp.
 }
reason-kb-centre = Ça prend le centre ; l’autre camp reçoit le caméléon.
reason-kb-safe = Le deuxième choix laisserait l’autre camp marquer davantage tout de suite.
reason-kb-later = Rien d’immédiat, mais ça paie plus tard.
reason-kg-pass = Aucun autre choix ne vaut mieux que de passer.
reason-kg-counts = Il compte { $points } à la fin.
reason-kg-robs = Et { $name } le perd.
reason-kg-met = { $share } lancers sur 100 correspondent à ce jeton.
reason-ab-points = Points tout de suite : { $points }.
reason-ab-keeps = Tuiles que tu gardes : { $tiles }.
reason-ab-exchange = De nouvelles tuiles valent mieux que n’importe quel coup.

## Le retour sur une partie

review-title = Bilan
review-waits = Analyse de ta partie…
review-so-far = Coups analysés : { $done } sur { $of }
review-won = { $count ->
    [0] La partie
    [1] { $names } gagne
   *[other] { $names } se partagent la victoire
 }
review-graph = { $unit }, { $name } : { $from } au début, { $now } ici, { $to } à la fin.
review-apart = Hasard et talent
review-start = Au début
review-row-luck = Hasard
review-row-choices = Ses choix
review-row-others = Choix des autres
review-row-unclear = Incertain
review-end = À la fin
review-hits = Meilleur coup trouvé
review-exact = Chaque valeur est prouvée.
review-guessed = Certaines valeurs sont des estimations.
review-turning = Les coups décisifs
review-luck = Part du hasard pour { $name } : { $value }.
review-no-luck = Ça n’a rien changé.
review-forced = Il n’y avait rien à choisir.
review-not-judged = Nous ne pouvons pas juger ce coup.
review-best = C’était le meilleur coup.
review-cost = Ce coup a coûté { $value }. Mieux valait { $best }.
review-fork = Continuer à partir d’ici

## La table d’analyse

analysis-title = Analyse
analysis-start = La position de départ.
analysis-values = Valeur de chaque coup
analysis-show = Afficher
analysis-hidden = Réfléchis d’abord, regarde ensuite.
analysis-chance = C’est au tour du hasard : saisis un résultat, ou tires-en un.
analysis-fall = Tirer un résultat
analysis-lines = Variantes essayées
analysis-remove = Supprimer à partir d’ici
analysis-removed = Supprimé. Tu es à la position d’avant.
analysis-ways = { $count } variantes partent d’ici : { $acts }.
analysis-position = Position
analysis-set = Mettre en place
