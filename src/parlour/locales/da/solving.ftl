### At løse opgaver: siden med alle, resultatet, dage i træk; at læse reglerne.

puzzles-why = Én om dagen til alle, og så mange flere, du har lyst til.
puzzles-themes = Øv efter tema
puzzle-row = { $days ->
    [0] Denne måned
    [one] { $days } dag i træk
   *[other] { $days } dage i træk
 }
puzzle-of-day = { $state ->
    [solved] Opgaven den { $day }., løst
    [today] Dagens opgave, { $day }
   *[missed] Opgaven den { $day }., åben
 }
puzzle-your-level = dit niveau
puzzle-bar-best = bedst
puzzle-bar-both = bedst, og dit
puzzle-bar-mine = dit
puzzle-measure = { $fewer ->
    [yes] { $unit }. Mindre er bedre. Eksakt.
   *[no] { $unit }. Eksakt.
 }
puzzle-is-good = Godt, men { $best } er bedre
puzzle-retry = Prøv igen
puzzle-tell = Del uden at afsløre
puzzle-told = { $day ->
    [yes] { $right ->
        [yes] Løst: dagens opgave på Parlour ({ $game }). Dage i træk: { $days }.
       *[no] Dagens opgave på Parlour ({ $game }) drillede mig. Kan du løse den?
     }
   *[no] { $right ->
        [yes] Den her ({ $game }) har jeg løst. Kan du?
       *[no] Den her ({ $game }) drillede mig. Kan du løse den?
     }
 }
puzzle-days-row = dage i træk
puzzle-now-row = i træk, rekord { $best }
rules-play = Spil dit første spil
rules-here = Prøv det her
rules-show = Vis mig det
