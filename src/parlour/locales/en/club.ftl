### The club: profiles, ratings, leaderboards, leagues.

rating = Rating
rating-why = What somebody is worth at the least: it grows with wins, and the more games are known.
table-place = Place
table-played = Played
table-won = Won
table-drawn = Drawn
table-lost = Lost
table-points = Points
leaderboard-title = Leaderboards
leaderboard-of = The best at { $game }
leaderboard-none = Nobody has played a rated game of this yet.

## A profile

profile-title = Profile
profile-mine = My profile
profile-since = Here since { $date }
profile-ratings = Ratings
profile-unrated = No rated games yet.
profile-favourites = Favourite games
profile-none = Nothing played to the end yet.
profile-history = Public games
profile-no-history = No public game has been played to the end.
profile-played = { $count ->
    [one] { $count } game
   *[other] { $count } games
 }
profile-won = { $count ->
    [0] none won
   *[other] { $count } won
 }
profile-first = came first
profile-place = place { $place }
curve-told = { $count ->
    [one] Rating at { $game } after { $count } rated game: from { $from } to { $to }.
   *[other] Rating at { $game } over { $count } rated games: from { $from } to { $to }.
 }
curve-table = The numbers
curve-day = Day

## Leagues

leagues-title = Leagues
leagues-none = There is no league yet.
league-new = New league
league-make = Make the league
league-robots = robots
league-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
 }
league-open = open for entries
league-over = over
league-round = Round { $round }
league-is-open = { $count ->
    [0] Entries are open. Nobody has come in yet.
    [one] Entries are open. One player has come in.
   *[other] Entries are open. { $count } players have come in.
 }
league-is-running = Season { $season }, round { $round }. It ends on { $date } at the latest.
league-is-over = Season { $season } is over.
league-round-robin = everybody meets everybody
league-swiss = Swiss
league-season = Season
league-season-number = Season { $season }
league-group = Group { $group }
league-table = Table
league-entries = Who has come in
league-nobody = Nobody yet.
league-play = Play my match
league-who = Say who you are, and you can come in:
league-enter = Come in
league-entered = You are in.
league-leave = Leave the league
league-leave-open = You can come in again until it starts.
league-leave-sure = Every match that you have not begun is lost.
league-leave-yes = Yes, leave
league-left = You have left.
league-start = Start the season
league-next = Open the next season
league-withdrawn = left
league-take-out = Take out
league-take-out-sure = Take { $name } out? Every match that they have not begun is lost.
league-bye = bye
league-settle = Decide { $first } – { $second }
league-settle-short = Decide
league-settled = Decided.
league-pairing = Who meets whom
league-rounds = Rounds
league-times = How often each two meet
league-group-size = Players in a group, at least
league-moves = How many go up and down
league-days = Days for a round
league-move-days = Days for a move
league-rated = Matches are rated
league-of-robots = A league of robots
people-why = Everyone you’ve played with.
people-together = { $count ->
    [one] one game together, last at { $game }
   *[other] { $count } games together, last at { $game }
 }
people-none = Nobody yet
people-none-why = Play with somebody online and you’ll find them here again.
people-find = Find a table
row-yours = Your turn
row-theirs = { $name }’s turn
row-alone = { $points } points.
row-won = You won.
row-shared = You shared the win.
row-drawn = A draw.
row-won-by = { $name } won.
row-place = { $place ->
    [2] You came second.
    [3] You came third.
   *[other] You came in place { $place }.
 }
lobby-why = Join somebody, or watch.
history-why = Everything you play is kept here.
leagues-why = Everybody plays everybody, round by round.
leaderboard-why = The best at each game, by rated games.
