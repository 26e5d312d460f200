### Mejorar: pistas, todas las jugadas con su valor, el repaso de una partida, la mesa de análisis.

hint-title = Pista
hint-thinking = Pensando…
hint-best = La mejor: { $act }.
hint-next = La segunda mejor: { $act }, { $value }.
hint-equal = Igual de buenas: { $acts }.
hint-only = No hay otra jugada.
hint-none = Aquí no hay nada que elegir.
moves-title = Todas las jugadas
moves-move = Jugada
moves-more = Mostrar { $count } más
moves-played = jugada
moves-proved = Todos los valores están demostrados.
worth-is = { $unit }: { $value }.
worth-proved = Está demostrado.
worth-guessed = Es una estimación.
bound-exact = demostrado
bound-at-most = como mucho
bound-at-least = al menos
bound-estimate = estimado
unit-minus = Puntos negativos esperados este turno
unit-lines = Puntos por venir, los tuyos menos los del otro lado
unit-lead = Ventaja al final
unit-score = Puntos al final
unit-win = Probabilidad de ganar
unit-keep = Probabilidad de no perder
unit-points = Puntos negativos de menos que con juego perfecto
command-advice = pista, hint
command-values = valores, values
error-nobody-to-act = En esta posición no le toca a nadie.
error-playing-without-hints = Ahora mismo juegas a este juego sin pistas. Analiza tu partida cuando termine.

## Por qué una jugada es buena

reason-stb-throws = Deja abiertas { $open }: encajan { $fits } de 36 tiradas.
reason-stb-shut = Cierra la caja.
reason-kb-makes = { $lines ->
    [one] Hace una línea.
   *[other] Hace { $lines } líneas.
 }
reason-kb-stops = { $lines ->
    [one] Impide una línea del otro lado.
   *[other] Impide { $lines } líneas del otro lado.
 }
reason-kb-centre = Ocupa el centro; el camaleón es para el otro lado.
reason-kb-safe = La segunda mejor jugada dejaría al otro lado sumar más al instante.
reason-kb-later = De momento no pasa nada. Compensa más tarde.
reason-kg-pass = Nada de lo que hay es mejor que pasar.
reason-kg-counts = Cuenta { $points } al final.
reason-kg-robs = Y { $name } lo pierde.
reason-kg-met = { $share } de 100 tiradas encajan con este disco.
reason-ab-points = Puntos al instante: { $points }.
reason-ab-keeps = Te quedan: { $tiles }.
reason-ab-exchange = Ahora unas fichas nuevas valen más que cualquier jugada.

## El repaso de una partida

review-title = Repaso
review-waits = Analizando tu partida…
review-so-far = Jugadas analizadas: { $done } de { $of }
review-won = { $count ->
    [0] La partida
    [one] Gana { $names }
   *[other] { $names } comparten la victoria
 }
review-graph = { $unit }, { $name }: { $from } al principio, { $now } aquí, { $to } al final.
review-apart = Suerte y maña
review-start = Al principio
review-row-luck = Suerte
review-row-choices = Sus jugadas
review-row-others = Jugadas del resto
review-row-unclear = Dudoso
review-end = Al final
review-hits = Mejor jugada encontrada
review-exact = Todos los valores están demostrados.
review-guessed = Algunos valores son estimaciones.
review-turning = Las jugadas que contaron
review-luck = Suerte para { $name }: { $value }.
review-no-luck = Esto no cambió nada.
review-forced = No había nada que elegir.
review-not-judged = No podemos juzgar esta jugada.
review-best = Era la mejor jugada.
review-cost = Costó { $value }. Mejor era { $best }.
review-fork = Seguir desde aquí

## La mesa de análisis

analysis-title = Análisis
analysis-start = La posición inicial.
analysis-values = Valor de cada jugada
analysis-show = Mostrar
analysis-hidden = Primero piensa, luego mira.
analysis-chance = Le toca al azar: indica un resultado o sortéalo.
analysis-fall = Sortear un resultado
analysis-lines = Variantes probadas
analysis-remove = Quitar desde aquí
analysis-removed = Quitado. Estás en la posición anterior.
analysis-ways = Desde aquí siguen { $count } variantes: { $acts }.
analysis-position = Posición
analysis-set = Montar
