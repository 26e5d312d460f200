# what was agreed for a match, and how it ended
reason-time = Finita perché a qualcuno è scaduto il tempo.
reason-left = Finita perché sono andati via tutti.
reason-aborted = Interrotta prima della prima mossa.
error-nothing-to-throw = Ora non ci sono dadi da tirare.
error-no-claim = In questa partita non puoi chiederlo.
error-too-early = Può ancora tornare. Aspetta ancora un po’.
