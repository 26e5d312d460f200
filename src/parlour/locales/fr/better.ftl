### Progresser : conseils, tous les coups avec leurs valeurs, le retour sur une partie, la table d’analyse.

hint-title = Conseil
hint-thinking = Réflexion …
hint-best = Le meilleur : { $act }.
hint-next = Ensuite : { $act }, { $value }.
hint-equal = Tout aussi bon : { $acts }.
hint-only = Il n’y a pas d’autre coup.
hint-none = Il n’y a rien à choisir ici.
moves-title = Tous les coups
moves-move = Coup
moves-more = { $count } de plus
moves-played = joué
moves-proved = Toutes les valeurs sont prouvées.
worth-is = { $unit } : { $value }.
worth-proved = C’est prouvé.
worth-guessed = C’est une estimation.
bound-exact = prouvé
bound-at-most = au plus
bound-at-least = au moins
bound-estimate = estimé
unit-minus = Points négatifs attendus ce tour
unit-lines = Points à venir, les tiens moins ceux de l’autre
unit-lead = Avance à la fin
unit-score = Points à la fin
unit-win = Chance de gagner
unit-keep = Chance de ne pas perdre
unit-points = Points négatifs de moins que le jeu parfait
command-advice = conseil
command-values = valeurs
error-nobody-to-act = Personne n’est au trait dans cette position.
error-playing-without-hints = Tu joues à ce jeu sans conseils en ce moment. Analyse-le quand ta partie sera finie.

## Pourquoi un coup est bon

reason-stb-throws = Restent ouverts { $open } : sur 36 lancers, { $fits } conviennent.
reason-stb-shut = La boîte est fermée.
reason-kb-makes = { $lines ->
    [1] Il fait une ligne.
   *[other] Il fait { $lines } lignes.
 }
reason-kb-stops = { $lines ->
    [1] Il empêche une ligne de l’autre.
   *[other] Il empêche { $lines } lignes de l’autre.
 }
reason-kb-centre = Il prend le centre ; le caméléon va à l’autre.
reason-kb-safe = Le coup suivant laisserait l’autre marquer davantage aussitôt.
reason-kb-later = Rien ne se passe aussitôt. Cela paie plus tard.
reason-kg-pass = Rien de ce qui s’offre ne vaut mieux que de le laisser.
reason-kg-counts = Il compte { $points } à la fin.
reason-kg-robs = Et { $name } le perd.
reason-kg-met = Sur 100 lancers, { $share } remplissent ce jeton.
reason-ab-points = Points tout de suite : { $points }.
reason-ab-keeps = Tuiles qui te restent : { $tiles }.
reason-ab-exchange = De nouvelles tuiles valent mieux que toute pose maintenant.
