### Ce que répond la ligne de commande : lancers, livres, jeux résolus.

throw-lies = rouge { $red } noire { $black } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }{ $shape ->
    [line] , ligne
    [square] , carré
    [rectangle] , rectangle
   *[other] { "" }
 }
throw-many = { $count ->
    [one] { $count } lancer ({ $name }) : { $mean } points
   *[other] { $count } lancers ({ $name }) : { $mean } points chacun
 } ; billes dans les trous : { $shares }
throw-share = { $balls } dans { $percent } %
book-holds = { $placement } : { $count } positions à symétrie près
book-balls = boules : { $balls }
book-proved = { $placement } : { $proved } positions sur { $sample } prouvées de nouveau, parmi { $all }
book-wrong-places = faux en x { $x } o { $o } : le livre donne d’autres meilleures cases
book-wrong-value = faux en x { $x } o { $o } : { $low } à { $high } dans le livre, prouvé { $value }
book-made = { $file } : { $positions } positions, { $bytes } octets
solve-value = { $placement } : avance de la place 1 sur la place 2 : { $value }
solve-line = meilleur jeu : { $line }
solve-size = { $positions } positions, { $seconds } s, table { $table } Go, mémoire { $memory } Go
solve-at = { $at ->
    [level] { $positions ->
            [one] { $positions } position
           *[other] { $positions } positions
        } avec { $balls ->
            [one] { $balls } boule
           *[other] { $balls } boules
        }
    [search] première boule en { $place }, { $positions ->
            [one] { $positions } position visitée
           *[other] { $positions } positions visitées
        }
    [book] { $positions ->
            [one] { $positions } position
           *[other] { $positions } positions
        } dans le livre
   *[proof] { $positions } sur { $of } prouvées
 }
stb-solved-expected = points négatifs attendus
stb-solved-chance = probabilité de fermer
stb-solved-way = façon de jouer
stb-solved-points = points attendus
stb-solved-scores = Scores finaux :
stb-solved-scores-steps = Scores finaux (--full pour le détail) :
stb-solved-shut = fermée
stb-solved-digits = { $count ->
    [one] { $count } chiffre
   *[other] { $count } chiffres
 }
stb-solved-against = La probabilité de gagner de la place 2 pour chaque score de la place 1 :
stb-solved-estimate = ESTIMATION, pas le meilleur jeu : à chaque tour, tout le monde vise le moins de points attendus.
stb-solved-seat = la place { $seat } gagne
stb-solved-limit = limite { $limit } ; la boîte fermée { $shut ->
    [wins] gagne tout de suite
   *[finish-round] gagne à la fin de la manche
 }
stb-solved-bound = meilleur jeu de tout le monde, en float64 : aucune probabilité n’est fausse de plus de { $bound }
stb-solved-exact = meilleur jeu des deux côtés, exact
stb-solved-closings = Les meilleurs clapets pour chaque situation et chaque lancer :
stb-solved-first = Les meilleurs premiers clapets pour chaque lancer (--full pour toutes les situations) :
stb-solved-or = ou
stb-solved-title = Shut the Box à { $flaps } clapets, { $dice ->
    [two] deux dés
    [one-when-six] un dé permis quand les clapets ouverts font 6 ou moins
   *[one-when-high-shut] un dé permis quand aucun clapet au-dessus de 6 n’est ouvert
 }, { $scoring ->
    [sum] on compte la somme des clapets ouverts
   *[digits] les clapets ouverts comptent comme un seul nombre
 } :
stb-solved-goal = { $goal ->
    [score] un tour, pour le moins de points attendus
    [shut] un tour, pour la plus grande probabilité de fermer la boîte
    [duel] un tour par place, les suivantes connaissent les scores d’avant
   *[match] une partie jusqu’à une limite
 }.
stb-solved-name =
    { $way ->
        [best-for-score] pour le score
        [best-for-shut] pour fermer
        [largest-first] le plus grand d’abord
        [fewest-flaps] le moins de clapets
        [most-flaps] le plus de clapets
       *[at-random] au hasard
    }
puzzle-head = { $game }, niveau { $level }, thème { $theme }
puzzle-seat = Tu es à la place { $seat }.
puzzle-best = Le meilleur coup : { $best }.
puzzle-right = Bien vu !
puzzle-wrong = Pas tout à fait : le meilleur coup est { $best }.
puzzle-margin = C’est mieux que tout autre coup, de { $margin }.
puzzle-you = toi
puzzle-more =… et { $count } de plus
puzzle-count = Bonnes réponses : { $right } sur { $total }.
puzzle-seed = (graine { $seed }, numéro { $number })
puzzle-ask =
    { $kind ->
        [shut-the-box] Quels clapets fermes-tu pour que ce tour coûte le moins en moyenne ? (par exemple 2,5)
        [kryds-bolle] Où va ta boule, si les deux camps jouent ensuite parfaitement ? (par exemple b2, libre : b2.3)
        [take-it] Quel coup donne les meilleures chances de gagner ? (par exemple take 5, rob 1 line, pass)
        [chikugo] Quel jeton poses-tu pour ne pas être la dernière personne à en avoir ? (par exemple lay 8, pass)
        [abaku] Quel coup rapporte le plus tout de suite ? (par exemple 8G 1..3 à l’horizontale, G8 1..3 à la verticale)
        [cover] Quel coup te laisse couvrir le plus de cases à la fin ? (par exemple 3B 1..3 à l’horizontale, B3 1..3 à la verticale)
       *[smart-calculators] Combien de points fait ce lancer avec le calcul malin ?
    }
