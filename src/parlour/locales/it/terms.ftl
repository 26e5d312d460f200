# what was agreed for a match, and how it ended
offer-draw = { $name } propone il pareggio.
offer-end = { $name } vorrebbe contare la partita così com’è.
offer-take-back = { $name } vorrebbe annullare una mossa.
offer-pause = { $name } chiede una pausa.
offer-resume = { $name } vorrebbe riprendere.
offer-adjourn = { $name } vorrebbe continuare un altro giorno.
reason-played = Giocata fino in fondo.
reason-resigned = Finita perché qualcuno ha abbandonato.
reason-draw = Pareggio concordato.
reason-end = Finita di comune accordo, contata com’era.
reason-time = Finita perché a qualcuno è scaduto il tempo.
reason-left = Finita perché sono andati via tutti.
reason-aborted = Interrotta prima della prima mossa.
error-nothing-to-throw = Ora non ci sono dadi da tirare.
error-no-claim = In questa partita non puoi chiederlo.
error-too-early = Può ancora tornare. Aspetta ancora un po’.
