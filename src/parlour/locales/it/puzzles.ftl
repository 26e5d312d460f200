### Enigmi: quello di oggi, e per gioco, livello e tema.

puzzles-title = Enigmi
puzzle-title = Enigma
puzzle-day = Enigma del giorno
puzzle-solve = Risolvi
puzzle-see = Rivedi
puzzle-level = livello { $level }
puzzle-me = Tu
puzzle-making = Stiamo preparando l’enigma…
puzzle-how = Gioca la tua risposta sul tabellone.
puzzle-how-sums = Le colonne da a a e sono i numeri da 1 a 5. La riga della pallina rossa dà il segno: le righe 1 e 5 sommano, 2 e 4 sottraggono il minore, la 3 moltiplica. Una pallina sola vale 1 punto, nessuna 0.
puzzle-points = Punti di questo lancio
puzzle-answer = Rispondi
puzzle-is-right = Giusto: { $best }
puzzle-is-wrong = Non proprio: meglio { $best }
puzzle-by = Vantaggio sulla seconda scelta: { $value }.
puzzle-next = Prossimo enigma
puzzle-link = Copia un link a questo enigma
puzzle-code = Codice da incorporare
unit-now = Punti subito

task-shut-the-box = Quali sportelli costano in media meno punti?
task-kryds-bolle = Dove rende di più la tua pallina, se poi entrambi giocano alla perfezione?
task-take-it = Che cosa dà la migliore probabilità di vincere?
task-chikugo = Che cosa dà la migliore probabilità di non perdere?
task-abaku = Quale mossa dà subito più punti?
task-smart-calculators = Quanti punti vale questo lancio?
task-any = Qual è la mossa migliore?

puzzle-theme-any = Di tutto
puzzle-theme-fork = doppia minaccia
puzzle-theme-centre = il centro
puzzle-theme-chameleon = il camaleonte
puzzle-theme-patience = pazienza
puzzle-theme-plain = di tutto
puzzle-theme-dice = non ciò che mostrano i dadi
puzzle-theme-largest = non lo sportello più grande
puzzle-theme-smallest = non il gettone più piccolo
puzzle-theme-rarest = non il gettone più raro
puzzle-theme-take = prendere un gettone
puzzle-theme-rob = prendere all’altra parte
puzzle-theme-greed = non il gettone che vale di più
puzzle-theme-nested = un’equazione in un’altra
puzzle-theme-roots = potenze e radici
puzzle-theme-joker = il jolly
puzzle-theme-bonus = caselle bonus
puzzle-theme-sums = calcoli
