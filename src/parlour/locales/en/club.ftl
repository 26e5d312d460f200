### The club: profiles, ratings, leaderboards, leagues.

rating = Rating
rating-why = A cautious estimate of playing strength. It rises with wins and with more games.
table-place = Place
table-played = Played
table-won = Won
table-drawn = Drawn
table-lost = Lost
table-points = Points
leaderboard-title = Leaderboards
leaderboard-of = The best at { $game }
leaderboard-none = No results yet

## A profile

profile-title = Profile
profile-mine = My profile
profile-since = { $count ->
    [0] Here since { $month }
    [one] Here since { $month } · { $count } game, { $won } of them won
   *[other] Here since { $month } · { $count } games, { $won } of them won
 }
profile-favourites = Favourite games
profile-none = Nothing played to the end yet.
profile-history = Public games
profile-no-history = No public game has been played to the end.
profile-first = came first
profile-place = place { $place }
curve-told = { $count ->
    [one] Rating at { $game } after { $count } rated game: from { $from } to { $to }.
   *[other] Rating at { $game } over { $count } rated games: from { $from } to { $to }.
 }

## Leagues

leagues-title = Leagues
leagues-none = No league yet
league-new = Start a league
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
league-round-robin = everybody meets everybody
league-swiss = Swiss
league-season = Season
league-season-number = Season { $season }
league-group = Group { $group }
league-table = Table
league-entries = Who has come in
league-nobody = Nobody yet.
league-play = Play it now
league-who = Say who you are, and you can come in:
league-enter = Join league
league-entered = You are in.
league-leave = Leave the league
league-leave-open = You can come in again until it starts.
league-leave-sure = Every match that you have not begun is lost.
league-leave-yes = Yes, leave
league-left = You have left.
league-start = Start the season
league-next = Play another season
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
history-count = { $count ->
    [one] { $count } game since { $month }.
   *[other] { $count } games since { $month }.
 }
history-waits = Waiting for players
history-running = In progress
history-review = Review
history-look = Look
history-none-why = Everything you play is kept here, with a review.
history-play = Play { $game }
history-which = Which games
history-show-all = All
history-show-turn = Your turn
history-show-over = Finished
history-every-game = Every game
history-everybody = Everybody
history-who = With whom
history-week-this = Finished this week
history-week-last = Finished last week
history-week-earlier = Earlier
history-no-turn = Nothing waits for you.
history-none-such = No game fits.
history-all = Show all
lobby-which = Which game?
lobby-open-table = Open a table
lobby-waits = { $name } is waiting
lobby-minutes = { $minutes } minutes
lobby-none-why = Open a table and the next person to come by can join.
lobby-met = Played with
leagues-none-why = A league is a few people who each play the others once. Start with three or more.
leagues-who = The host of this server starts leagues. Ask there.
table-player = Player
table-game = Game
table-form = Games so far
league-counts = Two points for a win, one for a draw.
league-yours = Your game
league-pair = { $first } and { $second }
league-to-play = to play
league-rests = rests
league-round-later = The pairs come when the round starts.
league-won = { $names } won the league.
leaderboard-you = You’re number { $place } of { $count } at { $game }.
leaderboard-sure = How sure we are
leaderboard-none-why = Three rated games and your name appears here.
leaderboard-play = Play a rated game
profile-overview = Overview
profile-games = Games
profile-edit = Edit
profile-compare = Compare
profile-you = You
profile-invite = Invite to play
profile-over-time = Rating over time
profile-streak = Puzzle streak
profile-streak-why = Days in a row. Longest: { $best }.
league-shared = { $names } share the league.
league-start-with = Start with { $count }
