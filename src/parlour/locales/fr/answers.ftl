### Ce que répond la ligne de commande : lancers, livres, jeux résolus.

throw-lies = rouge { $red } noire { $black } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }{ $shape ->
    [line] , rangée
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
book-balls = { $balls } boules
book-proved = { $placement } : { $proved } positions sur { $sample } prouvées de nouveau, parmi { $all }
book-wrong-places = faux en x { $x } o { $o } : le livre a d’autres meilleures places
book-wrong-value = faux en x { $x } o { $o } : { $low } à { $high } dans le livre, prouvé { $value }
book-made = { $file } : { $positions } positions, { $bytes } octets
solve-value = { $placement } : avance du premier sur le second : { $value }
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
            [one] { $positions } position
           *[other] { $positions } positions
        } vues
    [book] { $positions ->
            [one] { $positions } position
           *[other] { $positions } positions
        } dans le livre
   *[proof] { $positions } sur { $of } prouvées
 }
stb-solved-expected = points négatifs attendus
stb-solved-chance = chance de fermer
stb-solved-way = façon de jouer
stb-solved-points = points attendus
stb-solved-scores = Scores finaux :
stb-solved-scores-steps = Scores finaux (--full pour chacun exactement) :
stb-solved-shut = fermée
stb-solved-digits = { $count ->
    [one] { $count } chiffre
   *[other] { $count } chiffres
 }
stb-solved-against = La chance du second contre chaque score du premier :
stb-solved-estimate = ESTIMATION, pas le meilleur jeu : chacun joue chaque tour pour le moins de points attendus.
stb-solved-seat = la place { $seat } gagne
stb-solved-limit = limite { $limit } ; la boîte fermée { $shut ->
    [wins] gagne aussitôt
   *[finish-round] gagne à la fin de la manche
 }
stb-solved-bound = meilleur jeu de tous, en float64 : aucune chance n’est fausse de plus de { $bound }
stb-solved-exact = meilleur jeu des deux, exact
stb-solved-closings = Les meilleurs clapets pour tout ce qui est ouvert et chaque lancer :
stb-solved-first = La meilleure première fermeture pour chaque lancer (--full pour tout ce qui peut être ouvert) :
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
    [shut] un tour, pour la plus grande chance de fermer la boîte
    [duel] un tour chacun, les suivants connaissent les scores d’avant
   *[match] une partie jusqu’à une limite
 }.
stb-solved-name = { $way ->
    [best-for-score] meilleurs points
    [best-for-shut] meilleure chance
    [largest-first] le plus grand
    [fewest-flaps] le moins
    [most-flaps] le plus
   *[at-random] au hasard
 }
puzzle-head = { $game }, niveau { $level }, thème { $theme }
puzzle-seat = Tu es à la place { $seat }.
puzzle-best = Le mieux : { $best }.
puzzle-right = Juste !
puzzle-wrong = Pas tout à fait : le mieux est { $best }.
puzzle-margin = C’est mieux que tout le reste de { $margin }.
puzzle-you = toi
puzzle-more = … et { $count } de plus
puzzle-count = { $right } sur { $total } justes.
puzzle-seed = (graine { $seed }, numéro { $number })
puzzle-ask = { $kind ->
    [shut-the-box] Quels clapets fermes-tu pour que ce tour coûte le moins en moyenne ? (comme 2,5)
    [kryds-bolle] Où va ta boule, si les deux jouent ensuite à la perfection ? (comme b2, libre : b2.3)
    [take-it] Qu’est-ce qui donne la meilleure chance de gagner ? (comme take 5, rob 1 line, pass)
    [chikugo] Quel jeton poses-tu pour ne pas être le dernier à en avoir ? (comme lay 8, pass)
    [abaku] Quel coup rapporte le plus tout de suite ? (comme 8G 1..3 en travers, G8 1..3 vers le bas)
    [cover] Quelle pose te laisse couvrir le plus de cases à la fin ? (comme 3B 1..3 en travers, B3 1..3 vers le bas)
   *[smart-calculators] Combien de points fait ce lancer avec le calcul malin ?
 }
