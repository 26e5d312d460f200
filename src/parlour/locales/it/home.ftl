### The first page: a question, the shelf, three cards.

home-first = Cinque giochi di legno, in solitario, in due o in compagnia. Gratis e senza account.
home-with = { $game } con { $names }
home-alone = { $game } in solitario
home-join = Unisciti
home-more-games = { $count ->
    [one] 1 altra partita
   *[other] altre { $count } partite
 }
home-task = Il tuo compito
home-task-left = { $count ->
    [one] Manca una domanda.
   *[other] Mancano { $count } domande.
 }
home-go-on = Continua
home-lesson = La tua lezione
home-learn = Impara { $game }
home-learn-time = Basta un minuto.
home-show-me = Fammi vedere
home-other-games = Altri giochi
home-ask-shut-the-box = Quali sportelli?
home-ask-chikugo = Quale gettone?
home-ask-take-it = Che cosa prenderesti?
home-ask-abaku = Che cosa vale di più?
home-ask-kryds-bolle = Dove la metti?
home-streak = { $game } · giorno { $days } di fila
home-done = { $days ->
    [one] Fatto! Un giorno di fila.
   *[other] Fatto! { $days } giorni di fila.
 }
home-code = Hai un codice?
home-code-title = Unisciti a un tavolo o a una classe
home-code-why = Il codice o il link che hai ricevuto.
home-code-label = Codice
home-tonight = Per stasera
home-tonight-for = { $count ->
    [2] In due al tavolo?
    [3] In tre al tavolo?
    [4] In quattro al tavolo?
    [5] In cinque al tavolo?
    [6] In sei al tavolo?
   *[other] In { $count } al tavolo?
 }
home-tonight-takes = { $game } dura { $minutes } minuti.
home-set-up = Prepara
home-else = Qualcos’altro
install-title = Tienilo su questo dispositivo
install-why = Si apre come un’app, con la sua icona.
install-yes = Installa
install-no = Non ora
