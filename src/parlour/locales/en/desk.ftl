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
desk-closed = closed { $at }: { $note }
desk-report-closed = Report { $id } is closed.
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
desk-forbidden = New names can’t contain { $word }.
desk-allowed = Names can contain { $word } again.
desk-log = { $count ->
    [0] Nothing has been done yet.
   *[other] What hosts did, newest first:
 }
desk-console = console
desk-did = { $what ->
    [code-issued] code issued
    [administrator-made] made administrator
    [administrator-unmade] no longer administrator
    [report-closed] report closed
    [sanction-laid] banned
    [sanction-lifted] ban lifted
    [name-forbidden] word forbidden
    [name-allowed] word allowed
    [league-made] league created
    [league-changed] league changed
    [league-deleted] league deleted
    [season-started] season started
    [season-opened] season opened
    [class-deleted] class deleted
    [pairing-settled] pairing decided
   *[other] { $what }
 }
desk-backup = Backup written: { $file }
desk-restored = Restored from { $file }
desk-keys = New key created. Restart the server to use it. Cookies signed before stay valid.
desk-keys-dropped = New key created, old ones deleted. Restart the server: everyone has to sign in again.
desk-private = private key, for PARLOUR_PUSH_KEY: { $key }
desk-public = public key: { $key }
desk-checked = { $matches ->
    [one] { $matches } match checked
   *[other] { $matches } matches checked
 }: { $problems ->
    [0] no problems.
    [one] { $problems } problem.
   *[other] { $problems } problems.
 }
desk-listed-wrong = The list of matches says something else than the record.

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
   *[points] points
 }
desk-withdrawn = withdrawn
desk-made = League created: { $league }
desk-entered = { $name } joined the league.
desk-left = { $name } left the league.
desk-started = The season has started: { $league }
desk-opened = The next season is open for entries: { $league }
desk-settled = Pairing decided: { $league }
desk-renamed = League renamed: { $league }
desk-deleted = League deleted: { $league }

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
desk-class-deleted = Class deleted, with its pupils and their data: { $id }
