### Runden einer Liga: bis wann, mehrere Spiele, Feeds; importierte Aufzeichnungen.

## Until when

left-days = { $count ->
    [one] noch { $count } Tag
   *[other] noch { $count } Tage
 }
left-hours = { $count ->
    [one] noch { $count } Stunde
   *[other] noch { $count } Stunden
 }
left-minutes = { $count ->
    [one] noch { $count } Minute
   *[other] noch { $count } Minuten
 }
due-league = { $league }, Runde { $round }
due-game = Spiel { $game } von { $count }
due-at = bis { $date }
remind-day = Du hast weniger als einen Tag Zeit.
remind-hour = Du hast weniger als eine Stunde Zeit.

## A league

league-game = Spiel { $game }
league-best-of = Spiele pro Begegnung
league-best = { $count ->
    [1] ein Spiel
   *[other] bis zu { $count } Spiele
 }
league-clock-days = Tage für jeden Zug
league-options = Spieloptionen
league-feed = Newsfeed (Atom)
league-calendar = Kalender

## Records

import-title = Aufzeichnung importieren
import-why = Wähle die Aufzeichnung eines beendeten Spiels oder füge sie ein. Wir prüfen vorher jeden Zug.
import-file = Datei mit der Aufzeichnung
import-text = Oder hier einfügen
import-do = Importieren
import-public = In den Listen dieses Servers zeigen
imported-by = Importiert von { $name }. Jeder Zug und jeder Zufall wurde geprüft.
error-record-refused = Das konnten wir nicht importieren: Die Aufzeichnung ist beschädigt, verändert oder nicht von Parlour.
error-unfinished-record = Das Spiel in dieser Aufzeichnung ist noch nicht zu Ende.
error-too-many-imports = Du hast so viele Spiele importiert, wie dieser Server erlaubt.

## A shared link

card-open = Setz dich und spiel mit.
card-running = Sieh dem Spiel live zu.
card-over = Sieh dir die Wiederholung an.
card-won = { $name } hat gewonnen. Sieh dir die Wiederholung an.
