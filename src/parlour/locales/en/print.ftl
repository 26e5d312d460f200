### Print at home: the page, and the words on the sheets themselves.

print-why = Good in black and white. Choose what you need.
print-rules = Rules on a page
    .why = Any game, ten languages
print-worksheets = Worksheets
    .why = With an answers page
print-puzzles = Puzzle sheets
    .why = Six positions, with solutions
print-language = Language
print-game = Rules for
print-paper = Paper
print-course = Worksheet
print-kind = Puzzles from
print-level = Level
print-other = Other questions
print-go = { $count ->
    [one] Print one sheet
   *[other] Print { $count } sheets
 }
print-none = Choose a sheet
print-save = Download the PDF
sheet-paper = { $paper ->
    [letter] Print at home, Letter
   *[a4] Print at home, A4
 }
sheet-abaku-score = Abaku score sheet
    .why = Up to four players
    .how = Score sheet: tiles used, points this turn, and the sum so far.
    .count = Each tile in each new equation is one point, short ones inside long ones too. A circle on the board counts for the tile, a square for the whole equation.
    .end = At the end each tile left costs a point, and who went out gets a point for every tile the others have left. If you agree on it, the most tiles used decides a tie.
sheet-abaku-board = Abaku board
    .why = With its bonus squares
    .how = The board, with its bonus squares. Start on the star.
sheet-shut-the-box-score = Shut the Box pad
    .why = Two to a sheet
    .how = What’s still open is your score. Fewest points win; shut the box and you win at once.
sheet-shut-the-box-flaps = Flaps to cut out
    .why = Twelve, to fold and glue
    .how = Glue the sheet onto card. Cut along the dashed lines, fold each flap along the dotted one and glue its foot to a strip of wood.
sheet-chikugo-score = Chikugo score sheet
    .why = Twelve rounds for six
    .how = Write down the points of each throw and circle the Nadir’s. Below: the chips you took, and those laid out.
sheet-take-it-score = Take It score sheet
    .why = Chips and points for six
    .how = At the end, tick the chips you have. The number beside a chip is what it counts.
sheet-kugelbox-chips = Kugelbox chips
    .why = Twelve to cut out
    .how = Glue the sheet onto card, cut along the dashed lines. The backs stay blank, so nobody sees what they take.
sheet-kryds-bolle-score = Kryds & Bolle score sheet
    .why = Ten games, and floors to write down
    .how = A line is a point. Below, write down how a cube was filled, floor by floor.
sheet-rules = Rules of { $game }
sheet-drill = Worksheet: { $course }
sheet-puzzles = Puzzles: { $kind }
sheet-do-equations = Digits in a row, without their signs. Where do + − × : or a square or root belong? Write the equation with its signs.
sheet-do-sums = Add up the two dice. Then find open flaps that make exactly that number. Colour one way, write down the others.
sheet-do-throws = The balls are two corners of a rectangle, or the ends of a line. Count its holes, those with the balls too. One ball alone is 1 point.
sheet-do-calculators = The sign at the red ball’s row joins the two numbers below the balls. With minus, take the smaller from the larger. The red ball has a white dot.
sheet-do-puzzles = Write down your move, and why.
sheet-example = Example
    .why = This one is done for you.
sheet-answers = { $title }: answers
    .why = Every right answer is listed. Order doesn’t matter.
sheet-your-name = Name
sheet-class-date = Class, date
sheet-numbered = sheet { $sheet }, page { $page } of { $pages }
sheet-own-range = own choice
sheet-least = at least { $least } flaps
sheet-ways-gap = There are _ ways.
sheet-ways = { $ways ->
    [one] 1 way
   *[other] { $ways } ways
 }
sheet-points-gap = points
sheet-name = Name
sheet-total = Total
sheet-date = Date
sheet-where = Where
sheet-turn = Turn
sheet-tiles = tiles
sheet-points = points
sheet-sum = sum
sheet-left = Tiles left
sheet-glue = glue
sheet-game = Game
sheet-begins = Who begins
sheet-name-ball = { $ball ->
    [light] Name (light)
   *[dark] Name (dark)
 }
sheet-floor = { $floor ->
    [low] bottom
    [middle] middle
   *[high] top
 }
sheet-cube-you = { $ball ->
    [light] It’s your turn, with the light balls.
   *[dark] It’s your turn, with the dark balls.
 }
sheet-cube-free = A ball may go to any free place.
sheet-middle = In the middle
sheet-player = Player { $number }
sheet-chips-taken = Chips taken
sheet-chips-out = Laid out
sheet-bonus = { $bonus ->
    [tile-twice] This tile counts twice
    [tile-thrice] This tile counts three times
    [all-twice] The equation counts twice
   *[all-thrice] The equation counts three times
 }
sheet-chip-asks = { $asks ->
    [line] a row or column
    [square] a square
    [at-most] { $number } or fewer
   *[at-least] { $number } or more
 }
sheet-size-chips = chips of { $wide } mm
sheet-size-squares = squares of { $wide } mm
sheet-size-flaps = flaps of { $wide } × { $high } mm
error-no-sheet = There’s no sheet { $key }. There are: { $known }
error-no-paper = This server can’t print: a part of Parlour isn’t installed.
