### What is refused, by its code, beside the refusals of the page.

error-error = That cannot be done.
error-unknown-game = There is no such game.
error-unknown-bot = There is no such robot for this game.
error-unknown-language = Parlour does not speak this language.
error-unknown-option = The game has no such option.
error-no-rules = There are no rules of this game to read.
error-bad-position = This cannot be a position of this game.
error-bad-view = This is not a view of this game.
error-bad-record = The record does not follow the rules.
error-illegal-action = The rules do not allow this.
error-not-enumerable = There are too many possibilities to list them.
error-nothing-to-undo = There is nothing that can be undone.
error-no-file = Name a file to save to.
error-no-seed = Only a record that play has saved can be resumed.
error-no-matplotlib = Drawing needs the extra parlour[plots].

## The games

error-no-choice-of-dice = There is no choice of dice now.
error-no-such-flap = There is no such flap.
error-no-such-chip = There is no such chip.
error-no-such-seat = There is no such seat.
error-no-such-square = There is no such square.
error-not-now = Not now.
error-no-aim = No aim is wanted here: just throw.
error-aim-asked = Type throw with direction and force: throw 0 15 is a soft toss straight ahead.
error-aim-missing = Say how you aim.
error-bad-aim = The aim is not complete.
error-aim-out-of-limits = No hand can throw like that.
error-digit-used-up = This digit has been used often enough.

## The server

error-server-error = The server failed. Try again.
error-store-down = The database does not answer. Try again in a moment.
error-robot-failed = The robot failed.
error-refused = That is refused.
error-not-found = There is nothing at this address.
error-bad-request = The request cannot be read.
error-bad-message = That is not done so.
error-foreign-origin = This request comes from another site.
error-no-server = The server does not answer.
error-who-are-you = Say who you are first.
error-not-with-a-token = A token may not do this.
error-bad-token = The token is unknown or has expired.
error-no-such-token = There is no such token.
error-too-many-tokens = You have too many tokens.
error-wrong-password = Login or password is wrong.
error-wrong-code = The code is wrong or has expired.
error-bad-login = A login is 3 to 40 letters, digits, dots, dashes or underlines.
error-login-taken = This login is taken.
error-no-such-login = There is no such login.
error-bad-name = A name needs a visible character.
error-has-account = You have an account already.
error-no-accounts = This server has no accounts.
error-no-such-person = There is nobody of that name.
error-no-such-match = There is no such table.
error-no-spectators = This table is closed to onlookers.
error-no-open-seat = No seat is free.
error-open-seats = There are free seats.
error-has-seat = You have a seat already.
error-has-started = The game has begun already.
error-has-resigned = You have given up already.
error-not-the-host = Only whoever laid the table begins.
error-not-over = The game is not over yet.
error-no-offer = There is nothing to answer.
error-out-of-time = Your time is out.
error-too-long = The game is too long.
error-bad-clock = The clock cannot be set so.
error-cannot-be-rated = A rated game is between different people alone.
error-too-many-sockets = Too many look at this table.
error-too-many-guests = Too many new guests from your address.
error-too-many-robots = Too many robots.
error-too-many-tries = Too many tries; wait a little.
error-too-many-matches = You have too many unfinished games.
error-no-frames = Nothing was kept of that flight.
