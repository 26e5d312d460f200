### Rondes van een competitie: tot wanneer, meerdere spellen, feeds; geïmporteerde spellen.

## Until when

left-days = { $count ->
    [one] nog { $count } dag
   *[other] nog { $count } dagen
 }
left-hours = { $count ->
    [one] nog { $count } uur
   *[other] nog { $count } uur
 }
left-minutes = { $count ->
    [one] nog { $count } minuut
   *[other] nog { $count } minuten
 }
due-league = { $league }, ronde { $round }
due-game = spel { $game } van { $count }
due-at = uiterlijk { $date }
remind-day = Je hebt nog minder dan een dag.
remind-hour = Je hebt nog minder dan een uur.

## A league

league-game = Spel { $game }
league-best-of = Spellen per ontmoeting
league-best = { $count ->
    [1] één spel
   *[other] best of { $count }
 }
league-clock-days = dagen per zet
league-options = Spelopties
league-feed = Nieuwsfeed (Atom)
league-calendar = Agenda

## Records

import-title = Spel importeren
import-why = Kies het verslag van een afgelopen spel of plak het. We controleren eerst elke zet.
import-file = Bestand met het verslag
import-text = Of plak het hier
import-do = Importeren
import-public = Tonen in de lijsten van deze server
imported-by = Geïmporteerd door { $name }. Elke zet en elke worp is gecontroleerd.
error-record-refused = Importeren is niet gelukt: het verslag is beschadigd, veranderd of niet van Parlour.
error-unfinished-record = Het spel in dit verslag is nog niet afgelopen.
error-too-many-imports = Je hebt zoveel spellen geïmporteerd als deze server toestaat.

## A shared link

card-open = Schuif aan en speel mee.
card-running = Kijk live mee.
card-over = Bekijk de herhaling.
card-won = { $name } heeft gewonnen. Bekijk de herhaling.
