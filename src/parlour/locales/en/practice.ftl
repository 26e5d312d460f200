### Practice alone: ten questions at a time, at a level that follows the one who learns.

practice-one = Practice for one
practice-why = Ten questions, no clock. A stick for every day you come back.
practice-equations = Hidden equations
    .why = Where do the signs go?
practice-sums = Sums to 12
    .why = Which flaps make the throw?
practice-throws = Count the rectangle
    .why = How many holes do the balls span?
practice-calculators = { option-smart_calculators }
    .why = What do the numbers on the edge make?
practice-question = { $number } of { $of }
practice-level = Level { $level } of { $levels }
practice-never = not yet
practice-hint-is-it = Try the signs one by one: plus, minus, times, divided by, then squares and roots.
practice-hint-complete = Work out what the whole digits make, then see what’s missing.
practice-hint-find = Start with two digits next to each other. What do they make, and does it follow?
practice-hint-flaps = Begin with the largest flap that isn’t over { $sum }. What’s still missing?
practice-hint-points = The red ball’s row has the sign. The numbers stand at the columns.
practice-hint-holes = How many columns wide, how many rows deep? Multiply them.
practice-show = Show me
practice-right-1 = Yes!
practice-right-2 = That’s it.
practice-right-3 = Well spotted.
practice-right-4 = Right!
practice-wrong = Not yet.
practice-wrong-digits = { $digits } isn’t an equation, wherever you put the signs.
practice-wrong-flaps = { $flaps } makes { $made }, not { $sum }.
practice-wrong-few = That’s { $sum }, but it takes at least { $least } flaps.
practice-wrong-number = It isn’t { $number }.
practice-over = All ten shut
practice-first-all = All ten at the first try.
practice-up = You’re up to level { $level }.
practice-down = Level { $level } comes next, until it’s easy again.
practice-hard = Hardest: { $theme }. There’s more of it next time.
practice-share = { $right } of { $asked }
practice-more = Ten more
practice-best = Longest so far: { $best }
practice-another = There’s another one inside: { $other }. In a game both would count.
practice-back = All practice
practice-days = { $days ->
    [one] 1 day
   *[other] { $days } days
 }
practice-first = { $count ->
    [one] One at the first try.
   *[other] { $count } at the first try.
 }
practice-row = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
 }
class-is-this = This is right:
class-wrong-sum = You took { $digits }, but { $sum }.
class-you-did = Was it { $sum }? Look again.
class-why-miss = One ball missed, so it’s 1 point.
class-why-row = { $sum }: the red ball’s row has the sign, the columns have the numbers.
class-why-sides = { $sum }: holes across times holes down, with the balls’ own holes.
class-why-line = A line of { $sum } holes, with the balls’ own holes.
