### What can be typed at a table, and what is answered: on the page and in the terminal.

command-row = rangée, rangee, row
command-column = colonne, column
command-around = autour de, autour, around
command-own = tuiles, jetons, main, rack
command-where = où puis-je, où, ou, where
command-who = qui, à qui, who
command-points = points, score
command-clock = pendule, horloge, temps, clock
command-throw = lancer, throw
command-yes = oui, yes
command-no = non, no
command-resign = abandon, resign
command-draw = nulle, draw
command-pause = pause
command-brief = bref, brief
command-usual = normal, usual
command-full = complet, full
command-next = suite, next
ask-next = Tape suite pour continuer.
command-help-more = rangée 8, colonne H et autour de H8 lisent une partie du plateau, tuiles ce que tu as, où puis-je 1 2 les coups qui s’en servent. qui dit à qui de jouer, points et pendule où on en est, lancer comment lancer ; oui et non répondent à une question ; abandon, nulle et pause demandent d’abord. bref, normal et complet règlent ce qui est dit.
ask-turn = À { $name } de jouer.
ask-wait = Un instant : ce n’est encore à personne de jouer.
ask-over = La partie est terminée.
ask-not-you = À { $name } de jouer ; ensuite, ce sera ton tour.
ask-best-first = Du meilleur au moins bon : { $acts }.
ask-can-play = Tu peux jouer : { $acts }.
ask-choice = { $act } : { $name }
ask-more = Et { $count } de plus.
ask-nowhere = Ici, aucun coup ne va avec « { $what } ».
ask-no-list = Cette partie se joue sans indices, les coups ne sont donc pas listés.
ask-dice = À toi de lancer : tape lancer.
ask-yes-no = Tape oui ou non.
ask-no-offer = Il n’y a pas de question en attente.
ask-no-draw = Ici, tu ne peux pas proposer la nulle.
ask-no-back = Il n’y a rien à annuler.
ask-no-last = Rien n’a encore été joué.
ask-clock = { $name } { $time }
ask-no-clock = Cette partie se joue sans pendule.
ask-not-here = Ça n’existe pas ici. Tape table pour toute la table, ou aide.
ask-verbosity = { $how ->
    [brief] Bref : les coups en peu de mots.
    [full] Complet : avec les points et ce que tu as, à chacun de tes tours.
   *[usual] Normal : les coups et ce qu’ils rapportent.
 }
settings-verbosity = Ce qui est dit
settings-verbosity-why = Pour les lecteurs d’écran et le journal de la table.
verbosity-brief = Bref
verbosity-usual = Normal
verbosity-full = Complet
