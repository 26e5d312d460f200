### En ligas runder: frister, flere spil, feeds; importerede spil.

## Until when

left-days = { $count ->
    [one] { $count } dag tilbage
   *[other] { $count } dage tilbage
 }
left-hours = { $count ->
    [one] { $count } time tilbage
   *[other] { $count } timer tilbage
 }
left-minutes = { $count ->
    [one] { $count } minut tilbage
   *[other] { $count } minutter tilbage
 }
due-league = { $league }, runde { $round }
due-game = spil { $game } af { $count }
due-at = senest { $date }
remind-day = Du har under et døgn tilbage.
remind-hour = Du har under en time tilbage.

## A league

league-game = Spil { $game }
league-best-of = Spil, når to mødes
league-best = { $count ->
    [1] ét spil
   *[other] bedst af { $count }
 }
league-clock-days = dage til hvert træk
league-options = Spillets valg
league-feed = Nyhedsfeed (Atom)
league-calendar = Kalender

## Records

import-title = Importér en optegnelse
import-why = Vælg optegnelsen af et færdigt spil, eller indsæt den. Vi tjekker hvert træk, før vi tager imod den.
import-file = Fil med optegnelsen
import-text = Eller indsæt den her
import-do = Importér
import-public = Vis den i serverens lister
imported-by = Importeret af { $name }. Hvert træk og hvert udfald er tjekket.
error-record-refused = Vi kunne ikke importere den: optegnelsen er beskadiget, ændret eller ikke fra Parlour.
error-unfinished-record = Spillet i optegnelsen er ikke slut endnu.
error-too-many-imports = Du har importeret så mange spil, som serveren tillader.

## A shared link

card-open = Tag en plads, og spil med.
card-running = Se spillet live.
card-over = Gense spillet.
card-won = { $name } vandt. Gense spillet.
