### The season of a league.

## Why somebody is where they are

tie-buchholz = Buchholz
tie-buchholz-why = Buchholz is the sum of the opponents’ points. A bye counts as an opponent with as many points as you.
tie-direct = Head to head
tie-direct-why = Head to head counts the games between those with equal points, if they’ve all met.
tie-sonneborn = Sonneborn–Berger
tie-sonneborn-why = Sonneborn–Berger adds the points of everyone you beat, and half the points of everyone you drew with.
tie-told = If points are equal: { $names }, then games won.
tie-why = What does this mean?
league-cross = Who beat whom

## How a result came about

how-resigned = resigned
how-time = on time
how-left = left
how-draw = agreed
how-end = ended early
how-forfeit = no-show
how-aborted = called off
how-paused = still paused at the end
how-host = decided by the host

## Up and down

league-came-up = up from group { $group }
league-came-down = down from group { $group }
league-came-new = new
league-goes-up = { $count ->
    [1] The first goes up.
   *[other] The first { $count } go up.
 }
league-goes-down = { $count ->
    [1] The last goes down.
   *[other] The last { $count } go down.
 }
league-rehearsal = If it started now, these would be the groups and the first pairs.
league-starts = Starts on { $date }.
league-due = Due { $date }.
league-round-of = Round { $round } of { $count }

## The host's part

league-correct = Correct
league-note = Note for the log
league-nobody-came = 0 : 0 (nobody came)
league-host = Manage league
league-save = Save
league-saved = Saved.
league-late = People can join a running season
league-members = Only people with an account can join
league-pauses = Games can be paused until the round ends
league-every = Days until the next season starts by itself (0: never)
league-rounds-left = Rounds (empty: automatic)
league-delete = Delete league
league-delete-sure = Delete { $name } with all its seasons? The games stay.
league-add = Add a player
league-added = { $name } joined.
audit-league-changed = League changed
audit-league-deleted = League deleted
host-said-by = { $name } wrote

## What is refused

ban-why = The host’s reason: { $reason }
ban-until = Until { $date }.
error-impossible-result = That result isn’t possible. Allowed: 2 : 0, 1 : 1, 0 : 2, or 0 : 0 if nobody came.
error-no-pauses = Games in this league can’t be paused: each round has a deadline.
error-own-address = Your own address is among these: you’d lock yourself out.
error-is-an-administrator = You can’t ban an administrator. Take away their rights first.
error-last-administrator = You’re the only administrator here. Name another one first.
error-members-only = This league is for people with an account. Create one first.
