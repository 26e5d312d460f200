### Résoudre des énigmes : la page de toutes, le résultat, les jours de suite ; lire les règles.

puzzles-why = Une par jour pour tout le monde, et autant d’autres que tu veux.
puzzles-themes = S’entraîner par thème
puzzle-row = { $days ->
    [0] Ce mois-ci
    [one] { $days } jour d’affilée
   *[other] { $days } jours d’affilée
 }
puzzle-of-day = { $state ->
    [solved] Énigme du { $day }, résolue
    [today] L’énigme d’aujourd’hui, { $day }
   *[missed] Énigme du { $day }, à résoudre
 }
puzzle-your-level = ton niveau
puzzle-bar-best = le meilleur
puzzle-bar-both = le meilleur, et le tien
puzzle-bar-mine = le tien
puzzle-measure = { $fewer ->
    [yes] { $unit }. Moins, c’est mieux. Exact.
   *[no] { $unit }. Exact.
 }
puzzle-is-good = Bien, mais { $best } vaut mieux
puzzle-retry = Réessayer
puzzle-tell = Partager sans rien révéler
puzzle-told = { $day ->
    [yes] { $right ->
        [yes] Résolue : l’énigme du jour de Parlour ({ $game }). Jours d’affilée : { $days }.
       *[no] L’énigme du jour de Parlour ({ $game }) m’a résisté. Tu trouves ?
     }
   *[no] { $right ->
        [yes] J’ai trouvé celle-ci ({ $game }). Et toi ?
       *[no] Celle-ci ({ $game }) m’a résisté. Tu trouves ?
     }
 }
puzzle-days-row = jours d’affilée
puzzle-now-row = d’affilée, record { $best }
rules-play = Jouer une première partie
rules-here = Essayer ici
rules-show = Montre-moi
