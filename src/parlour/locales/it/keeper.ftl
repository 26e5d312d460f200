### Tenere il punteggio: la vera scatola è sul tavolo.

home-how-score = Segna i punti
keeper-about = La scatola vera è sul vostro tavolo. Inserite quello che succede: Parlour controlla le regole e conta.
keeper-title = Che cosa è uscito?
keeper-dice = { $count ->
    [one] Che cosa mostra il dado?
   *[other] Che cosa mostrano i dadi?
 }
keeper-die = { $number ->
    [1] Primo dado
   *[other] Secondo dado
 }
keeper-choose = Scegli che cosa mostrano i dadi
keeper-fell = È uscito { $what }
keeper-red = Dov’è la pallina rossa?
keeper-black = E la pallina nera?
keeper-missed = Fuori
keeper-holes = La riga 1 è la più vicina a te.
keeper-again = Correggi
keeper-chip = Quale gettone hai girato?
keeper-first = Chi comincia?
keeper-tiles = { $count ->
    [0] { $name } ha pescato
    [one] { $name }, quale tessera hai pescato?
   *[other] { $name }, quali { $count } tessere hai pescato?
 }
keeper-drawn = Conferma
keeper-words = Che cosa è successo?
error-not-by-hand = Le partite a un tavolo vero non possono essere classificate.
