# what was agreed for a match, and how it ended
offer-draw = { $name } propone il pareggio.
offer-end = { $name } propone di finire e contare.
offer-take-back = { $name } vorrebbe annullare una mossa.
offer-pause = { $name } chiede una pausa.
offer-resume = { $name } vorrebbe continuare.
offer-adjourn = { $name } vorrebbe continuare un altro giorno.
reason-played = Giocata fino in fondo.
reason-resigned = Finita perché qualcuno ha abbandonato.
reason-draw = Pareggio concordato.
reason-end = Finita di comune accordo, contata com’era.
reason-time = Finita perché a qualcuno è scaduto il tempo.
reason-left = Finita perché se ne sono andati tutti.
reason-aborted = Interrotta prima della prima mossa.
error-nothing-to-throw = Ora non ci sono dadi da lanciare.
error-no-claim = In questa partita non puoi reclamarlo.
error-too-early = Potrebbe ancora tornare. Aspetta un altro po’.
