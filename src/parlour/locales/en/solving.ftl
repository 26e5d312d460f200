### Solving puzzles: the page of all, the result, the row of days; reading the rules.

puzzles-why = One a day for everyone, and as many more as you like.
puzzles-themes = Practise by theme
puzzle-row = { $days ->
    [0] This month
    [one] { $days } day in a row
   *[other] { $days } days in a row
 }
puzzle-of-day = { $state ->
    [solved] Puzzle of day { $day }, solved
    [today] Today’s puzzle, { $day }
   *[missed] Puzzle of day { $day }, open
 }
puzzle-your-level = your level
puzzle-bar-best = best
puzzle-bar-both = best, and yours
puzzle-bar-mine = yours
puzzle-measure = { $fewer ->
    [yes] { $unit }. Less is better. Exact.
   *[no] { $unit }. Exact.
 }
puzzle-is-good = Good, but { $best } is better
puzzle-retry = Try again
puzzle-tell = Share without spoiling it
puzzle-told = { $day ->
    [yes] { $right ->
        [yes] Solved: Parlour’s puzzle of the day ({ $game }). Days in a row: { $days }.
       *[no] Parlour’s puzzle of the day ({ $game }) got me. Can you find it?
     }
   *[no] { $right ->
        [yes] I found this one ({ $game }). Can you?
       *[no] This one ({ $game }) got me. Can you find it?
     }
 }
puzzle-days-row = days in a row
puzzle-now-row = in a row, best so far { $best }
rules-play = Play a first game
rules-here = Try it here
rules-show = Show me
