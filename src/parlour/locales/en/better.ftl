### Getting better: hints, all moves with their values, the review of a match, the analysis table.

hint-title = Hint
hint-thinking = Thinking…
hint-best = Best: { $act }.
hint-next = Next best: { $act }, { $value }.
hint-equal = Just as good: { $acts }.
hint-only = There’s no other move.
hint-none = There’s nothing to choose here.
moves-title = All moves
moves-move = Move
moves-more = Show { $count } more
moves-played = played
moves-proved = All values are proved.
worth-is = { $unit }: { $value }.
worth-proved = That’s proved.
worth-guessed = That’s an estimate.
bound-exact = proved
bound-at-most = at most
bound-at-least = at least
bound-estimate = estimated
unit-minus = Expected minus points this turn
unit-lines = Points still to come, yours minus the other player’s
unit-lead = Points ahead at the end
unit-score = Points at the end
unit-win = Chance to win
unit-keep = Chance not to lose
unit-points = Fewer minus points than perfect play expects
command-advice = hint
command-values = values
error-nobody-to-act = It’s nobody’s turn in this position.
error-playing-without-hints = You’re playing this game without hints right now. Analyse it when it’s over.

## Why a move is good

reason-stb-throws = It leaves { $open } open: { $fits } of 36 throws fit.
reason-stb-shut = It shuts the box.
reason-kb-makes = { $lines ->
    [one] It makes a line.
   *[other] It makes { $lines } lines.
 }
reason-kb-stops = { $lines ->
    [one] It stops a line of the other player’s.
   *[other] It stops { $lines } lines of the other player’s.
 }
reason-kb-centre = It takes the centre; the other player gets the chameleon.
reason-kb-safe = The next best move would let the other player make more at once.
reason-kb-later = Nothing happens at once. It pays off later.
reason-kg-pass = Nothing on offer is better than leaving it.
reason-kg-counts = It counts { $points } at the end.
reason-kg-robs = And { $name } loses it.
reason-kg-met = { $share } of 100 throws match this chip.
reason-ab-points = Points at once: { $points }.
reason-ab-keeps = Stays in your rack: { $tiles }.
reason-ab-exchange = Fresh tiles are worth more than any placement now.

## The review of a match

review-title = Review
review-waits = Analysing your game…
review-so-far = { $done } of { $of } moves analysed
review-won = { $count ->
    [0] The game
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
review-not-judged = We can’t judge this one.
review-best = This was best.
review-cost = This cost { $value }. Better: { $best }.
review-fork = Play on from here

## The analysis table

analysis-title = Analysis
analysis-start = The first position.
analysis-values = Value of each move
analysis-show = Show
analysis-hidden = Think first, then look.
analysis-chance = Chance is next: enter an outcome, or draw one.
analysis-fall = Draw an outcome
analysis-lines = Lines tried
analysis-remove = Remove from here
analysis-removed = Removed. You’re at the position before it.
analysis-ways = { $count } lines continue from here: { $acts }.
analysis-position = Position
analysis-set = Set up
