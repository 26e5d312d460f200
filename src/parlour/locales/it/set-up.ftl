### Setting up a match, and the table that fills up before it begins.

setup-start = Inizia la partita
setup-alone = Gioca in solitario
setup-together = Gioca con altri
setup-keep = Segna i punti
setup-invite = { $count ->
    [one] Invita qualcuno
   *[other] Invita { $count } persone
 }
setup-invite-name = Invita { $name }
setup-friend = Gioca con amici
setup-a-robot = Gioca con un robot
setup-change = Cambia giocatori
setup-agree-change = Cambia
setup-swap = Scambia
setup-swap-label = Scambia chi comincia
setup-you = tu
setup-you-name = Tu
setup-a-friend = Un’altra persona
setup-by-link = entra con il link
setup-first = comincia
setup-light = chiare
setup-dark = scure
setup-level-short = livello { $level }
setup-level = livello { $level } di { $of }
setup-record = { $played ->
    [0] mai giocato finora
   *[other] ne hai vinte { $won } su { $played }
 }
setup-usual = regole solite
setup-chosen = { $name }: { $value }
setup-changed = { $on ->
    [yes] { $name }
   *[no] senza: { $name }
 }
setup-no-clock = senza orologio
setup-minutes = { $minutes ->
    [one] circa un minuto
   *[other] circa { $minutes } minuti
 }
setup-lots-decide = Si tira a sorte chi comincia.

## Who’s playing?

setup-who = Chi gioca?
setup-chairs = Sedie
setup-seat-of = Posto { $seat } di { $of }
setup-add = Aggiungi una sedia
setup-remove = Togli questa sedia
setup-sits-here = Chi siede qui?
setup-kind-me = Qualcuno qui
setup-kind-robot = Un robot
setup-kind-open = Con un link
setup-robot = Quale robot?
setup-name = Nome
setup-used = Nomi già usati
setup-link = Avrai un link da mandare.
setup-friend-name = Chi inviti? (se vuoi)
setup-swap-first = Scambia chi comincia
setup-lots = Tira a sorte

## How shall we play?

setup-how = Come giochiamo?
setup-changes = { $count ->
    [one] Un cambiamento rispetto alle regole solite
   *[other] { $count } cambiamenti rispetto alle regole solite
 }
setup-back-to-usual = Torna alle regole solite
setup-presets = Regole già pronte
setup-more = Altro
setup-to-limit = fino al limite
setup-custom = Su misura
setup-switch = { $on ->
    [yes] sì
   *[no] no
 }
setup-clock-own = { $minutes } min + { $seconds } s a mossa
setup-clock-minutes = Minuti a testa
setup-clock-seconds = Secondi in più a mossa
setup-no-clock-row = Nessuno, con calma
setup-time = Durata
setup-watch = Chi può guardare
setup-watch-link = Chiunque abbia il link
setup-watch-players = Solo chi gioca
setup-hints = Suggerimenti
setup-hints-on = { $on ->
    [yes] permessi a tutti
   *[no] disattivati
 }
setup-leaving = Se qualcuno se ne va
setup-leaving-robot = Continua un robot
setup-leaving-forfeit = Perde la partita
setup-on-time = Se il tempo finisce
setup-on-time-lose = La partita è persa
setup-on-time-robot = Continua un robot
setup-public = Chi può entrare
setup-public-link = Solo con il link
setup-public-all = Chiunque, dai tavoli pubblici
preset-to-100 = Fino a 100
preset-one-round = Veloce, un giro
preset-digits = Cifre

## What each option changes

explain-placement = Le palline scendono lungo l’asta e si impilano, oppure vanno in qualsiasi posto libero del cubo.
explain-flaps = Con più sportelli i turni sono più lunghi. Di solito sono dodici.
explain-dice = Sempre due dadi, oppure uno solo quando resta poco da chiudere.
explain-scoring = Gli sportelli aperti si sommano, o si leggono come un solo numero: 2, 5 e 8 fanno 258.
explain-limit = La partita finisce dopo il giro in cui qualcuno arriva a questi punti negativi.
explain-rounds = Si gioca un numero fisso di giri invece che fino a un limite.
explain-shut = Chi chiude tutti gli sportelli vince subito, oppure gli altri finiscono il giro.
explain-eliminate = Chi arriva al limite è fuori. Vince chi resta per ultimo.
explain-throw = Miri, rilasci e le palline rotolano davvero, oppure il caso sceglie due buchi.
explain-miss = Quanto spesso una pallina non finisce in nessun buco.
explain-smart_calculators = Si calcola con i numeri e i segni sul bordo della scatola. Per menti veloci.
explain-lay_out = Scarti un gettone a lancio, oppure tutti quelli che corrispondono al lancio.
explain-mode = Insieme al tavolo, o in solitario in tre modi.
explain-referee = Rifiutate subito, oppure posate sulla fiducia finché qualcuno non contesta.
explain-bonuses = Alcune caselle raddoppiano o triplicano un numero o un’intera equazione.
explain-tile_values = Un 7 vale sette punti invece di uno. Si arriva alle centinaia.
explain-diagonals = Le equazioni possono anche andare in diagonale. Più difficili da vedere, e ce ne sono di più.
explain-count_tiles = A pari punti vince chi ha usato più tessere.
explain-trivial_powers = Due 1 vicini sono un’equazione.
explain-board = Quindici caselle con bonus, o diciassette senza.
explain-start_bonus = La casella di partenza può raddoppiare le sue equazioni.
explain-leftover = Quanto costano alla fine le tessere rimaste.
explain-zeros = Con uno zero le tessere possono toccarsi senza equazione.
explain-sets = Più tessere, partita più lunga.
explain-aids = Mostra quanto varrebbe una mossa prima di farla.
explain-level = Comincia vuoto, o con cifre che lasciano una sola soluzione.
explain-first = Si tira a sorte davanti a tutti, o lo si decide prima.
explain-size = Quante righe e colonne.
explain-deal = Le tessere di oggi sono uguali per tutti, tutto il giorno. Chi fa di più?

## A table that fills up

room-more = { $count ->
    [one] Ancora una sedia libera
   *[other] Ancora { $count } sedie libere
 }
room-self = La partita comincia da sola appena tutti sono seduti.
room-full = Ci siete tutti
room-you-begin = Cominci tu.
room-begins = Comincia { $name }.
room-ready = Inizia quando vuoi.
room-countdown = Si comincia tra { $seconds }
room-wait = Un momento
room-start = Inizia ora
room-fewer = Inizia in { $count }
room-fewer-alone = Inizia in solitario
room-seat-robot = Aggiungi un robot
room-robot-off = Libera questa sedia
room-free = Libera
room-invited = invito inviato
room-just = appena al tavolo
room-yours = la tua sedia
room-agreed = Come si gioca
room-share-text = { $name } ti invita a una partita di { $game }.
room-sat = { $name } si siede.
room-stood = { $name } ha lasciato il tavolo.
room-chairs-free = { $count ->
    [0] Ci siete tutti.
    [one] Una sedia è libera.
   *[other] { $count } sedie sono libere.
 }
room-asks = { $name } ti invita a una partita di { $game }
room-asked = Ti invitano a una partita di { $game }
room-name = Il tuo nome al tavolo
room-join = Unisciti
room-just-watch = Guarda soltanto
room-watching = Stai guardando. La partita comincia da sola appena tutti sono seduti.
room-is-full = Questo tavolo è al completo.
room-is-full-why = Vuoi guardare o crearne uno tuo?
room-own = Creane uno tuo
