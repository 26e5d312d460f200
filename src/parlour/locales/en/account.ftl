### The account: the way in, what belongs to it, the way out; and notices of whose turn it is.

account-title = Account
account-of = Account of { $name }
account-why = You need no account to play. With one your games, ratings and language are yours on every device.
account-guest = You play as the guest { $name }. A new account keeps all your games.
account-guest-stays = Games that you played here as a guest stay with the guest. To keep them, make a new account.
account-off = This server has no accounts: everybody plays as a guest, by name alone.
account-way = How you come in
account-way-in = Sign in
account-way-up = New account
account-way-reset = Forgotten
account-name = Name
account-name-hint = This is what others see.
account-name-kept = The name is kept.
account-login = Login
account-login-hint = 3 to 40 letters, digits, dots, dashes or underlines. Only you need it.
account-password = Password
account-password-hint = At least 8 characters.
account-password-old = Password so far
account-password-new = New password
account-password-change = Change password
account-password-changed = Changed. Everywhere else you are signed out.
account-invitation = Invitation
account-invited = Accounts here are for the invited. The host gave you a code.
account-code = One-time code
account-reset-why = Ask the host for a one-time code. With it you set a new password.
account-reset = Set the password
account-sign-in = Sign in
account-sign-up = Make the account
account-sign-out = Sign out
account-signed-in = You are signed in as { $login }.
account-keep = Keep it
account-data = Your data
account-data-why = Everything this server knows about you: take it with you, or have it deleted.
account-export = Save my data
account-delete = Delete everything
account-delete-sure = Your name, login, password and tokens are deleted for good. Finished games stay without your name.
account-delete-yes = Yes, delete
account-delete-no = No
account-gone = You are forgotten. Nothing here knows you any more.
settings-why-account = Your language goes with your account; the rest stays on this device.
start-rated = Rated: it changes both ratings

## Tokens

tokens-title = Tokens for programs
tokens-why = A robot of yours signs in with a token instead of your password.
tokens-name = What it is for
tokens-may = It may
tokens-play = look and play
tokens-read = only look
tokens-holds = It holds
tokens-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
 }
tokens-for-good = for good
tokens-until = until { $date }
tokens-make = Make a token
tokens-made = Copy it now: it is shown this once.
tokens-revoke = Revoke

## Devices

devices-title = Devices
devices-why = Here you’re signed in. If you don’t know a device, sign it out and change your password.
devices-unknown = Unknown device
devices-here = This device
devices-seen = Last used { $date }
devices-end = Sign out
devices-everywhere = Sign out everywhere

## Whose turn it is

waiting-turn = Your turn
waiting-offer = An offer waits for your answer
waiting-seat = A seat is kept for you
waiting-count = { $count ->
    [one] { $count } game waits for you
   *[other] { $count } games wait for you
 }
seats-kept = Waiting for the others
notices-switch = Tell me when it is my turn
notices-why = In slow games, also when the page is closed. Only in this browser.
notices-denied = This browser does not let Parlour tell you anything. You can allow it in the browser’s settings.
notices-unable = This browser cannot be told.
