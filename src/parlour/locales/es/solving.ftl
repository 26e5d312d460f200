### Resolver retos: la página de todos, el resultado, los días seguidos; leer las reglas.

puzzles-why = Uno al día para todo el mundo, y tantos más como quieras.
puzzles-themes = Practicar por tema
puzzle-row = { $days ->
    [0] Este mes
    [one] { $days } día seguido
   *[other] { $days } días seguidos
 }
puzzle-of-day = { $state ->
    [solved] Reto del día { $day }, resuelto
    [today] El reto de hoy, { $day }
   *[missed] Reto del día { $day }, por resolver
 }
puzzle-your-level = tu nivel
puzzle-bar-best = la mejor
puzzle-bar-both = la mejor, y la tuya
puzzle-bar-mine = la tuya
puzzle-measure = { $fewer ->
    [yes] { $unit }. Menos es mejor. Exacto.
   *[no] { $unit }. Exacto.
 }
puzzle-is-good = Bien, pero { $best } es mejor
puzzle-retry = Intentar de nuevo
puzzle-tell = Compartir sin desvelarlo
puzzle-told = { $day ->
    [yes] { $right ->
        [yes] Resuelto: el reto del día de Parlour ({ $game }). Días seguidos: { $days }.
       *[no] El reto del día de Parlour ({ $game }) ha podido conmigo. ¿Lo encuentras?
     }
   *[no] { $right ->
        [yes] Este ({ $game }) lo he encontrado. ¿Y tú?
       *[no] Este ({ $game }) ha podido conmigo. ¿Lo encuentras?
     }
 }
puzzle-days-row = días seguidos
puzzle-now-row = seguidos, récord { $best }
rules-play = Jugar una primera partida
rules-here = Probar aquí
rules-show = Enséñamelo
