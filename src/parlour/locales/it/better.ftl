### Migliorare: suggerimenti, tutte le mosse con il loro valore, la revisione di una partita, il tavolo di analisi.

hint-title = Suggerimento
hint-thinking = Ci penso …
hint-best = Il meglio: { $act }.
hint-next = La seconda migliore: { $act }, { $value }.
hint-equal = Altrettanto buono: { $acts }.
hint-only = Non c’è altra mossa.
hint-none = Qui non c’è niente da scegliere.
moves-title = Tutte le mosse
moves-move = Mossa
moves-more = Altre { $count }
moves-played = giocata
moves-proved = Tutti i valori sono dimostrati.
worth-is = { $unit }: { $value }.
worth-proved = È dimostrato.
worth-guessed = È una stima.
bound-exact = dimostrato
bound-at-most = al massimo
bound-at-least = almeno
bound-estimate = stimato
unit-minus = Punti negativi attesi in questo turno
unit-lines = Punti a venire, i propri meno quelli dell’altro
unit-lead = Vantaggio alla fine
unit-score = Punti alla fine
unit-win = Probabilità di vincere
unit-keep = Probabilità di non perdere
unit-points = Punti negativi in meno del gioco perfetto
command-advice = suggerimento, hint
command-values = valori, values
error-nobody-to-act = In questa posizione non tocca a nessuno.
error-playing-without-hints = Adesso giochi a questo gioco senza suggerimenti. Analizzalo quando la tua partita è finita.

## Perché una mossa è buona

reason-stb-throws = Restano aperti { $open }: su 36 lanci ne vanno bene { $fits }.
reason-stb-shut = Chiude la scatola.
reason-kb-makes = { $lines ->
    [one] Fa una linea.
   *[other] Fa { $lines } linee.
 }
reason-kb-stops = { $lines ->
    [one] Impedisce una linea dell’altro.
   *[other] Impedisce { $lines } linee dell’altro.
 }
reason-kb-centre = Prende il centro; il camaleonte va all’altro.
reason-kb-safe = La seconda mossa migliore lascerebbe all’altro di più, subito.
reason-kb-later = Subito non succede niente. Rende più tardi.
reason-kg-pass = Niente di possibile è meglio che lasciar stare.
reason-kg-counts = Alla fine conta { $points }.
reason-kg-robs = E { $name } lo perde.
reason-kg-met = Su 100 lanci, { $share } permettono questo gettone.
reason-ab-points = Punti subito: { $points }.
reason-ab-keeps = Ti restano: { $tiles }.
reason-ab-exchange = Tessere nuove valgono ora più di qualsiasi mossa.

## La revisione di una partita

review-title = Revisione
review-waits = Analisi della partita…
review-so-far = Mosse ripassate: { $done } di { $of }
review-won = { $count ->
    [0] La partita
    [one] Vince { $names }
   *[other] { $names } dividono la vittoria
 }
review-graph = { $unit }, { $name }: { $from } all’inizio, { $now } qui, { $to } alla fine.
review-apart = Fortuna e abilità
review-start = All’inizio
review-row-luck = Fortuna
review-row-choices = Mosse proprie
review-row-others = Mosse degli altri
review-row-unclear = Incerto
review-end = Alla fine
review-hits = Mossa migliore trovata
review-exact = Ogni valore è dimostrato.
review-guessed = Alcuni valori sono stime.
review-turning = Le mosse che contavano
review-luck = Fortuna per { $name }: { $value }.
review-no-luck = Non ha cambiato niente.
review-forced = Non c’era niente da scegliere.
review-not-judged = Questo non si può giudicare.
review-best = Era la migliore.
review-cost = È costata { $value }. Meglio: { $best }.
review-fork = Continua da qui

## Il tavolo di analisi

analysis-title = Analisi
analysis-start = La prima posizione.
analysis-values = Quanto valgono le mosse
analysis-show = Mostra
analysis-hidden = Prima pensa, poi guarda.
analysis-chance = Tocca al caso: di’ che cosa esce, o lascia decidere a lui.
analysis-fall = Lascia decidere al caso
analysis-lines = Varianti provate
analysis-remove = Togli da qui in poi
analysis-removed = Tolto. Sei al punto prima.
analysis-ways = Da qui proseguono { $count } varianti: { $acts }.
analysis-position = Posizione
analysis-set = Disponi
