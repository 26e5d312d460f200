### Risolvere gli enigmi: la pagina di tutti, il risultato, i giorni di fila; leggere le regole.

puzzles-why = Uno al giorno per tutti, e quanti altri ne vuoi.
puzzles-themes = Esercitati per tema
puzzle-row = { $days ->
    [0] Questo mese
    [one] { $days } giorno di fila
   *[other] { $days } giorni di fila
 }
puzzle-of-day = { $state ->
    [solved] Enigma del giorno { $day }, risolto
    [today] L’enigma di oggi, { $day }
   *[missed] Enigma del giorno { $day }, aperto
 }
puzzle-your-level = il tuo livello
puzzle-bar-best = il meglio
puzzle-bar-both = il meglio, ed è tuo
puzzle-bar-mine = il tuo
puzzle-measure = { $fewer ->
    [yes] { $unit }. Meno è meglio. Esatto.
   *[no] { $unit }. Esatto.
 }
puzzle-is-good = Bene, ma { $best } è meglio
puzzle-retry = Riprova
puzzle-tell = Condividi senza svelarlo
puzzle-told = { $day ->
    [yes] { $right ->
        [yes] Risolto: l’enigma del giorno di Parlour ({ $game }). Giorni di fila: { $days }.
       *[no] L’enigma del giorno di Parlour ({ $game }) mi ha messo in crisi. Lo trovi?
     }
   *[no] { $right ->
        [yes] Questo ({ $game }) l’ho trovato. E tu?
       *[no] Questo ({ $game }) mi ha messo in crisi. Lo trovi?
     }
 }
puzzle-days-row = giorni di fila
puzzle-now-row = di fila, il massimo è { $best }
rules-play = Gioca una prima partita
rules-here = Prova qui
rules-show = Fammi vedere
