### Uno sguardo alla partita: la sua storia, riprovare una mossa, l’immagine da condividere.

review-chances = { $count ->
    [one] { $count } possibilità su 100
   *[other] { $count } possibilità su 100
 }
review-points = { $value ->
    [one] { $value } punto
   *[other] { $value } punti
 }
review-course-win = { $who ->
    [you] La tua probabilità di vincere
   *[other] { $name }: probabilità di vincere
 }
review-course-keep = { $who ->
    [you] La tua probabilità di non perdere
   *[other] { $name }: probabilità di non perdere
 }
review-course-lead = { $who ->
    [you] Il tuo vantaggio alla fine
   *[other] { $name }: vantaggio alla fine
 }
review-course-points = { $who ->
    [you] Tu contro il gioco perfetto
   *[other] { $name } contro il gioco perfetto
 }
review-flag = { $chance ->
    [yes] Mossa { $move }: { $from } → { $to } su 100
   *[no] Mossa { $move }: { $from } → { $to }
 }
review-round = Giro { $round }
review-could = { $who ->
    [you] potevi fare meglio
   *[other] { $name } poteva fare meglio
 }
review-liked-alike = La fortuna è stata uguale per tutti.
review-liked = { $who ->
    [you] La fortuna era dalla tua parte.
   *[other] La fortuna era dalla parte di { $name }.
 }
review-found = { $who ->
    [you] Hai trovato la mossa migliore in { $best } vere scelte su { $judged }.
   *[other] { $name } ha trovato la mossa migliore in { $best } vere scelte su { $judged }.
 }
review-found-none = { $who ->
    [you] Oggi la mossa migliore era difficile da trovare.
   *[other] Oggi la mossa migliore era difficile da trovare per { $name }.
 }
review-numbers = Tutti i numeri
review-part-luck = La fortuna
review-part-choices = Le scelte
review-scale-luck = { $chance ->
    [yes] possibilità su 100 dalla fortuna
   *[no] punti dalla fortuna
 }
review-scale-choices = { $chance ->
    [yes] possibilità su 100 regalate
   *[no] punti regalati
 }
review-way-best = meglio
review-way-both = { $who ->
    [you] la migliore, ed è la tua
   *[other] la migliore, ed è stata giocata
 }
review-way-played = { $who ->
    [you] la tua mossa
   *[other] mossa di { $name }
 }
review-way-also = anche possibile
review-mattered = { $name }: { $act }, meglio { $best }
review-mattered-none = Nessuno ha regalato nulla.
review-move = Mossa { $move } di { $moves }.
review-try = Prova tu
review-try-why = Stessa fortuna, dalla mossa { $move }.
review-try-start = Inizia
review-story-slipped = Sfuggita di mano alla mossa { $move }
review-story-dearest = La più cara: mossa { $move }
review-story-ahead = Vinta dalla mossa { $move } in poi
review-story-always = In testa dall’inizio alla fine
review-story-even = Alla pari fino alla fine
review-story-regretless = Niente da rimpiangere
review-story-dice = { $who ->
    [you] Hai giocato bene. Ha deciso la fortuna.
   *[other] { $name } ha giocato bene. Ha deciso la fortuna.
 }
review-story-clean = { $who ->
    [you] Non hai regalato quasi nulla.
   *[other] { $name } non ha regalato quasi nulla.
 }
review-story-cost = { $who ->
    [you] { $act } invece di { $best } ti è costato { $cost }.
   *[other] { $name }: { $act } invece di { $best } è costato { $cost }.
 }
review-story-luck = { $who ->
    [you] Un colpo di fortuna ti ha dato { $amount }.
   *[other] Un colpo di fortuna ha dato { $amount } a { $name }.
 }
review-story-at = Mossa { $move }. { $what }
try-same = Dalla mossa { $move }, con la fortuna della partita finché si può.
try-other = Dalla mossa { $move }. Da qui è un’altra partita, quindi la fortuna è nuova.
try-who = Chi gioca l’altra parte
try-robot = Il robot
try-both = Entrambe le parti
try-anew = Ricomincia
try-back = Torna alla revisione
try-result = { $count ->
    [0] Stavolta non vince nessuno. Nella partita: { $then }.
    [one] Stavolta vince { $now }. Nella partita: { $then }.
   *[other] Stavolta { $now } si dividono la vittoria. Nella partita: { $then }.
 }
share-picture = Immagine da condividere: { $title }
share-now = Condividi
