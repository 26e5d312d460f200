### At the table: news in the slip, how it ended, the menu, the list of moves.

slip-thinking = { $name } is thinking…
slip-turn-of = It’s { $name }’s turn
slip-offline = You’re offline
slip-offline-why = Your game is safe. Your move goes out when you’re back.
slip-away = { $name } lost the connection
slip-away-why = { $ago } ago.{ $clock ->
    [yes] { " " }The clock keeps running.
   *[no] { "" }
 }
slip-asked = Asked. Waiting for the answer.
slip-sure-resign = Resign this game?
slip-sure-draw = Offer a draw?
slip-sure-end = Offer to end and score now?
slip-keep-playing = Keep playing
slip-not-now = Not now
slip-offer = Offer
slip-offer-draw = { $name } offers a draw
slip-offer-end = { $name } offers to end and score now
slip-offer-take-back = { $name } would like to take back
slip-offer-pause = { $name } asks for a pause
slip-offer-resume = { $name } would like to go on
slip-offer-adjourn = { $name } would like to go on another day
slip-no-draw = Play on
slip-yes-draw = Accept
slip-no-end = Play on
slip-yes-end = Accept
slip-no-take-back = No
slip-yes-take-back = Allow
slip-no-pause = Play on
slip-yes-pause = Pause
slip-no-resume = Not yet
slip-yes-resume = Resume
slip-no-adjourn = Play on
slip-yes-adjourn = Accept
slip-seconds = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
 }
slip-again = Show it again
slip-you-begin = You begin
slip-begins = { $name } begins
slip-stands = It stands: { $points }
slip-would-win = { $name } would win.
slip-no-hints = No hints in this game
slip-no-hints-why = You’re playing people, and hints weren’t agreed on.
slip-offer-rematch = { $name } offers a rematch
slip-rematch-why = Same rules. The other side begins.
slip-no-rematch = No, thanks
told-short = { $name }: { $what }
pace-go-on = Next
hint-another = Another
hint-else = What else?
hint-lay = Lay it
hint-why = Why this move?
hint-is-best = The best there is
hint-next-best = Good as well
menu-title = Table menu
moves-list = Moves
moves-newest = newest last
moves-none = No moves yet.
moves-looking = An earlier position
moves-back = Back to now
end-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
end-all = { $points } all
end-to = { $points } to { $other }
end-left = Everyone left
end-aborted = This game was called off
end-over = The game is over
end-draw = A draw{ $scored ->
    [yes] { ", " }{ $score }
   *[no] { "" }
 }
end-they-resigned = You win: { $name } resigned
end-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
 }{ $scored ->
    [yes] { ", " }{ $score }
   *[no] { "" }
 }
end-you-time = You win on time{ $scored ->
    [yes] { ", " }{ $score }
   *[no] { "" }
 }
end-time = { $count ->
    [one] { $names } wins on time
   *[other] { $names } win on time
 }{ $scored ->
    [yes] { ", " }{ $score }
   *[no] { "" }
 }
end-you-win = You win{ $scored ->
    [yes] { ", " }{ $score }
   *[no] { "" }
 }
end-beats = { $name } beats { $other }{ $scored ->
    [yes] { ", " }{ $score }
   *[no] { "" }
 }
end-you-resigned = { $move ->
    [one] You resigned. Fancy another go?
   *[other] You resigned after { $move } moves. Fancy another go?
 }
end-resigned-why = { $name } resigned.
end-your-time = Your clock ran out. A longer clock next time?
end-time-why = { $name } ran out of time.
end-draw-why = You agreed on it.
end-agreed-why = Ended by agreement, scored as it stood.
end-safe = Nothing is lost: the replay is there.
end-led-until = You led until move { $move }. The review shows what turned it.
end-best-turn = Your best turn brought { $points }.
end-moves = { $count ->
    [one] One move, well played.
   *[other] { $count } moves, well played.
 }
end-you-led = You were ahead from move { $move } on.
end-led = { $name } was ahead from move { $move } on.
end-you-last = You took the lead with the last move.
end-last = { $name } took the lead with the last move.
end-winner = Winner
end-home = Home
plate-resigned = resigned
plate-time = on time
rematch-accept = Accept rematch
rematch-take-back = Take it back
play-again = Play again
rematch-waiting = Waiting for { $name }
rematch-waiting-why = You can look at the review meanwhile.
rematch-declined = { $name } can’t stay
rematch-declined-why = Another time. The review is yours meanwhile.
title-your-turn = { $shared ->
    [yes] { $name }’s turn
   *[no] Your turn
 }
end-left-why = { $name } left the table.
slip-claim-win = Claim the win
slip-claim-robot = Let a robot play on
