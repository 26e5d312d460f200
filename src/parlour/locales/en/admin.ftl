### The host's desk: people, reports, sanctions, names, the log, figures.

host-title = Administration
host-figures = Figures
host-people = People
host-reports = Reports
host-sanctions = Sanctions
host-names = Names
host-log = Log
host-search = Name, login or id
host-find = Find
host-nobody = Nobody of that name.
host-admin = administrator
host-since = Here since { $date }
host-matches = { $count ->
    [one] { $count } game
   *[other] { $count } games
 }
host-reset = Password code
host-ban = Sanction
host-invite = Make an invitation
host-invite-why = A one-time code with which somebody makes an account where accounts are for the invited.
host-code-invite = { $count ->
    [one] Hand out this invitation. It is good for { $count } day and is shown this once.
   *[other] Hand out this invitation. It is good for { $count } days and is shown this once.
 }
host-code-reset = { $count ->
    [one] With this code { $login } sets a new password. It is good for { $count } day and is shown this once.
   *[other] With this code { $login } sets a new password. It is good for { $count } days and is shown this once.
 }
host-what = What is taken away
host-what-chat = Chat
host-what-play = New games too
host-what-all = Everything
host-reason = Why
host-address = Addresses
host-ban-address = Sanction addresses
host-lay = Take it away
host-laid = It holds from now on.
host-lift = Lift
host-none-held = No sanction holds.
host-closed-too = Also those dealt with
host-about = About { $name }
host-by = Who told
host-close = Dealt with
host-closed = Dealt with on { $date }.
host-note = What became of it
host-no-reports = Nothing to report.
host-names-why = No new name may contain these words, however they are spelt. Names that people have stay.
host-word = Word
host-forbid = Forbid
host-allow = Allow again
log-by = by
log-none = Nothing has been done yet.
figures-guests = Guests
figures-accounts = Accounts
figures-open = Games waiting
figures-running = Games under way
figures-over = Games over
figures-lately = New in seven days
figures-leagues = Leagues
figures-reports = Open reports
figures-sanctions = Sanctions

## What hosts did

audit-code-issued = Code issued
audit-administrator-made = Made administrator
audit-administrator-unmade = No longer administrator
audit-league-made = League made
audit-season-started = Season started
audit-season-opened = Season opened
audit-pairing-settled = Pairing decided
audit-report-closed = Report dealt with
audit-sanction-laid = Sanction laid
audit-sanction-lifted = Sanction lifted
audit-name-forbidden = Word forbidden
audit-name-allowed = Word allowed
