### Without a network: what still works, and moves that wait.

offline-works = Regole, lezioni già viste e partite finite si aprono lo stesso.
slip-unsent = La tua mossa { $act } è in attesa
slip-unsent-why = Sei offline. Parte appena torni online.
slip-unsend = Annulla
stale-alone = La partita era già andata avanti, quindi la mossa non è stata giocata. Ecco com’è ora.
