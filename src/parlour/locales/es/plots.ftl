### Palabras en los dibujos.

plot-event = evento
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
plot-holes = % de tiradas con una bola en el hoyo
plot-throws = { $count ->
    [one] { $count } tirada
   *[other] { $count } tiradas
 }
plot-uniform = uniforme
plot-mean = { $name } (media { $mean })
plot-points-of-throw = puntos de una tirada
plot-share-of-throws = % de tiradas
plot-turn-points = puntos negativos del turno (0: la caja está cerrada)
plot-chance = probabilidad
plot-digits = cifras de los puntos (0: la caja está cerrada)
plot-first-score = puntos del sitio 1
plot-second-chance = probabilidad de ganar del sitio 2
plot-beginner = probabilidad de ganar al empezar la ronda
plot-other-points = puntos negativos del otro lado
plot-own-points = puntos negativos propios
plot-seat = sitio
plot-winning-chance = probabilidad de ganar
plot-first-places = { $placement }: valor de cada primera casilla
