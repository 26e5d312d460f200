### Shut the Box al tavolo della pagina.

## What the slip tells

stb-told-threw = { $name } ha fatto { $dice }
stb-told-no-fit = { $name } ha fatto { $dice }: niente va bene
stb-told-no-fit-short = { $name }: { $dice }, niente
stb-told-open = { $count ->
    [one] { $flaps } è rimasto aperto
   *[other] { $flaps } sono rimasti aperti
 }
stb-told-shut = { $name } ha chiuso { $flaps }
stb-told-shut-all = { $name } ha chiuso { $flaps }, e con loro la scatola
stb-told-left = { $thrown ->
    [yes] Lancio: { $dice }.{ " " }
   *[no] { "" }
 }{ $left ->
    [0] Tutti chiusi.
    [one] Ne resta { $left }.
   *[other] Ne restano { $left }.
 }

## Everything else

stb-turn = { $shared ->
    [yes] { $name }, chiudi sportelli che fanno { $total }
   *[no] Chiudi sportelli che fanno { $total }
 }
stb-dice = { $shared ->
    [yes] { $name }, un dado o due?
   *[no] Un dado o due?
 }
stb-other = { $name } cerca { $total }
stb-how = Tocca gli sportelli finché la somma non torna.
stb-chosen = { $count ->
    [one] Scelto { $flaps }. Ancora { $left }.
   *[other] Scelti { $flaps }. Ancora { $left }.
 }
stb-complete = { $count ->
    [one] Il { $flaps } basta da solo.
   *[other] { $flaps } fanno { $total }.
 }
stb-before = { $name } ha fatto { $throw }: niente va bene, { $points ->
    [one] 1 punto negativo.
   *[other] { $points } punti negativi.
 }
stb-before-shut = { $name } ha chiuso la scatola.
stb-do = Chiudi { $flaps }
stb-do-more = Chiudi { $flaps } e…
stb-choose = Scegli sportelli
stb-take-one = Lancia un dado
stb-take-two = Lancia due dadi
stb-sets = Combinazioni possibili
stb-flaps = Sportelli. Il lancio è { $throw }.
stb-flap = Sportello { $n }, { $state ->
    [shut] chiuso
    [last] appena chiuso
    [chosen] aperto, scelto
    [fits] aperto, dà la somma
    [can] aperto, va bene con altri
   *[open] aperto
 }
stb-round = Giro
stb-now = Giro { $round }
stb-total = Totale
stb-ends = Vince chi ha meno punti. { $by ->
    [limit] La partita finisce dopo il giro in cui qualcuno arriva a { $limit }.
    [rounds] La partita ha { $rounds } { $rounds ->
        [one] giro
       *[other] giri
     }.
   *[once] La partita ha un giro solo.
 }
stb-shut = Scatola chiusa!
stb-shut-why = { $count ->
    [one] { $names } vince tutta la partita, quali che siano i punti.
   *[other] { $names } si dividono la vittoria.
 }
stb-won = { $count ->
    [one] { $names } vince con { $points }
   *[other] { $names } si dividono la vittoria con { $points }
 }
stb-alone = { $points ->
    [one] 1 punto negativo
   *[other] { $points } punti negativi
 }
stb-over-why = Vince chi ha meno punti negativi.

stb-say-throw = Il lancio è { $throw }.
stb-say-dice = { $name } prende { $dice ->
    [one] un dado.
   *[two] due dadi.
 }
stb-say-shut = { $name } chiude { $flaps }.
stb-tell = Tocca a { $name }. Aperti: { $flaps }.{ $dice ->
    [0] { "" }
   *[other] { " " }Il lancio è { $throw }.
 }
stb-tell-sets = Combinazioni possibili: { $sets }.

### Throwing, and what nothing fits.

stb-throw = Lancia
stb-throw-title = { $shared ->
    [yes] { $name }, lancia i dadi
   *[no] Lancia i dadi
 }
stb-throw-how = Trascinali sul feltro e rilascia. Oppure premi la barra spaziatrice.
stb-throw-other = Tocca a { $name } lanciare
stb-throw-for-me = Lancia per me
stb-thrown = Fa { $total }
stb-nothing = Niente fa { $total }. { $points ->
    [one] È 1 punto.
   *[other] Sono { $points } punti.
 }
stb-would-stay = Ancora aperti: { $flaps }. { $points ->
    [one] 1 punto.
   *[other] { $points } punti.
 }
stb-nothing-odds = Sfortuna: con questi aperti, { $lose ->
    [one] 1 lancio su { $of } chiude il turno.
   *[other] { $lose } lanci su { $of } chiudono il turno.
 }
stb-write = Segna { $points }
stb-else = { $instead } invece di { $of } avrebbe aiutato
stb-else-why = Allora { $total } ci sarebbe stato. Era { $ago ->
    [1] l’ultima scelta.
   *[other] { $ago } scelte fa.
 }
stb-else-none = Niente avrebbe aiutato
stb-else-none-why = Con questi lanci, { $total } non aveva posto.
stb-wrong-shut = Lo sportello { $n } è già chiuso.
stb-wrong-big = { $n } è più di { $total }.
stb-wrong-lone = Nessuno sportello aperto completa { $n } fino a { $total }: manca { $left }.
stb-all-down = Tutti e { $flaps } chiusi in { $throws ->
    [one] 1 lancio.
   *[other] { $throws } lanci.
 }
stb-throws = { $count ->
    [one] 1 lancio
   *[other] { $count } lanci
 }
stb-cell-shut = chiuso
stb-say-nothing = { $throw } fanno { $total }. Nessuno sportello aperto fa { $total }. Aperti: { $flaps }. { $points ->
    [one] 1 punto.
   *[other] { $points } punti.
 }
stb-cup-how = Scuoti il telefono, oppure premi il bicchiere e rilascia.
stb-cup-allow = Scuoti per lanciare
