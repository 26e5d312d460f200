### What parlour admin answers to a host.

desk-code = One-time code: { $code }
desk-administrator = { $now ->
    [yes] { $person } is an administrator now.
   *[no] { $person } is no longer an administrator.
 }
desk-reports = { $count ->
    [0] No reports.
    [one] { $count } report:
   *[other] { $count } reports:
 }
desk-report = { $id }  { $at }  { $by } about { $name } ({ $about }), match { $match }: { $reason }
desk-said = they wrote: { $said }
desk-closed = dealt with { $at }: { $note }
desk-report-closed = Report { $id } is dealt with.
desk-sanctions = { $count ->
    [0] Nobody is banned.
    [one] { $count } ban:
   *[other] { $count } bans:
 }
desk-sanction = { $id }  { $at }  { $whom } has no { $what ->
    [chat] chat
    [play] chat and no new matches
   *[all] way in
 } { $until }: { $reason }
desk-for-good = any more
desk-until = until { $at }
desk-lifted = Ban { $id } is lifted.
desk-words = { $count ->
    [0] No word is forbidden in names.
   *[other] Forbidden in names: { $words }
 }
desk-forbidden = No name may contain { $word } any more.
desk-allowed = Names may contain { $word } again.
desk-log = { $count ->
    [0] Nothing has been done yet.
   *[other] What hosts did, newest first:
 }
desk-console = console
desk-did = { $what ->
    [code-issued] code given out
    [administrator-made] made an administrator
    [administrator-unmade] no longer an administrator
    [report-closed] report dealt with
    [sanction-laid] banned
    [sanction-lifted] ban lifted
    [name-forbidden] word forbidden
    [name-allowed] word allowed
    [league-made] league made
    [season-started] season started
    [season-opened] season opened
    [class-deleted] class deleted
    [pairing-settled] pairing settled
   *[other] { $what }
 }
desk-backup = Backup written: { $file }
desk-restored = Restored from { $file }
desk-keys = New key made. Restart the server to use it. Cookies signed before stay valid.
desk-keys-dropped = New key made, the old ones are gone. Restart the server: everyone has to sign in again.
desk-private = private key, for PARLOUR_PUSH_KEY: { $key }
desk-public = public key: { $key }
desk-checked = { $matches ->
    [one] { $matches } match checked
   *[other] { $matches } matches checked
 }: { $problems ->
    [0] all is well.
    [one] { $problems } problem.
   *[other] { $problems } problems.
 }
desk-listed-wrong = It is listed otherwise than it stands.

## Leagues

desk-leagues = { $count ->
    [0] No leagues yet.
    [one] { $count } league:
   *[other] { $count } leagues:
 }
desk-league = { $id }  { $name }: { $game }, { $players ->
    [one] { $players } player
   *[other] { $players } players
 }, season { $season }, round { $round }, { $status ->
    [open] open for entries
    [running] running
   *[over] over
 }
desk-season = { $name }: season { $season }, round { $round }, { $status ->
    [open] open for entries
    [running] running
   *[over] over
 }
desk-group = Group { $group }
desk-column = { $of ->
    [place] place
    [name] name
    [played] played
    [won] won
    [drawn] drawn
    [lost] lost
    [points] points
   *[tiebreak] tiebreak
 }
desk-withdrawn = withdrawn
desk-made = The league is made: { $league }
desk-entered = { $name } is in the league.
desk-left = { $name } is out of the league.
desk-started = The season has started: { $league }
desk-opened = The next season is open for entries: { $league }
desk-settled = The pairing is settled: { $league }

## Classes

desk-classes = { $count ->
    [0] No classes yet.
    [one] { $count } class:
   *[other] { $count } classes:
 }
desk-class = { $id }  { $name } (code { $code }): { $pupils ->
    [one] { $pupils } pupil
   *[other] { $pupils } pupils
 }
desk-pupil = { $name }: { $done } done, { $right } right
desk-class-deleted = The class is deleted, with its pupils and their data: { $id }
