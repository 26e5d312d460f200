### Without a network: what still works, and moves that wait.

offline-works = Regels, lessen die je al zag en je afgelopen spellen kun je nog openen.
slip-unsent = Je zet { $act } wacht
slip-unsent-why = Je bent offline. Hij wordt verstuurd zodra je terug bent.
slip-unsend = Terugnemen
stale-alone = Het spel was al verder, dus die zet is niet gespeeld. Zo staat het nu.
