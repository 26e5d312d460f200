### The host's desk: people, reports, sanctions, names, the log, figures.

host-title = Administration
host-figures = Statistics
host-people = People
host-reports = Reports
host-sanctions = Bans
host-names = Names
host-log = Log
host-search = Name, login or id
host-find = Search
host-nobody = We found nobody with that name.
host-admin = administrator
host-since = Here since { $date }
host-matches = { $count ->
    [one] { $count } game
   *[other] { $count } games
 }
host-reset = Reset password
host-ban = Ban
host-invite = Create invitation
host-invite-why = A one-time code. It lets one person create an account where accounts are by invitation.
host-code-invite = { $count ->
    [one] Pass on this invitation code. It’s valid for { $count } day, and you won’t see it again.
   *[other] Pass on this invitation code. It’s valid for { $count } days, and you won’t see it again.
 }
host-code-reset = { $count ->
    [one] Give this code to { $login } to set a new password. It’s valid for { $count } day, and you won’t see it again.
   *[other] Give this code to { $login } to set a new password. It’s valid for { $count } days, and you won’t see it again.
 }
host-what = Ban from
host-what-chat = Chat
host-what-play = Chat and new games
host-what-all = Everything
host-reason = Reason
host-address = Addresses
host-ban-address = Ban addresses
host-lay = Ban
host-laid = The ban is in force.
host-lift = Lift ban
host-none-held = Nobody is banned.
host-closed-too = Show closed reports
host-about = About { $name }
host-close = Close report
host-closed = Closed on { $date }.
host-note = What did you do?
host-no-reports = No reports.
host-names-why = New names can’t contain these words, however they’re spelt. Existing names stay.
host-word = Word
host-forbid = Forbid
host-allow = Allow again
log-by = by
log-none = Nothing has been done yet.
figures-guests = Guests
figures-accounts = Accounts
figures-open = Games waiting
figures-running = Games in progress
figures-over = Finished games
figures-lately = New in seven days
figures-leagues = Leagues
figures-reports = Open reports
figures-sanctions = Bans

## What hosts did

audit-code-issued = Code issued
audit-administrator-made = Made administrator
audit-administrator-unmade = No longer administrator
audit-league-made = League created
audit-season-started = Season started
audit-season-opened = Season opened
audit-pairing-settled = Pairing decided
audit-report-closed = Report closed
audit-sanction-laid = Banned
audit-sanction-lifted = Ban lifted
audit-name-forbidden = Word forbidden
audit-name-allowed = Word allowed
