### Mejorar: pistas, todas las jugadas con su valor, el repaso de una partida, la mesa de análisis.

hint-title = Pista
hint-thinking = Pensando …
hint-best = Lo mejor: { $act }.
hint-next = La segunda mejor: { $act }, { $value }.
hint-equal = Igual de bueno: { $acts }.
hint-only = No hay otra jugada.
hint-none = Aquí no hay nada que elegir.
moves-title = Todas las jugadas
moves-move = Jugada
moves-more = { $count } más
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
unit-lines = Puntos por venir, los propios menos los del otro
unit-lead = Ventaja al final
unit-score = Puntos al final
unit-win = Probabilidad de ganar
unit-keep = Probabilidad de no perder
unit-points = Puntos negativos menos de lo que espera el juego perfecto
command-advice = pista, hint
command-values = valores, values
error-nobody-to-act = En esta posición no le toca a nadie.
error-playing-without-hints = Ahora mismo juegas a este juego sin pistas. Analízalo cuando acabe tu partida.

## Por qué una jugada es buena

reason-stb-throws = Quedan abiertas { $open }: de 36 lanzamientos, { $fits } encajan.
reason-stb-shut = Cierra la caja.
reason-kb-makes = { $lines ->
    [one] Hace una línea.
   *[other] Hace { $lines } líneas.
 }
reason-kb-stops = { $lines ->
    [one] Impide una línea del otro.
   *[other] Impide { $lines } líneas del otro.
 }
reason-kb-centre = Ocupa el centro; el camaleón va al otro.
reason-kb-safe = La segunda mejor jugada dejaría al otro hacer más enseguida.
reason-kb-later = No pasa nada enseguida. Compensa más tarde.
reason-kg-pass = Nada de lo posible es mejor que dejarlo.
reason-kg-counts = Cuenta { $points } al final.
reason-kg-robs = Y { $name } la pierde.
reason-kg-met = De 100 lanzamientos, { $share } permiten esta ficha.
reason-ab-points = Puntos al momento: { $points }.
reason-ab-keeps = Te quedan: { $tiles }.
reason-ab-exchange = Unas fichas nuevas valen ahora más que cualquier jugada.

## El repaso de una partida

review-title = Repaso
review-waits = Analizando tu partida…
review-so-far = Jugadas repasadas: { $done } de { $of }
review-won = { $count ->
    [0] La partida
    [one] Gana { $names }
   *[other] { $names } comparten la victoria
 }
review-graph = { $unit }, { $name }: { $from } al principio, { $now } aquí, { $to } al final.
review-apart = Suerte y maña
review-start = Al principio
review-row-luck = Suerte
review-row-choices = Jugadas propias
review-row-others = Jugadas de los demás
review-row-unclear = Incierto
review-end = Al final
review-hits = Mejor jugada encontrada
review-exact = Todos los valores están demostrados.
review-guessed = Algunos valores son estimaciones.
review-turning = Las jugadas que contaron
review-luck = Suerte para { $name }: { $value }.
review-no-luck = Esto no cambió nada.
review-forced = No había nada que elegir.
review-not-judged = Esto no se puede juzgar.
review-best = Era lo mejor.
review-cost = Costó { $value }. Mejor: { $best }.
review-fork = Seguir desde aquí

## La mesa de análisis

analysis-title = Análisis
analysis-start = La primera posición.
analysis-values = Lo que valen las jugadas
analysis-show = Mostrar
analysis-hidden = Primero piensa, luego mira.
analysis-chance = Le toca al azar: di lo que sale, o deja que decida.
analysis-fall = Que decida el azar
analysis-lines = Variantes probadas
analysis-remove = Quitar desde aquí
analysis-removed = Quitado. Estás justo antes.
analysis-ways = Desde aquí siguen { $count } variantes: { $acts }.
analysis-position = Posición
analysis-set = Colocar
