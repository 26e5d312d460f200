### At the table: news in the slip, how it ended, the menu, the list of moves.

slip-thinking = { $name } sta pensando…
slip-turn-of = Tocca a { $name }
slip-offline = Sei offline
slip-offline-why = La tua partita è al sicuro. La mossa parte quando torni online.
slip-away = { $name } ha perso la connessione
slip-away-why = Da { $ago }.{ $clock ->
    [yes] { " " }L’orologio va avanti.
   *[no] { "" }
 }
slip-asked = Proposta inviata. In attesa di risposta.
slip-sure-resign = Abbandoni la partita?
slip-sure-draw = Proponi il pareggio?
slip-sure-end = Proponi di finire e contare?
slip-keep-playing = Continua
slip-not-now = Non ora
slip-offer = Proponi
slip-offer-draw = { $name } propone il pareggio
slip-offer-end = { $name } propone di finire e contare
slip-offer-take-back = { $name } vorrebbe annullare
slip-offer-pause = { $name } chiede una pausa
slip-offer-resume = { $name } vorrebbe continuare
slip-offer-adjourn = { $name } vorrebbe continuare un altro giorno
slip-no-draw = Continua
slip-yes-draw = Accetta
slip-no-end = Continua
slip-yes-end = Accetta
slip-no-take-back = No
slip-yes-take-back = Consenti
slip-no-pause = Continua
slip-yes-pause = Pausa
slip-no-resume = Non ancora
slip-yes-resume = Continua
slip-no-adjourn = Continua
slip-yes-adjourn = Accetta
slip-seconds = { $seconds ->
    [one] Ancora { $seconds } secondo
   *[other] Ancora { $seconds } secondi
 }
slip-again = Rivedi
slip-you-begin = Cominci tu
slip-begins = Comincia { $name }
slip-stands = Punteggio: { $points }
slip-would-win = Vincerebbe { $name }.
slip-no-hints = Niente suggerimenti in questa partita
slip-no-hints-why = Giochi contro persone, e i suggerimenti non erano previsti.
slip-offer-rematch = { $name } propone la rivincita
slip-rematch-why = Stesse regole. Comincia l’altra parte.
slip-no-rematch = No, grazie
told-short = { $name }: { $what }
pace-go-on = Avanti
hint-another = Un altro
hint-else = Cos’altro?
hint-lay = Posala
hint-why = Perché questa mossa?
hint-is-best = La migliore possibile
hint-next-best = Buona anche questa
menu-title = Menu del tavolo
moves-list = Mosse
moves-newest = l’ultima in fondo
moves-none = Ancora nessuna mossa.
moves-looking = Una posizione precedente
moves-back = Torna alla partita
end-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }
end-all = { $points } pari
end-to = { $points } a { $other }
end-left = Se ne sono andati tutti
end-aborted = Questa partita è stata annullata
end-over = La partita è finita
end-draw = Pareggio{ $scored ->
    [yes] { ", " }{ $score }
   *[no] { "" }
 }
end-they-resigned = Vinci tu: { $name } ha abbandonato
end-wins = { $count ->
    [one] Vince { $names }
   *[other] { $names } si dividono la vittoria
 }{ $scored ->
    [yes] { ", " }{ $score }
   *[no] { "" }
 }
end-you-time = Vinci per il tempo{ $scored ->
    [yes] { ", " }{ $score }
   *[no] { "" }
 }
end-time = { $count ->
    [one] { $names } vince per il tempo
   *[other] { $names } vincono per il tempo
 }{ $scored ->
    [yes] { ", " }{ $score }
   *[no] { "" }
 }
end-you-win = Vinci tu{ $scored ->
    [yes] { ", " }{ $score }
   *[no] { "" }
 }
end-beats = { $name } batte { $other }{ $scored ->
    [yes] { ", " }{ $score }
   *[no] { "" }
 }
end-you-resigned = { $move ->
    [one] Hai abbandonato. Ne facciamo un’altra?
   *[other] Hai abbandonato dopo { $move } mosse. Ne facciamo un’altra?
 }
end-resigned-why = { $name } ha abbandonato.
end-your-time = Il tuo tempo è scaduto. La prossima volta più tempo?
end-time-why = Tempo scaduto per { $name }.
end-draw-why = Vi siete accordati.
end-agreed-why = Finita di comune accordo, contata com’era.
end-safe = Niente è perso: c’è il replay.
end-led-until = Eri in testa fino alla mossa { $move }. La revisione mostra la svolta.
end-best-turn = Il tuo turno migliore ha dato { $points }.
end-moves = { $count ->
    [one] Una mossa, ben giocata.
   *[other] { $count } mosse, ben giocate.
 }
end-you-led = Eri in testa dalla mossa { $move }.
end-led = { $name } era in testa dalla mossa { $move }.
end-you-last = Hai preso la testa all’ultima mossa.
end-last = { $name } ha preso la testa all’ultima mossa.
end-winner = Vittoria
end-home = Home
plate-resigned = abbandono
plate-time = per il tempo
rematch-accept = Accetta la rivincita
rematch-take-back = Ritira
play-again = Gioca ancora
rematch-waiting = In attesa di { $name }
rematch-waiting-why = Intanto puoi guardare la revisione.
rematch-declined = { $name } non può restare
rematch-declined-why = Sarà per un’altra volta. Intanto c’è la revisione.
title-your-turn = { $shared ->
    [yes] Tocca a { $name }
   *[no] Tocca a te
 }
end-left-why = { $name } ha lasciato il tavolo.
slip-claim-win = Reclama la vittoria
slip-claim-robot = Fai continuare un robot
