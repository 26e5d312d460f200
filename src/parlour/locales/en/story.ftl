### Looking back at a match: its story, trying a move again, the picture to share.

review-chances = { $count ->
    [one] { $count } chance in 100
   *[other] { $count } chances in 100
 }
review-points = { $value ->
    [one] { $value } point
   *[other] { $value } points
 }
review-course-win = { $who ->
    [you] Your chance to win
   *[other] { $name }: chance to win
 }
review-course-keep = { $who ->
    [you] Your chance not to lose
   *[other] { $name }: chance not to lose
 }
review-course-lead = { $who ->
    [you] Your lead at the end
   *[other] { $name }: lead at the end
 }
review-course-points = { $who ->
    [you] You against perfect play
   *[other] { $name } against perfect play
 }
review-flag = { $chance ->
    [yes] Move { $move }: { $from } → { $to } in 100
   *[no] Move { $move }: { $from } → { $to }
 }
review-round = Round { $round }
review-could = { $who ->
    [you] you could do better
   *[other] { $name } could do better
 }
review-liked-alike = Luck was even.
review-liked = { $who ->
    [you] The luck was on your side.
   *[other] The luck was with { $name }.
 }
review-found = { $who ->
    [you] You found the best move in { $best } of { $judged } real choices.
   *[other] { $name } found the best move in { $best } of { $judged } real choices.
 }
review-found-none = { $who ->
    [you] The best move was hard to find today.
   *[other] The best move was hard to find for { $name } today.
 }
review-numbers = All the numbers
review-part-luck = Luck
review-part-choices = Choices
review-scale-luck = { $chance ->
    [yes] chances in 100 from luck
   *[no] points from luck
 }
review-scale-choices = { $chance ->
    [yes] chances in 100 given away
   *[no] points given away
 }
review-way-best = better
review-way-both = { $who ->
    [you] best, and yours
   *[other] best, and played
 }
review-way-played = { $who ->
    [you] you played
   *[other] { $name } played
 }
review-way-also = also possible
review-mattered = { $name }: { $act }, { $best } was better
review-mattered-none = Nobody gave anything away.
review-move = Move { $move } of { $moves }.
review-try = Try it yourself
review-try-why = Same luck, from move { $move }.
review-try-start = Start
review-story-slipped = It slipped away at move { $move }
review-story-dearest = Move { $move } cost the most
review-story-ahead = Won from move { $move } on
review-story-always = In front from start to finish
review-story-even = Nothing between you
review-story-regretless = Nothing to regret
review-story-dice = { $who ->
    [you] You played well. Luck decided.
   *[other] { $name } played well. Luck decided.
 }
review-story-clean = { $who ->
    [you] You gave almost nothing away.
   *[other] { $name } gave almost nothing away.
 }
review-story-cost = { $who ->
    [you] { $act } instead of { $best } cost you { $cost }.
   *[other] { $name }: { $act } instead of { $best } cost { $cost }.
 }
review-story-luck = { $who ->
    [you] A stroke of luck was worth { $amount } to you.
   *[other] A stroke of luck was worth { $amount } to { $name }.
 }
review-story-at = Move { $move }. { $what }
try-same = From move { $move }, with the luck of the game as long as it fits.
try-other = From move { $move }. This line left the game, so luck is new.
try-who = Who plays the other side
try-robot = The robot
try-both = Both sides
try-anew = Start over
try-back = Back to the review
try-result = { $count ->
    [0] This time nobody wins. In the game: { $then }.
    [one] This time { $now } wins. In the game: { $then }.
   *[other] This time { $now } share the win. In the game: { $then }.
 }
share-picture = Picture to share: { $title }
share-now = Share
