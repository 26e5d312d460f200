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
puzzle-bar-best = la migliore
puzzle-bar-both = la migliore, ed è la tua
puzzle-bar-mine = la tua
puzzle-measure = { $fewer ->
    [yes] { $unit }. Meno è meglio. Esatto.
   *[no] { $unit }. Esatto.
 }
puzzle-is-good = Bene, ma è meglio { $best }
puzzle-retry = Riprova
puzzle-tell = Condividi senza svelarlo
puzzle-told = { $day ->
    [yes] { $right ->
        [yes] Risolto: l’enigma del giorno di Parlour ({ $game }). Giorni di fila: { $days }.
       *[no] L’enigma del giorno di Parlour ({ $game }) mi ha messo in crisi. Tu lo risolvi?
     }
   *[no] { $right ->
        [yes] Questo ({ $game }) l’ho risolto. E tu?
       *[no] Questo ({ $game }) mi ha messo in crisi. Tu lo risolvi?
     }
 }
puzzle-days-row = giorni di fila
puzzle-now-row = di fila, record { $best }
rules-play = Gioca una prima partita
rules-here = Prova qui
rules-show = Fammi vedere
