### What can be typed at a table, and what is answered: on the page and in the terminal.

command-row = riga, row
command-column = colonna, column
command-around = intorno a, intorno, around
command-own = tessere, gettoni, mano, rack
command-where = dove posso, dove, where
command-who = chi, a chi tocca, who
command-points = punti, points
command-clock = orologio, tempo, clock
command-throw = lancia, tira, throw
command-yes = sì, si, yes
command-no = no
command-resign = abbandona, resign
command-draw = pareggio, patta, draw
command-pause = pausa, pause
command-brief = breve, brief
command-usual = normale, usual
command-full = completo, full
command-next = avanti, next
ask-next = Scrivi avanti per continuare.
command-help-more = riga 8, colonna H e intorno a H8 leggono una parte del tabellone, tessere quello che hai, dove posso 1 2 le mosse che lo usano. chi dice a chi tocca, punti e orologio come va la partita, lancia come si lancia; sì e no rispondono a una domanda; abbandona, pareggio e pausa chiedono prima. breve, normale e completo regolano quanto si dice.
ask-turn = Tocca a { $name }.
ask-wait = Un momento: non tocca ancora a nessuno.
ask-over = La partita è finita.
ask-not-you = Tocca a { $name }, poi a te.
ask-best-first = Dalla migliore: { $acts }.
ask-can-play = Puoi giocare: { $acts }.
ask-choice = { $act }: { $name }
ask-more = E altre { $count }.
ask-nowhere = Qui nessuna mossa corrisponde a «{ $what }».
ask-no-list = Questa partita è senza suggerimenti, perciò le mosse non vengono elencate.
ask-dice = Tocca a te lanciare: scrivi lancia.
ask-yes-no = Scrivi sì o no.
ask-no-offer = Non c’è nessuna domanda a cui rispondere.
ask-no-draw = Qui non puoi proporre il pareggio.
ask-no-back = Non c’è niente da annullare.
ask-no-last = Non è ancora stato giocato niente.
ask-clock = { $name } { $time }
ask-no-clock = Questa partita è senza orologio.
ask-not-here = Qui non esiste. Scrivi tavolo per tutto il tavolo, o aiuto.
ask-verbosity = { $how ->
    [brief] Breve: le mosse in poche parole.
    [full] Completo: anche i punti e quello che hai, a ogni tuo turno.
   *[usual] Normale: le mosse e quello che portano.
 }
settings-verbosity = Quanto si dice
settings-verbosity-why = Per i lettori di schermo e il registro del tavolo.
verbosity-brief = Breve
verbosity-usual = Normale
verbosity-full = Completo
