### The first page: a question, the shelf, three cards.

home-first = Five wooden games for one, two or a full table. Free, and no account needed.
home-with = { $game } with { $names }
home-alone = { $game } on your own
home-join = Join
home-more-games = { $count ->
    [one] 1 more game
   *[other] { $count } more games
 }
home-task = Your task
home-task-left = { $count ->
    [one] One question to go.
   *[other] { $count } questions to go.
 }
home-go-on = Go on
home-lesson = Your lesson
home-learn = Learn { $game }
home-learn-time = It takes one minute.
home-show-me = Show me
home-other-games = Other games
home-ask-shut-the-box = Which flaps?
home-ask-chikugo = Which chip?
home-ask-take-it = What would you take?
home-ask-abaku = What scores most?
home-ask-kryds-bolle = Where next?
home-streak = { $game } · day { $days } in a row
home-done = { $days ->
    [one] Done. One day in a row.
   *[other] Done. { $days } days in a row.
 }
home-code = Got a code?
home-code-title = Join a table or a class
home-code-why = The code or link you were sent.
home-code-label = Code
home-tonight = For tonight
home-tonight-for = { $count ->
    [2] Two at the table?
    [3] Three at the table?
    [4] Four at the table?
    [5] Five at the table?
    [6] Six at the table?
   *[other] { $count } at the table?
 }
home-tonight-takes = { $game } takes { $minutes } minutes.
home-set-up = Set it up
home-else = Something else
install-title = Keep it on this device
install-why = Opens like an app, with its own icon.
install-yes = Install
install-no = Not now
