### Puzzels oplossen: de pagina met alle, de uitslag, de dagen op rij; de regels lezen.

puzzles-why = Eén per dag voor iedereen, en zoveel meer als je wilt.
puzzles-themes = Oefenen per thema
puzzle-row = { $days ->
    [0] Deze maand
    [one] { $days } dag op rij
   *[other] { $days } dagen op rij
 }
puzzle-of-day = { $state ->
    [solved] Puzzel van dag { $day }, opgelost
    [today] De puzzel van vandaag, { $day }
   *[missed] Puzzel van dag { $day }, open
 }
puzzle-your-level = jouw niveau
puzzle-bar-best = het beste
puzzle-bar-both = het beste, en van jou
puzzle-bar-mine = van jou
puzzle-measure = { $fewer ->
    [yes] { $unit }. Minder is beter. Exact.
   *[no] { $unit }. Exact.
 }
puzzle-is-good = Goed, maar { $best } is beter
puzzle-retry = Nog een keer
puzzle-tell = Delen zonder te verklappen
puzzle-told = { $day ->
    [yes] { $right ->
        [yes] Opgelost: de Parlour-puzzel van de dag ({ $game }). Dagen op rij: { $days }.
       *[no] De Parlour-puzzel van de dag ({ $game }) was me te slim af. Vind jij hem?
     }
   *[no] { $right ->
        [yes] Deze ({ $game }) heb ik gevonden. Jij ook?
       *[no] Deze ({ $game }) was me te slim af. Vind jij hem?
     }
 }
puzzle-days-row = dagen op rij
puzzle-now-row = op rij, beste tot nu toe { $best }
rules-play = Een eerste spel spelen
rules-here = Hier proberen
rules-show = Laat zien
