### Abaku al tavolo della pagina.

## What the slip tells

ab-told-laid = { $name } ha posato { $tiles }
ab-told-at = Da { $at }.
ab-told-equations = { $count } equazioni in un colpo
ab-told-pass = { $name } ha passato il turno
ab-told-accept = { $name } ha accettato
ab-told-challenge = { $name } ha contestato
ab-told-exchange = { $count ->
    [one] { $name } ha cambiato { $count } tessera
   *[other] { $name } ha cambiato { $count } tessere
 }
ab-told-magic = { $name }: { $act }

## Everything else

ab-board = Il tabellone. Le frecce muovono, le cifre posano tessere, la barra spaziatrice cambia direzione, Invio gioca.
ab-rack = Le tue tessere
ab-tile = { $tile ->
    [joker] Jolly
   *[other] Tessera { $tile }
 }
ab-square = { $square }{ $bonus ->
    [n2] , numero per 2
    [n3] , numero per 3
    [e2] , equazione per 2
    [e3] , equazione per 3
    [start] , partenza
   *[none] { "" }
 }
ab-square-tile = { $square }: { $digit }{ $kind ->
    [new] , tua, non ancora giocata
    [joker] , jolly
   *[old] { "" }
 }
ab-bonus = { $bonus ->
    [n2] numero ×2
    [n3] numero ×3
    [e2] equazione ×2
   *[e3] equazione ×3
 }
ab-turn = { $shared ->
    [yes] { $name }, forma un’equazione con le tue tessere
   *[no] Forma un’equazione
 }
ab-how = Scegli una tessera, poi una casella. Oppure trascina, o scrivi. Tutte vanno su una sola linea.
ab-one-line = In un turno tutte le tessere stanno su una linea.
ab-equations = { $count ->
    [0] Ancora nessuna equazione
    [one] Un’equazione
   *[other] { $count } equazioni
 }
ab-not-yet = Non ancora
ab-tiles-way = { $count } tessere, { $way ->
    [across] in orizzontale
    [down] in verticale
   *[diagonal] in diagonale
 }
ab-bonus-on = { $over ->
    [yes] se la lasci qui: { $bonus }
   *[no] { $bonus } in { $square }
 }
ab-sum = { $kind ->
    [hint] Darebbe
    [told] Ha dato
   *[mine] Questo turno
 }
ab-hint = Suggerimento
ab-hint-act = { $square }{ $way ->
    [across] , in orizzontale
    [down] , in verticale
    [diagonal] , in diagonale
   *[one] { "" }
 }: { $tiles }
ab-hint-aside = non è ancora sul tabellone
ab-told-by = posata da { $name }
ab-let-go = Lascia in { $square }
ab-left-over = { $count ->
    [one] Avanza una tessera
   *[other] Avanzano { $count } tessere
 }
ab-shuffle = Mescola
ab-whole = Tutto il tabellone
ab-speak = Leggi ad alta voce
ab-place = { $known ->
    [yes] { $points ->
        [one] Posa per 1 punto
       *[other] Posa per { $points } punti
     }
   *[no] Posa le tessere
 }
ab-place-first = Posa tessere
ab-place-not = Non ancora valida
ab-take-up = Riprendi
ab-to-exchange = Cambia
ab-exchange = { $count ->
    [0] Scegli tessere
    [one] Cambia 1 tessera
   *[other] Cambia { $count } tessere
 }
ab-exchange-ask = { $count ->
    [0] Quali tessere restituisci?
    [one] Restituisci una tessera
   *[other] Restituisci { $count } tessere
 }
ab-exchange-how = Ne peschi altrettante dal sacchetto. Vale come turno.
ab-exchange-not = Tienile
ab-pass = Passa
ab-swapped = Il jolly è tuo, in cambio della sua cifra. Posalo, oppure tienilo e posane altre.
ab-joker-ask = Quale cifra vale il jolly?
ab-joker-not = Non ora
ab-asked = { $act }: è valida?
ab-asking = Gli altri stanno guardando { $act }
ab-accept = Accetta
ab-challenge = Contesta
ab-bag = { $count ->
    [0] Il sacchetto è vuoto.
    [one] 1 tessera nel sacchetto.
   *[other] { $count } tessere nel sacchetto.
 }
ab-unseen = Tessere che non hai visto
ab-wrong = Così non va.
ab-wrong-at = { $squares }:
ab-won = { $count ->
    [one] { $names } vince con { $points }
   *[other] { $names } si dividono la vittoria con { $points }
 }
ab-end-why = Le tessere rimaste costano punti.
ab-end-left = { $count ->
    [0] Nessuna tessera rimasta
    [one] 1 tessera rimasta
   *[other] { $count } tessere rimaste
 }

ab-say-place = { $name } posa { $act }: { $points ->
    [one] 1 punto.
   *[other] { $points } punti.
 }
ab-say-exchange = { $name } cambia { $count ->
    [one] 1 tessera.
   *[other] { $count } tessere.
 }
ab-say-pass = { $name } passa.
ab-say-accept = { $name } accetta.
ab-say-challenge = { $name } contesta.
ab-tell-row = Riga { $row }: { $tiles }.
ab-tell-rack = Le tue tessere: { $tiles }.

## Che cosa non va in una mossa, secondo il suo codice

ab-wrong-not-one-equation = queste tessere non fanno tutte parte di una sola equazione.
ab-wrong-contact-in-no-equation = queste due si toccano, ma nessuna nuova equazione le contiene entrambe.
ab-wrong-no-old-tile = nessuna tessera già posata fa parte di una nuova equazione.
ab-wrong-gap = c’è un buco.
ab-wrong-not-on-start = nel primo turno posa una tessera su questa casella.
ab-wrong-two-tiles-first = Nel primo turno posa almeno due tessere.
ab-wrong-nothing-touched = Nessuna nuova tessera ne tocca una già sul tabellone.
ab-wrong-off-the-board = le tessere escono dal tabellone.
ab-wrong-square-taken = qui c’è già una tessera.
ab-wrong-no-joker-there = qui non c’è nessun jolly.
ab-wrong-no-digit-for-joker = non hai la cifra del jolly.
ab-wrong-no-diagonals = In questa partita niente diagonali.
ab-wrong-not-in-rack = Non hai questa tessera.

# Magic squares
ab-magic-ask = Fai la stessa somma in ogni linea
ab-magic-how = Scegli una cifra, poi una casella. Contano righe, colonne e le due diagonali.
ab-magic-lines = Linee con la stessa somma: { $lines } su { $all }
ab-magic-square = { $square }: { $digit ->
    [none] libera
   *[other] { $digit }
 }
