### Una partita rivista: quanto è costata ogni mossa, che cosa ha dato la fortuna.

review-measure = { $measure ->
    [win] probabilità di vincere se tutti continuano alla perfezione; una vittoria divisa vale la metà
    [win-uniform] probabilità di vincere con lanci uniformi; una vittoria divisa vale la sua parte
    [win-estimated] probabilità di vincere, stimata da ciò che si vede dal posto
    [not-lose] probabilità di non perdere con lanci uniformi
    [difference] punti alla fine, i propri meno quelli dell’altra parte, se entrambi continuano alla perfezione
    [difference-estimated] punti alla fine, i propri meno i più alti degli altri, stimati da ciò che si vede dal posto
   *[fewer-points] punti negativi in meno di quelli attesi dal gioco perfetto in altrettanti turni
 }
review-proved = Ogni valore è dimostrato: inizio + fortuna + scelte + altri = fine, esattamente.
review-estimated = Alcuni valori sono stime (~). Quello che hanno cambiato le stime stesse sta sotto «incerto».
review-turning-points = Svolte:
review-head = { $of ->
    [seq] n.
    [who] chi
    [what] cosa
    [player] giocatore
    [start] inizio
    [luck] fortuna
    [choices] scelte
    [others] altri
    [unclear] incerto
    [end] fine
    [best] migliori
   *[accuracy] precisione
 }
review-line-luck = { $kind ->
    [bad] sfortuna
   *[good] fortuna
 } { $luck } per { $name }
review-line-not-judged = non giudicata
review-line-cost = è costata { $cost }: la migliore era { $best }
review-line-best = la migliore
review-more = { $named } (o altre { $more })
