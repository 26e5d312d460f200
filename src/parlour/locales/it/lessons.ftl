### La prima lezione di ogni gioco: un compito, un aiuto e ciò che si è imparato.

lesson-link = Nuovo per te? Imparalo in un minuto
lesson-title = Prima lezione
lesson-step = Passo { $step } di { $steps }
lesson-next = Avanti
lesson-again = Ancora una volta
lesson-play = Gioca subito
lesson-over = Questo è il gioco. Il resto viene giocando.
lesson-refused = Così non va:
lesson-shut-the-box-1 = Due dadi sul panno: 3 e 5. Chiudi sportelli che fanno 8, uno o più.
    .hint = Tocca sportelli fino a 8, poi chiudili.
    .done = Restano giù per questo turno. Ora lanceresti di nuovo.
lesson-shut-the-box-2 = È uscito 11. Stavolta chiudi almeno due sportelli: quelli alti sono difficili da chiudere dopo.
    .hint = Uno solo sarebbe permesso. Trovane due o tre che fanno 11.
    .done = Quando un lancio non va con nulla, il turno finisce e gli sportelli aperti contano contro di te.
lesson-shut-the-box-3 = Restano due sportelli e i dadi mostrano 3. Lo vedi.
    .hint = 1 e 2 fanno 3.
    .done = La scatola è chiusa: si vince subito.
lesson-chikugo-1 = Le due palline volano con un solo lancio. Lanciale.
    .hint = Premi «Lancia».
    .done = Si conta il rettangolo tra le palline. Il lancio più basso del giro è Nadir e prende un gettone.
lesson-chikugo-2 = Quando tutti i gettoni sono presi, ce ne si vuole liberare. La rossa è in a2, la nera in a5: deponi un gettone che il lancio permette.
    .hint = Una fila di quattro buchi è una linea. Tocca un gettone con l’anello d’ottone.
    .done = Chi ha deposto tutti i gettoni è salvo. L’ultimo perde.
lesson-take-it-1 = Stessa scatola, altro scopo: qui si vogliono gettoni. Lancia le due palline.
    .hint = Premi «Lancia».
    .done = I punti del lancio decidono che cosa puoi prendere.
lesson-take-it-2 = Gira uno dei gettoni.
    .hint = Tocca un gettone coperto.
    .done = Ogni gettone dice che cosa deve fare un lancio per prenderlo.
lesson-take-it-3 = Questo lancio permette più gettoni scoperti. Prendine uno.
    .hint = Si possono prendere i gettoni con l’anello d’ottone.
    .done = È davanti a te e conta alla fine.
lesson-take-it-4 = In mezzo non va bene nulla, ma qualcuno ha ciò che hai meritato. Prendiglielo.
    .hint = Si può lasciar stare. Scegli il gettone con l’anello d’ottone dell’altro.
    .done = Nulla è al sicuro finché la partita non è finita.
lesson-abaku-1 = Le tue tessere sono 1 1 2 3 6. Posane alcune sulla partenza in modo che si leggano come un conto: 1 1 2 è 1 + 1 = 2. Non si posano segni.
    .hint = Prendi una tessera, poi una casella. La casella di partenza al centro va coperta.
    .done = Ogni tessera di un’equazione è un punto. Poi peschi altre tessere.
lesson-abaku-2 = Lì c’è 1 + 2 = 3. Posa tessere che la toccano e formano con essa una nuova equazione.
    .hint = Prova 1 e 4 dopo il 3: 3 1 4 è 3 + 1 = 4.
    .done = Ogni nuova equazione conta, anche quelle incrociate.
lesson-kryds-bolle-1 = Nove aste. Fai scivolare una pallina su una qualsiasi.
    .hint = Tocca un’asta o un anello, poi posa la pallina.
    .done = Le palline si impilano: la prossima su quest’asta sarà nel piano di mezzo.
lesson-kryds-bolle-2 = Tre in fila sono un punto. Davanti ci sono due tue palline chiare: completa la linea.
    .hint = L’asta davanti a destra è ancora vuota.
    .done = Una linea è un punto, e puoi farne molte.
lesson-kryds-bolle-3 = Le palline scure stanno per fare una linea in fondo. Fermale.
    .hint = Prendi il posto della terza: l’asta dietro a destra.
    .done = Fermare una linea vale quanto farla.
lesson-kryds-bolle-4 = Le linee attraversano il cubo in ogni direzione. Una delle tue sale da davanti a sinistra a dietro a destra: completala.
    .hint = In basso davanti a sinistra, il centro, e ora la cima dell’asta dietro a destra.
    .done = È una diagonale di tutto il cubo.
