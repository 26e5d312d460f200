### Score-keeping: the real box is on the table.

home-how-score = Keep score
keeper-about = The real box is on your table. The page referees and counts what you type in.
keeper-title = What fell
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
keeper-red = Where does the red ball lie?
keeper-black = And the black ball?
keeper-missed = Missed
keeper-holes = Row 1 is nearest to the hand.
keeper-again = Correct it
keeper-chip = Which chip was turned over?
keeper-first = Who begins?
keeper-tiles = { $count ->
    [0] { $name } has drawn
    [one] { $name }, which tile did you draw?
   *[other] { $name }, which { $count } tiles did you draw?
 }
keeper-drawn = So it is
keeper-words = What happened?
error-not-by-hand = A game at a real table cannot be rated.
