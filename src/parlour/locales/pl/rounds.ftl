### Rundy ligi: terminy, kilka gier, kanały; zaimportowane gry.

## Until when

left-days = { $count ->
    [one] został { $count } dzień
    [few] zostały { $count } dni
   *[many] zostało { $count } dni
 }
left-hours = { $count ->
    [one] została { $count } godzina
    [few] zostały { $count } godziny
   *[many] zostało { $count } godzin
 }
left-minutes = { $count ->
    [one] została { $count } minuta
    [few] zostały { $count } minuty
   *[many] zostało { $count } minut
 }
due-league = { $league }, runda { $round }
due-game = gra { $game } z { $count }
due-at = termin: { $date }
remind-day = Został mniej niż jeden dzień.
remind-hour = Została mniej niż godzina.

## A league

league-game = Gra { $game }
league-best-of = Gry w jednym spotkaniu
league-best = { $count ->
    [1] jedna gra
    [one] do { $count } gier, wygrywa lepszy bilans
    [few] do { $count } gier, wygrywa lepszy bilans
   *[many] do { $count } gier, wygrywa lepszy bilans
 }
league-clock-days = dni na każdy ruch
league-options = Opcje gry
league-feed = Kanał wiadomości (Atom)
league-calendar = Kalendarz

## Records

import-title = Importuj zapis
import-why = Wybierz zapis zakończonej gry albo go wklej. Najpierw sprawdzimy każdy ruch.
import-file = Plik z zapisem
import-text = Albo wklej go tutaj
import-do = Importuj
import-public = Pokaż na listach tego serwera
imported-by = Zaimportowano ({ $name }). Każdy ruch i każdy wynik został sprawdzony.
error-record-refused = Nie udało się zaimportować: zapis jest uszkodzony, zmieniony albo nie pochodzi z Parlour.
error-unfinished-record = Gra w tym zapisie jeszcze się nie skończyła.
error-too-many-imports = Osiągnięto limit importowanych gier na tym serwerze.

## A shared link

card-open = Usiądź i zagraj.
card-running = Oglądaj grę na żywo.
card-over = Obejrzyj powtórkę.
card-won = Wygrywa { $name }. Obejrzyj powtórkę.
