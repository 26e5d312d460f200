### Migliorare: suggerimenti, tutte le mosse con il loro valore, la revisione di una partita, il tavolo di analisi.

hint-title = Suggerimento
hint-thinking = Ci penso…
hint-best = Mossa migliore: { $act }.
hint-next = Seconda scelta: { $act }, { $value }.
hint-equal = Altrettanto buone: { $acts }.
hint-only = Non ci sono altre mosse.
hint-none = Qui non c’è niente da scegliere.
moves-title = Tutte le mosse
moves-move = Mossa
moves-more = Mostra altre { $count }
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
unit-lines = Punti ancora da fare, i tuoi meno quelli dell’altra parte
unit-lead = Punti di vantaggio alla fine
unit-score = Punti alla fine
unit-win = Probabilità di vincere
unit-keep = Probabilità di non perdere
unit-points = Punti negativi in meno rispetto al gioco perfetto
command-advice = suggerimento, hint
command-values = valori, values
error-nobody-to-act = In questa posizione non tocca a nessuno.
error-playing-without-hints = Stai giocando questa partita senza suggerimenti. Analizzala quando è finita.

## Perché una mossa è buona

reason-stb-throws = Restano aperti { $open }: vanno bene { $fits } lanci su 36.
reason-stb-shut = Chiude la scatola.
reason-kb-makes = { $lines ->
    [one] Fa una linea.
   *[other] Fa { $lines } linee.
 }
reason-kb-stops = { $lines ->
    [one] Blocca una linea dell’altra parte.
   *[other] Blocca { $lines } linee dell’altra parte.
 }
reason-kb-centre = Prende il centro; il camaleonte va all’altra parte.
reason-kb-safe = Con la seconda scelta, l’altra parte farebbe subito di più.
reason-kb-later = Non succede niente subito. Rende più avanti.
reason-kg-pass = Niente di quello che puoi fare è meglio che lasciar stare.
reason-kg-counts = Alla fine conta { $points }.
reason-kg-robs = E { $name } lo perde.
reason-kg-met = Su 100 lanci, { $share } corrispondono a questo gettone.
reason-ab-points = Punti subito: { $points }.
reason-ab-keeps = Ti restano: { $tiles }.
reason-ab-exchange = Ora tessere nuove valgono più di qualsiasi mossa.

## La revisione di una partita

review-title = Revisione
review-waits = Analisi della partita…
review-so-far = Mosse analizzate: { $done } su { $of }
review-won = { $count ->
    [0] La partita
    [one] Ha vinto { $names }
   *[other] { $names } si dividono la vittoria
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
review-not-judged = Questa non possiamo giudicarla.
review-best = Era la migliore.
review-cost = È costata { $value }. Meglio: { $best }.
review-fork = Gioca da qui

## Il tavolo di analisi

analysis-title = Analisi
analysis-start = La posizione iniziale.
analysis-values = Valore di ogni mossa
analysis-show = Mostra
analysis-hidden = Prima pensa, poi guarda.
analysis-chance = Ora tocca al caso: inserisci un esito o estraine uno.
analysis-fall = Estrai un esito
analysis-lines = Varianti provate
analysis-remove = Togli da qui
analysis-removed = Tolto. Sei alla posizione precedente.
analysis-ways = Da qui proseguono { $count } varianti: { $acts }.
analysis-position = Posizione
analysis-set = Imposta
