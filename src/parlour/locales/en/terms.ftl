# what was agreed for a match, and how it ended
offer-draw = { $name } offers a draw.
offer-end = { $name } offers to end and score now.
offer-take-back = { $name } would like to take a move back.
offer-pause = { $name } asks for a pause.
offer-resume = { $name } would like to go on.
offer-adjourn = { $name } would like to go on another day.
reason-played = Played to the end.
reason-resigned = Ended because a player resigned.
reason-draw = Agreed a draw.
reason-end = Ended by agreement, scored as it stood.
reason-time = Ended because a player ran out of time.
reason-left = Ended because all players left.
reason-aborted = Stopped before the first move.
error-nothing-to-throw = There are no dice to throw right now.
error-no-claim = You can’t claim that in this game.
error-too-early = They may still come back. Give it a little longer.
