### Parole sui disegni.

plot-event = evento
plot-unit = { $unit ->
    [chance] probabilità in %
    [points] punti
   *[difference] differenza
 }
plot-changed = { $unit ->
    [chance] quanto ha cambiato ciascuno, in %
   *[other] quanto ha cambiato ciascuno
 }
plot-shares = parte dei punti, con intervallo
plot-holes = % dei lanci con una pallina nel buco
plot-throws = { $count ->
    [one] { $count } lancio
   *[other] { $count } lanci
 }
plot-uniform = uniforme
plot-mean = { $name } (media { $mean })
plot-points-of-throw = punti di un lancio
plot-share-of-throws = % dei lanci
plot-turn-points = punti negativi del turno (0: la scatola è chiusa)
plot-chance = probabilità
plot-digits = cifre del punteggio (0: la scatola è chiusa)
plot-first-score = punteggio di chi gioca per primo
plot-second-chance = probabilità di chi gioca per secondo
plot-beginner = probabilità di chi comincia il giro
plot-other-points = punti negativi dell’altra parte
plot-own-points = punti negativi propri
plot-seat = posto
plot-winning-chance = probabilità di vincere
plot-first-places = { $placement }: valore di ogni primo posto
