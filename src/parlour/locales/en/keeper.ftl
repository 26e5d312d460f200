### Score-keeping: the real box is on the table.

home-how-score = Keep score
keeper-about = The real box is on your table. Enter what happens: Parlour checks the rules and counts.
keeper-title = What was thrown?
keeper-dice = { $count ->
    [one] What does the die show?
   *[other] What do the dice show?
 }
keeper-die = { $number ->
    [1] First die
   *[other] Second die
 }
keeper-choose = Choose what the dice show
keeper-fell = { $what } was thrown
keeper-red = Where’s the red ball?
keeper-black = And the black ball?
keeper-missed = Missed
keeper-holes = Row 1 is the one nearest you.
keeper-again = Correct it
keeper-chip = Which chip did you turn over?
keeper-first = Who begins?
keeper-tiles = { $count ->
    [0] { $name } has drawn
    [one] { $name }, which tile did you draw?
   *[other] { $name }, which { $count } tiles did you draw?
 }
keeper-drawn = Confirm
keeper-words = What happened?
error-not-by-hand = Games at a real table can’t be rated.
