### The account: the way in, what belongs to it, the way out; and notices of whose turn it is.

account-title = Account
account-of = Account of { $name }
account-why = You don’t need an account to play. With one, your games, ratings and language follow you to every device.
account-guest = You’re playing as the guest { $name }. A new account keeps all your games.
account-guest-stays = If you sign in to another account, games you played here as a guest don’t come along. To keep them, create a new account.
account-off = This server has no accounts. Everyone plays as a guest, with just a name.
account-way = Sign in or create an account
account-way-in = Sign in
account-way-up = New account
account-way-reset = Forgot password?
account-name = Name
account-name-hint = This is what others see.
account-name-kept = Your name is saved.
account-login = Login
account-login-hint = 3 to 40 letters, digits, dots, dashes or underscores. Only you need it.
account-password = Password
account-password-hint = At least 8 characters.
account-password-old = Current password
account-password-new = New password
account-password-change = Change password
account-password-changed = Password changed. You’re signed out everywhere else.
account-invitation = Invitation code
account-invited = You need an invitation to create an account here. Ask the host for a code.
account-code = One-time code
account-reset-why = Ask the host for a one-time code. Use it to set a new password.
account-reset = Set password
account-sign-in = Sign in
account-sign-up = Create account
account-sign-out = Sign out
account-signed-in = You’re signed in as { $login }.
account-keep = Save
account-data = Your data
account-data-why = Everything this server knows about you. Download it, or delete it.
account-export = Download my data
account-delete = Delete account
account-delete-sure = This deletes your name, login, password and tokens for good. Finished games stay, without your name.
account-delete-yes = Yes, delete
account-delete-no = Cancel
account-gone = Your account and data are deleted.
settings-why-account = Your language goes with your account. The rest stays on this device.
start-rated = Rated: it changes both ratings

## Tokens

tokens-title = Tokens for programs
tokens-why = Your robot signs in with a token instead of your password.
tokens-name = What’s it for?
tokens-may = What it can do
tokens-play = watch and play
tokens-read = only watch
tokens-holds = Valid for
tokens-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
 }
tokens-for-good = no end date
tokens-until = until { $date }
tokens-make = Create token
tokens-made = Copy it now. You won’t see it again.
tokens-revoke = Revoke

## Devices

devices-title = Devices
devices-why = You’re signed in on these devices. If you don’t recognise one, sign it out and change your password.
devices-unknown = Unknown device
devices-here = This device
devices-seen = Last used { $date }
devices-end = Sign out
devices-everywhere = Sign out everywhere

## Whose turn it is

waiting-turn = Your turn
waiting-offer = There’s an offer for you to answer
waiting-seat = A seat is reserved for you
waiting-count = { $count ->
    [one] { $count } game is waiting for you
   *[other] { $count } games are waiting for you
 }
seats-kept = Waiting for the others
notices-switch = Notify me when it’s my turn
notices-why = In slow games, even when the page is closed. Only in this browser.
notices-denied = Notifications are blocked. Allow them for Parlour in your browser’s settings.
notices-unable = This browser doesn’t support notifications.
