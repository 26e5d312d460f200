### What the command line answers: throws, books, solved games.

throw-lies = red { $red } black { $black }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }{ $shape ->
    [line] , line
    [square] , square
    [rectangle] , rectangle
   *[other] { "" }
 }
throw-many = { $count ->
    [one] { $count } throw ({ $name }): { $mean } points
   *[other] { $count } throws ({ $name }): { $mean } points each
 }; balls in holes: { $shares }
throw-share = { $balls } in { $percent } %
book-holds = { $placement }: { $count } positions up to symmetry
book-balls = balls: { $balls }
book-proved = { $placement }: { $proved } of { $sample } positions proved again, of { $all }
book-wrong-places = wrong at x { $x } o { $o }: the book’s best places differ
book-wrong-value = wrong at x { $x } o { $o }: { $low } to { $high } in the book, proved { $value }
book-made = { $file }: { $positions } positions, { $bytes } bytes
solve-value = { $placement }: the first player’s lead over the second: { $value }
solve-line = best play: { $line }
solve-size = { $positions } positions, { $seconds } s, table { $table } GB, memory { $memory } GB
solve-at = { $at ->
    [level] { $positions ->
            [one] { $positions } position
           *[other] { $positions } positions
        } with { $balls ->
            [one] { $balls } ball
           *[other] { $balls } balls
        }
    [search] first ball at { $place }, { $positions ->
            [one] { $positions } position
           *[other] { $positions } positions
        } visited
    [book] { $positions ->
            [one] { $positions } position
           *[other] { $positions } positions
        } in the book
   *[proof] { $positions } of { $of } proved
 }
stb-solved-expected = expected minus points
stb-solved-chance = chance to shut
stb-solved-way = way of playing
stb-solved-points = expected points
stb-solved-scores = Final scores:
stb-solved-scores-steps = Final scores (--full for each one exactly):
stb-solved-shut = shut
stb-solved-digits = { $count ->
    [one] { $count } digit
   *[other] { $count } digits
 }
stb-solved-against = The second player’s chance against each score of the first:
stb-solved-estimate = ESTIMATE, not best play: everyone plays each turn for the lowest expected score.
stb-solved-seat = seat { $seat } wins
stb-solved-limit = limit { $limit }; a shut box { $shut ->
    [wins] wins at once
   *[finish-round] wins when the round is over
 }
stb-solved-bound = best play by everyone, in float64: no chance is off by more than { $bound }
stb-solved-exact = best play by both, exact
stb-solved-closings = Best flaps for every open set and throw:
stb-solved-first = Best first closing for each throw (--full for every open set):
stb-solved-or = or
stb-solved-title = Shut the Box with { $flaps } flaps, { $dice ->
    [two] two dice
    [one-when-six] one die allowed when the open flaps add up to 6 or less
   *[one-when-high-shut] one die allowed when no flap above 6 is open
 }, { $scoring ->
    [sum] the sum of the open flaps counts
   *[digits] the open flaps count as one number
 }:
stb-solved-goal = { $goal ->
    [score] one turn, for the lowest expected score
    [shut] one turn, for the highest chance to shut the box
    [duel] one turn each, the later ones know the scores before them
   *[match] a game to a limit
 }.
stb-solved-name = { $way ->
    [best-for-score] best for score
    [best-for-shut] best for shut
    [largest-first] largest first
    [fewest-flaps] fewest flaps
    [most-flaps] most flaps
   *[at-random] at random
 }
puzzle-head = { $game }, level { $level }, theme { $theme }
puzzle-seat = You’re in seat { $seat }.
puzzle-best = Best: { $best }.
puzzle-right = Right!
puzzle-wrong = Not quite: { $best } is best.
puzzle-margin = It’s better than anything else by { $margin }.
puzzle-you = you
puzzle-more = …and { $count } more
puzzle-count = { $right } of { $total } right.
puzzle-seed = (seed { $seed }, number { $number })
puzzle-ask = { $kind ->
    [shut-the-box] Which flaps do you shut, so that this turn costs fewest points on average? (like 2,5)
    [kryds-bolle] Where does your ball go, if both play on perfectly? (like b2, free: b2.3)
    [take-it] What gives the best chance to win? (like take 5, rob 1 line, pass)
    [chikugo] Which chip do you lay out, so as not to be last with chips? (like lay 8, pass)
    [abaku] Which placement scores most at once? (like 8G 1..3 across, G8 1..3 down)
    [cover] Which placement lets you cover most squares in the end? (like 3B 1..3 across, B3 1..3 down)
   *[smart-calculators] How many points is this throw with Smart Calculators?
 }
