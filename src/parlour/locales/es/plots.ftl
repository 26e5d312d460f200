### Palabras en los dibujos.

plot-event = suceso
plot-unit = { $unit ->
    [chance] probabilidad en %
    [points] puntos
   *[difference] diferencia
 }
plot-changed = { $unit ->
    [chance] lo que cambió cada cosa, en %
   *[other] lo que cambió cada cosa
 }
plot-shares = parte de los puntos, con intervalo
plot-holes = % de lanzamientos con una bola en el hoyo
plot-throws = { $count ->
    [one] { $count } lanzamiento
   *[other] { $count } lanzamientos
 }
plot-uniform = uniforme
plot-mean = { $name } (media { $mean })
plot-points-of-throw = puntos de un lanzamiento
plot-share-of-throws = % de lanzamientos
plot-turn-points = puntos negativos del turno (0: la caja está cerrada)
plot-chance = probabilidad
plot-digits = cifras de la puntuación (0: la caja está cerrada)
plot-first-score = puntuación del primero
plot-second-chance = probabilidad del segundo
plot-beginner = probabilidad de quien empieza la ronda
plot-other-points = puntos negativos del otro
plot-own-points = puntos negativos propios
plot-seat = sitio
plot-winning-chance = probabilidad de ganar
plot-first-places = { $placement }: lo que vale el primer lugar
