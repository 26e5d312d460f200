# what was agreed for a match, and how it ended
reason-time = Ended because somebody ran out of time.
reason-left = Ended because all players left.
reason-aborted = Stopped before the first move.
error-nothing-to-throw = There are no dice to throw right now.
error-no-claim = You can’t claim that in this game.
error-too-early = They may still come back. Give it a little longer.
