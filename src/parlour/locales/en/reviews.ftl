### A match reviewed: what each move cost, what luck gave.

review-measure = { $measure ->
    [win] chance to win if everyone plays on perfectly; a shared win counts half
    [win-uniform] chance to win over uniform throws; a shared win counts its share
    [win-estimated] chance to win, estimated from what the seat sees
    [not-lose] chance not to lose over uniform throws
    [difference] points at the end, own minus the other player’s, if both play on perfectly
    [difference-estimated] points at the end, own minus the best other player’s, estimated from what the seat sees
   *[fewer-points] fewer minus points than perfect play for points expects in as many turns
 }
review-proved = Every value is proved: start + luck + choices + others = end, exactly.
review-estimated = Some values are estimates (~). What the estimates themselves changed is under “unclear”.
review-turning-points = Turning points:
review-head = { $of ->
    [seq] seq
    [who] who
    [what] what
    [player] player
    [start] start
    [luck] luck
    [choices] choices
    [others] others
    [unclear] unclear
    [end] end
    [best] best
   *[accuracy] accuracy
 }
review-line-luck = { $kind ->
    [bad] bad luck
   *[good] luck
 } { $luck } for { $name }
review-line-not-judged = not judged
review-line-cost = cost { $cost }: { $best } was best
review-line-best = best
review-more = { $named } (or { $more } more)
