### Rounds of a league: until when, the best of several, feeds; records that come in.

## Until when

left-days = { $count ->
    [one] { $count } day left
   *[other] { $count } days left
 }
left-hours = { $count ->
    [one] { $count } hour left
   *[other] { $count } hours left
 }
left-minutes = { $count ->
    [one] { $count } minute left
   *[other] { $count } minutes left
 }
due-league = { $league }, round { $round }
due-game = game { $game } of { $count }
due-at = due { $date }
remind-day = You have less than a day left.
remind-hour = You have less than an hour left.

## A league

league-game = Game { $game }
league-best-of = Games when two meet
league-best = { $count ->
    [1] one game
   *[other] best of { $count }
 }
league-clock-days = days for each move
league-options = Game options
league-feed = News feed (Atom)
league-calendar = Calendar

## Records

import-title = Import a record
import-why = Choose the record of a finished game, or paste it. We check every move before we take it.
import-file = File with the record
import-text = Or paste it here
import-do = Import
import-public = Show it in this server’s lists
imported-by = Imported by { $name }. Every move and outcome was checked.
error-record-refused = We couldn’t import this: the record is damaged, was changed, or isn’t from Parlour.
error-unfinished-record = The game in this record isn’t over yet.
error-too-many-imports = You’ve imported as many games as this server allows.

## A shared link

card-open = Take a seat and play.
card-running = Watch the game live.
card-over = Watch the replay.
card-won = { $name } won. Watch the replay.
