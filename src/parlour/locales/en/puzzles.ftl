### Puzzles: today's, and by game, level and theme.

puzzles-title = Puzzles
puzzle-title = Puzzle
puzzle-day = Puzzle of the day
puzzle-solve = Solve
puzzle-see = Look again
puzzle-level = level { $level }
puzzle-me = You
puzzle-making = Making the puzzle…
puzzle-how = Play your answer on the board.
puzzle-how-sums = Columns a to e are the numbers 1 to 5. The red ball’s row gives the sign: rows 1 and 5 add, rows 2 and 4 subtract the smaller, row 3 multiplies. One ball alone is 1 point, none is 0.
puzzle-points = Points of this throw
puzzle-answer = Answer
puzzle-is-right = Right: { $best }
puzzle-is-wrong = Not quite: { $best } is better
puzzle-by = Ahead of the next best by { $value }.
puzzle-next = Next puzzle
puzzle-link = Copy a link to this puzzle
puzzle-code = Embed code
unit-now = Points at once

task-shut-the-box = Which flaps cost fewest points on average?
task-kryds-bolle = Where does your ball win most, if both play on perfectly?
task-take-it = What gives the best chance to win?
task-chikugo = What gives the best chance not to be last?
task-abaku = Which placement scores most at once?
task-cover = Which placement lets you cover most squares in the end?
task-smart-calculators = How many points is this throw?
task-any = What’s best?

puzzle-kind-cover = Cover the grid

puzzle-theme-any = Anything
puzzle-theme-fork = a fork
puzzle-theme-centre = the centre
puzzle-theme-chameleon = the chameleon
puzzle-theme-patience = patience
puzzle-theme-plain = anything
puzzle-theme-dice = not what the dice show
puzzle-theme-largest = not the largest flap
puzzle-theme-smallest = not the smallest chip
puzzle-theme-rarest = not the rarest chip
puzzle-theme-take = take a chip
puzzle-theme-rob = take from the other player
puzzle-theme-greed = not the chip worth most
puzzle-theme-nested = one equation in another
puzzle-theme-roots = powers and roots
puzzle-theme-joker = the joker
puzzle-theme-bonus = bonus squares
puzzle-theme-sums = sums
