### Migliorare: suggerimenti, tutte le mosse con il loro valore, la revisione di una partita, il tavolo di analisi.

hint-title = Suggerimento
hint-thinking = Ci penso …
hint-best = Il meglio: { $act }.
hint-next = Poi: { $act }, { $value }.
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
unit-lines = Punti a venire, tuoi meno quelli dell’altro
unit-lead = Vantaggio alla fine
unit-score = Punti alla fine
unit-win = Probabilità di vincere
unit-keep = Probabilità di non perdere
unit-points = Punti negativi in meno del gioco perfetto
command-advice = suggerimento
command-values = valori
error-nobody-to-act = In questa posizione non tocca a nessuno.
error-playing-without-hints = Adesso giochi a questo gioco senza suggerimenti. Analizzalo quando la tua partita è finita.

## Perché una mossa è buona

reason-stb-throws = Restano aperte { $open }: su 36 lanci ne vanno bene { $fits }.
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
reason-kb-safe = La mossa successiva lascerebbe all’altro di più, subito.
reason-kb-later = Subito non succede niente. Rende più tardi.
reason-kg-pass = Niente di possibile è meglio che lasciar stare.
reason-kg-counts = Alla fine conta { $points }.
reason-kg-robs = E { $name } lo perde.
reason-kg-met = Su 100 lanci, { $share } soddisfano questo gettone.
reason-ab-points = Punti subito: { $points }.
reason-ab-keeps = Ti restano: { $tiles }.
reason-ab-exchange = Tessere nuove valgono ora più di ogni mossa sul tavoliere.
