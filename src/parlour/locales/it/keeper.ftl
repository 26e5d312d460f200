### Tenere il punteggio: la vera scatola è sul tavolo.

home-how-score = Segna i punti
keeper-about = La vera scatola è sul vostro tavolo. La pagina arbitra e conta ciò che scrivete.
keeper-title = Che cosa è uscito
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
keeper-holes = La fila 1 è la più vicina alla mano.
keeper-again = Correggi
keeper-chip = Quale gettone è stato girato?
keeper-first = Chi comincia?
keeper-tiles = { $count ->
    [0] { $name } ha pescato
    [one] { $name }, quale tessera hai pescato?
   *[other] { $name }, quali { $count } tessere hai pescato?
 }
keeper-drawn = È così
keeper-words = Che cosa è successo?
error-not-by-hand = Una partita a un vero tavolo non può essere classificata.
