### Rätsel lösen: die Seite mit allen, das Ergebnis, die Tage in Folge; die Regeln lesen.

puzzles-why = Eins am Tag für alle, und so viele mehr, wie du magst.
puzzles-themes = Nach Thema üben
puzzle-row = { $days ->
    [0] Dieser Monat
    [one] { $days } Tag in Folge
   *[other] { $days } Tage in Folge
 }
puzzle-of-day = { $state ->
    [solved] Rätsel vom { $day }., gelöst
    [today] Das Rätsel von heute, dem { $day }.
   *[missed] Rätsel vom { $day }., offen
 }
puzzle-your-level = deine Stufe
puzzle-bar-best = am besten
puzzle-bar-both = am besten, und deins
puzzle-bar-mine = deins
puzzle-measure = { $fewer ->
    [yes] { $unit }. Weniger ist besser. Exakt.
   *[no] { $unit }. Exakt.
 }
puzzle-is-good = Gut, aber { $best } ist besser
puzzle-retry = Noch einmal
puzzle-tell = Teilen, ohne zu verraten
puzzle-told = { $day ->
    [yes] { $right ->
        [yes] Gelöst: das Parlour-Rätsel des Tages ({ $game }). Tage in Folge: { $days }.
       *[no] Am Parlour-Rätsel des Tages ({ $game }) bin ich gescheitert. Findest du es?
     }
   *[no] { $right ->
        [yes] Das hier ({ $game }) habe ich gefunden. Du auch?
       *[no] Das hier ({ $game }) war mir zu schwer. Findest du es?
     }
 }
puzzle-days-row = Tage in Folge
puzzle-now-row = in Folge, bisher höchstens { $best }
rules-play = Ein erstes Spiel
rules-here = Hier probieren
rules-show = Zeig es mir
