### What can be typed at a table, and what is answered: on the page and in the terminal.

command-row = row
command-column = column
command-around = around, near
command-own = rack, tiles, chips, mine
command-where = where can i, where
command-who = who, whose turn
command-points = points, score, scores
command-clock = clock, time
command-throw = throw
command-yes = yes
command-no = no
command-resign = resign
command-draw = draw
command-pause = pause
command-brief = brief
command-usual = usual
command-full = full
command-next = next, go on
ask-next = Type next to go on.
command-help-more = row 8, column H and around H8 read a part of the board, rack what you hold, where can I 1 2 the moves that use it. who says whose turn it is, points and clock how it stands, throw how to throw; yes and no answer a question; resign, draw and pause ask first. brief, usual and full set how much is said.
ask-turn = It’s { $name }’s turn.
ask-wait = Just a moment: nobody is to play yet.
ask-over = The game is over.
ask-not-you = It’s { $name }’s turn. You play after that.
ask-best-first = Best first: { $acts }.
ask-can-play = You can play: { $acts }.
ask-choice = { $act }: { $name }
ask-more = And { $count } more.
ask-nowhere = No move here fits “{ $what }”.
ask-no-list = This game is played without hints, so moves aren’t listed.
ask-dice = It’s your throw: type throw.
ask-yes-no = Type yes or no.
ask-no-offer = There’s no question to answer.
ask-no-draw = You can’t offer a draw here.
ask-no-back = There’s nothing to take back.
ask-no-last = Nothing has been played yet.
ask-clock = { $name } { $time }
ask-no-clock = This game has no clock.
ask-not-here = That doesn’t exist here. Type board for the whole table, or help.
ask-verbosity = { $how ->
    [brief] Brief: acts in a few words.
    [full] Full: scores and what you hold at each of your turns.
   *[usual] Usual: acts with what they bring.
 }
settings-verbosity = How much is said
settings-verbosity-why = For screen readers and the log of a table.
verbosity-brief = Brief
verbosity-usual = Usual
verbosity-full = Full
