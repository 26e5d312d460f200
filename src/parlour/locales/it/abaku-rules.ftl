### Options and refusals of Abaku's second rules, of lots and of the Kugelbox's own printings.

option-aids = Suggerimenti e anteprime
option-board = Tabellone
option-board-bonus = 15 × 15 con caselle bonus
option-board-blank = 17 × 17, vuoto
option-start_bonus = Casella di partenza
option-start_bonus-none = senza bonus
option-start_bonus-equation-2 = equazione ×2
option-leftover = Le tessere rimaste costano
option-leftover-count = un punto ciascuna
option-leftover-value = la loro cifra
option-zeros = Due tessere possono toccarsi senza equazione se
option-zeros-either = una delle due è uno zero
option-zeros-new = quella nuova è uno zero
option-sets = Set di tessere
option-first = Chi comincia
option-first-lots = a sorte
option-first-draw = chi pesca la tessera più bassa
option-first-seat = il primo posto
option-level = Quadrato magico
option-level-empty = vuoto
option-level-easy = facile
option-level-medium = medio
option-level-hard = difficile
option-deal = Tessere

error-bad-claim = Per annunciare un’equazione, indica la prima e l’ultima tessera di una sequenza in linea.
error-no-claims = Puoi annunciare equazioni solo dove si può contestare.
error-not-dealt = In questa mano vengono altre tessere.
error-no-digit-there = In quella casella non c’è nessuna cifra.
error-digit-given = Questa cifra è data: non si sposta.
error-too-many-changes = Hai raggiunto il limite di spostamenti. Riempi il quadrato e finisci.
error-nothing-changes = Questa mossa non cambia nulla.
error-not-full = Riempi il quadrato prima di finire.
error-not-given = Queste cifre non appartengono a questo livello.
error-bad-first = Indica chi ha cominciato solo se si tira a sorte.

ab-wrong-no-equation = è annunciata, ma non è un’equazione.
ab-finish = Finisci
ab-finish-sure = Finisci ora? Premi di nuovo
ab-exchange-gone = Queste tessere escono dal gioco. Ne peschi altrettante dal sacchetto.
ab-set-aside = { $count ->
    [one] 1 tessera messa da parte.
   *[other] { $count } tessere messe da parte.
 }
ab-result-score = { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }
ab-result-cover = { $covered } caselle coperte su { $all }
ab-result-full = Hai coperto tutta la griglia!
ab-magic-lift = Togli
ab-magic-move = Scegli una cifra del quadrato per spostarla o toglierla.
ab-no-aids = Qui niente suggerimenti. Vedrai che cosa è giusto quando gli altri avranno risposto.

term-over-score = { $points ->
    [one] Finito con 1 punto.
   *[other] Finito con { $points } punti.
 }

ab-deal-chance = pescate a caso
ab-deal-today = quelle di oggi, uguali per tutti
ab-bests = Punteggi migliori
ab-best-own = Il tuo record: { $points }
ab-best-new = Il tuo nuovo record: { $points }
ab-best-deal = { $whose ->
    [mine] Record con queste tessere: { $points }, tuo
    [named] Record con queste tessere: { $points }, { $name }
   *[guest] Record con queste tessere: { $points }, di un ospite
 }
