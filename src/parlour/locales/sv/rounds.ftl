### En ligas ronder: tidsgränser, flera spel, flöden; importerade spel.

## Until when

left-days = { $count ->
    [one] { $count } dag kvar
   *[other] { $count } dagar kvar
 }
left-hours = { $count ->
    [one] { $count } timme kvar
   *[other] { $count } timmar kvar
 }
left-minutes = { $count ->
    [one] { $count } minut kvar
   *[other] { $count } minuter kvar
 }
due-league = { $league }, rond { $round }
due-game = spel { $game } av { $count }
due-at = senast { $date }
remind-day = Du har mindre än ett dygn kvar.
remind-hour = Du har mindre än en timme kvar.

## A league

league-game = Spel { $game }
league-best-of = Spel när två möts
league-best = { $count ->
    [1] ett spel
   *[other] bäst av { $count }
 }
league-clock-days = dagar för varje drag
league-options = Spelets val
league-feed = Nyhetsflöde (Atom)
league-calendar = Kalender

## Records

import-title = Importera ett spel
import-why = Välj protokollet från ett avslutat spel eller klistra in det. Vi kontrollerar varje drag först.
import-file = Fil med protokollet
import-text = Eller klistra in det här
import-do = Importera
import-public = Visa det i serverns listor
imported-by = Importerat av { $name }. Varje drag och varje utfall är kontrollerat.
error-record-refused = Det gick inte att importera: protokollet är skadat, ändrat eller inte från Parlour.
error-unfinished-record = Spelet i protokollet är inte slut än.
error-too-many-imports = Du har importerat så många spel som servern tillåter.

## A shared link

card-open = Slå dig ner och spela.
card-running = Se spelet live.
card-over = Se reprisen.
card-won = { $name } vann. Se reprisen.
