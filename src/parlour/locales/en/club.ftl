### The club: profiles, ratings, leaderboards, leagues.

rating = Rating
rating-why = A cautious estimate of playing strength: everyone starts at 1500, and 200 points more means about three wins in four. It rises with wins and with more games.
table-place = Place
table-played = Played
table-won = Won
table-drawn = Drawn
table-lost = Lost
table-points = Points
leaderboard-title = Leaderboards
leaderboard-of = Best at { $game }
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
profile-none = No finished games yet.
profile-history = Public games
profile-no-history = No finished public games yet.
profile-first = first place
profile-place = place { $place }
curve-told = { $count ->
    [one] Rating at { $game } after { $count } rated game: from { $from } to { $to }.
   *[other] Rating at { $game } over { $count } rated games: from { $from } to { $to }.
 }

## Leagues

leagues-title = Leagues
leagues-none = No league yet
league-new = Start a league
league-make = Create league
league-robots = robots
league-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
 }
league-open = open for entries
league-over = over
league-round = Round { $round }
league-is-open = { $count ->
    [0] Open for entries. Nobody has joined yet.
    [one] Open for entries. One player has joined.
   *[other] Open for entries. { $count } players have joined.
 }
league-is-running = Season { $season }, round { $round }. Ends by { $date }.
league-round-robin = everyone plays everyone
league-swiss = Swiss
league-season = Season
league-season-number = Season { $season }
league-group = Group { $group }
league-table = Table
league-entries = Entries
league-nobody = Nobody yet.
league-play = Play it now
league-who = Enter your name to join:
league-enter = Join league
league-entered = You’re in.
league-leave = Leave league
league-leave-open = You can rejoin until it starts.
league-leave-sure = You lose the game you’re playing and all that are left.
league-leave-yes = Yes, leave
league-left = You’ve left the league.
league-start = Start season
league-next = Start next season
league-withdrawn = left
league-take-out = Remove
league-take-out-sure = Remove { $name }? They lose the game they’re playing and all that are left.
league-bye = bye
league-settle = Decide { $first } – { $second }
league-settle-short = Decide
league-settled = Decided.
league-pairing = Pairing
league-rounds = Rounds
league-times = Games per pair
league-group-size = Players per group, at least
league-moves = Players who move up and down
league-days = Days per round
league-move-days = Days per move
league-rated = Rated games
league-of-robots = A league of robots
people-why = Everyone you’ve played with.
people-together = { $count ->
    [one] one game together, last at { $game }
   *[other] { $count } games together, last at { $game }
 }
people-none = Nobody yet
people-none-why = Play with someone online and you’ll find them here.
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
   *[other] You came in at number { $place }.
 }
lobby-why = Join a table, or watch.
history-why = Everything you play is kept here.
leagues-why = Everyone plays everyone, round by round.
leaderboard-why = The best at each game, by rated games.
history-count = { $count ->
    [one] { $count } game since { $month }.
   *[other] { $count } games since { $month }.
 }
history-waits = Waiting for players
history-running = In progress
history-review = Review
history-look = View
history-none-why = Everything you play is kept here, with a review.
history-play = Play { $game }
history-which = Which games
history-show-all = All
history-show-turn = Your turn
history-show-over = Finished
history-every-game = Every game
history-everybody = Everyone
history-who = With whom
history-week-this = Finished this week
history-week-last = Finished last week
history-week-earlier = Earlier
history-no-turn = No game is waiting for you.
history-none-such = No games match.
history-all = Show all
lobby-which = Which game?
lobby-open-table = Create a table
lobby-waits = { $name } is waiting
lobby-minutes = { $minutes } minutes
lobby-none-why = Create a table and the next person to come by can join.
lobby-met = Played before
leagues-none-why = A league is a few people who each play the others once. Start with three or more.
leagues-who = The host of this server starts leagues. Ask them for one.
table-player = Player
table-game = Game
table-form = Games so far
league-counts = Two points for a win, one for a draw.
league-yours = Your game
league-pair = { $first } and { $second }
league-to-play = to play
league-rests = has a bye
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
league-shared = { $names } won the league together.
league-start-with = Start with { $count }
