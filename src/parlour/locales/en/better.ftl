### Getting better: hints, all moves with their values, the review of a match, the analysis table.

hint-title = Hint
hint-thinking = Thinking …
hint-best = Best: { $act }.
hint-next = Next best: { $act }, { $value }.
hint-equal = Just as good: { $acts }.
hint-only = There is no other move.
hint-none = There is nothing to choose here.
moves-title = All moves
moves-move = Move
moves-more = { $count } more
moves-played = played
moves-proved = All values are proved.
worth-is = { $unit }: { $value }.
worth-proved = That is proved.
worth-guessed = That is an estimate.
bound-exact = proved
bound-at-most = at most
bound-at-least = at least
bound-estimate = estimated
unit-minus = Minus points to expect this turn
unit-lines = Points to come, own minus the other’s
unit-lead = Points ahead at the end
unit-score = Points at the end
unit-win = Chance to win
unit-keep = Chance not to lose
unit-points = Minus points fewer than perfect play expects
command-advice = hint
command-values = values
error-nobody-to-act = Nobody is to play in this position.
error-playing-without-hints = You are playing this game without hints just now. Analyse it when your match is over.

## Why a move is good

reason-stb-throws = Open stay { $open }: of 36 throws, { $fits } fit.
reason-stb-shut = It shuts the box.
reason-kb-makes = { $lines ->
    [one] It makes a line.
   *[other] It makes { $lines } lines.
 }
reason-kb-stops = { $lines ->
    [one] It stops a line of the other’s.
   *[other] It stops { $lines } lines of the other’s.
 }
reason-kb-centre = It takes the centre; the chameleon goes to the other.
reason-kb-safe = The next best move would let the other make more at once.
reason-kb-later = Nothing happens at once. It pays off later.
reason-kg-pass = Nothing that is on offer is better than leaving it.
reason-kg-counts = It counts { $points } at the end.
reason-kg-robs = And { $name } loses it.
reason-kg-met = Of 100 throws, { $share } meet this chip.
reason-ab-points = Points at once: { $points }.
reason-ab-keeps = Stays in your rack: { $tiles }.
reason-ab-exchange = Fresh tiles are worth more than any placement now.

## The review of a match

review-title = Review
review-waits = Analysing your game…
review-so-far = { $done } of { $of } moves looked at
review-won = { $count ->
    [0] The match
    [one] { $names } won
   *[other] { $names } shared the win
 }
review-graph = { $unit }, { $name }: { $from } at the start, { $now } here, { $to } at the end.
review-apart = Luck and skill
review-start = At the start
review-row-luck = Luck
review-row-choices = Own choices
review-row-others = The others’ choices
review-row-unclear = Unclear
review-end = At the end
review-hits = Best move found
review-exact = Every value is proved.
review-guessed = Some values are estimates.
review-turning = Moves that mattered
review-luck = Luck for { $name }: { $value }.
review-no-luck = This changed nothing.
review-forced = There was nothing to choose.
review-not-judged = This cannot be judged.
review-best = This was best.
review-cost = This cost { $value }. Better: { $best }.
review-fork = Play on from here

## The analysis table

analysis-title = Analysis
analysis-start = The first position.
analysis-values = What moves are worth
analysis-show = Show
analysis-hidden = Think first, then look.
analysis-chance = Chance is next: say what falls, or let it fall.
analysis-fall = Let it fall
analysis-lines = Lines tried
analysis-remove = Remove from here
analysis-removed = Removed. You stand before it.
analysis-ways = { $count } lines go on from here: { $acts }.
analysis-position = Position
analysis-set = Set up
