### Che cosa risponde la riga di comando: lanci, libri, giochi risolti.

throw-lies = rossa { $red } nera { $black }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }{ $shape ->
    [line] , linea
    [square] , quadrato
    [rectangle] , rettangolo
   *[other] { "" }
 }
throw-many = { $count ->
    [one] { $count } lancio ({ $name }): { $mean } punti
   *[other] { $count } lanci ({ $name }): { $mean } punti ciascuno
 }; palline nei buchi: { $shares }
throw-share = { $balls } nel { $percent }%
book-holds = { $placement }: { $count } posizioni a meno di simmetrie
book-balls = palline: { $balls }
book-proved = { $placement }: { $proved } su { $sample } posizioni dimostrate di nuovo, tra { $all }
book-wrong-places = sbagliato in x { $x } o { $o }: i posti migliori del libro sono altri
book-wrong-value = sbagliato in x { $x } o { $o }: da { $low } a { $high } nel libro, dimostrato { $value }
book-made = { $file }: { $positions } posizioni, { $bytes } byte
solve-value = { $placement }: vantaggio del primo sul secondo: { $value }
solve-line = gioco migliore: { $line }
solve-size = { $positions } posizioni, { $seconds } s, tabella { $table } GB, memoria { $memory } GB
solve-at = { $at ->
    [level] { $positions ->
            [one] { $positions } posizione
           *[other] { $positions } posizioni
        } con { $balls ->
            [one] { $balls } pallina
           *[other] { $balls } palline
        }
    [search] prima pallina in { $place }, { $positions ->
            [one] { $positions } posizione visitata
           *[other] { $positions } posizioni visitate
        }
    [book] { $positions ->
            [one] { $positions } posizione
           *[other] { $positions } posizioni
        } nel libro
   *[proof] { $positions } su { $of } dimostrate
 }
stb-solved-expected = punti negativi attesi
stb-solved-chance = probabilità di chiudere
stb-solved-way = modo di giocare
stb-solved-points = punti attesi
stb-solved-scores = Punteggi finali:
stb-solved-scores-steps = Punteggi finali (--full li dà tutti, esatti):
stb-solved-shut = chiusa
stb-solved-digits = { $count ->
    [one] { $count } cifra
   *[other] { $count } cifre
 }
stb-solved-against = La probabilità del secondo contro ogni punteggio del primo:
stb-solved-estimate = STIMA, non il gioco migliore: a ogni turno ciascuno mira ai minori punti attesi.
stb-solved-seat = vince il posto { $seat }
stb-solved-limit = limite { $limit }; la scatola chiusa { $shut ->
    [wins] vince subito
   *[finish-round] vince alla fine del giro
 }
stb-solved-bound = gioco migliore di tutti, in float64: nessuna probabilità sbaglia di più di { $bound }
stb-solved-exact = gioco migliore di entrambi, esatto
stb-solved-closings = I migliori sportelli per ogni insieme aperto e ogni lancio:
stb-solved-first = La migliore prima chiusura per ogni lancio (--full per ogni insieme aperto):
stb-solved-or = o
stb-solved-title = Shut the Box con { $flaps } sportelli, { $dice ->
    [two] due dadi
    [one-when-six] un dado permesso quando gli sportelli aperti fanno 6 o meno
   *[one-when-high-shut] un dado permesso quando nessuno sportello sopra il 6 è aperto
 }, { $scoring ->
    [sum] conta la somma degli sportelli aperti
   *[digits] gli sportelli aperti contano come un solo numero
 }:
stb-solved-goal = { $goal ->
    [score] un turno, con i minori punti attesi
    [shut] un turno, con la maggiore probabilità di chiudere la scatola
    [duel] un turno a testa, chi viene dopo conosce i punti precedenti
   *[match] una partita fino a un limite
 }.
stb-solved-name = { $way ->
    [best-for-score] punti migliori
    [best-for-shut] probabilità migliore
    [largest-first] prima il maggiore
    [fewest-flaps] meno sportelli
    [most-flaps] più sportelli
   *[at-random] a caso
 }
puzzle-head = { $game }, livello { $level }, tema { $theme }
puzzle-seat = Sei al posto { $seat }.
puzzle-best = Mossa migliore: { $best }.
puzzle-right = Giusto!
puzzle-wrong = Non proprio: la mossa migliore è { $best }.
puzzle-margin = Supera ogni altra mossa di { $margin }.
puzzle-you = tu
puzzle-more = …e altre { $count }
puzzle-count = { $right } su { $total } giuste.
puzzle-seed = (seme { $seed }, numero { $number })
puzzle-ask = { $kind ->
    [shut-the-box] Quali sportelli chiudi perché questo turno costi meno in media? (come 2,5)
    [kryds-bolle] Dove va la tua pallina, se poi entrambi giocano alla perfezione? (come b2, libera: b2.3)
    [take-it] Che cosa dà la migliore probabilità di vincere? (come take 5, rob 1 line, pass)
    [chikugo] Quale gettone scarti, per non restare con gli ultimi gettoni? (come lay 8, pass)
    [abaku] Quale mossa dà subito più punti? (come 8G 1..3 in orizzontale, G8 1..3 in verticale)
    [cover] Con quale mossa puoi coprire più caselle alla fine? (come 3B 1..3 in orizzontale, B3 1..3 in verticale)
   *[smart-calculators] Quanti punti vale questo lancio con il calcolo furbo?
 }
