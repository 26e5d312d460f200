### Att lösa uppgifter: sidan med alla, resultatet, dagar i rad; att läsa reglerna.

puzzles-why = En om dagen för alla, och så många till du vill.
puzzles-themes = Öva efter tema
puzzle-row = { $days ->
    [0] Den här månaden
    [one] { $days } dag i rad
   *[other] { $days } dagar i rad
 }
puzzle-of-day = { $state ->
    [solved] Uppgiften den { $day }, löst
    [today] Dagens uppgift, { $day }
   *[missed] Uppgiften den { $day }, öppen
 }
puzzle-your-level = din nivå
puzzle-bar-best = bäst
puzzle-bar-both = bäst, och ditt
puzzle-bar-mine = ditt
puzzle-measure = { $fewer ->
    [yes] { $unit }. Mindre är bättre. Exakt.
   *[no] { $unit }. Exakt.
 }
puzzle-is-good = Bra, men { $best } är bättre
puzzle-retry = Försök igen
puzzle-tell = Dela utan att avslöja
puzzle-told = { $day ->
    [yes] { $right ->
        [yes] Löst: Parlours uppgift i dag ({ $game }). Dagar i rad: { $days }.
       *[no] Parlours uppgift i dag ({ $game }) blev för svår för mig. Hittar du den?
     }
   *[no] { $right ->
        [yes] Den här ({ $game }) hittade jag. Gör du?
       *[no] Den här ({ $game }) blev för svår för mig. Hittar du den?
     }
 }
puzzle-days-row = dagar i rad
puzzle-now-row = i rad, bäst hittills { $best }
rules-play = Spela ett första spel
rules-here = Prova här
rules-show = Visa mig
