# what was agreed for a match, and how it ended
reason-time = Slut för att någons tid var ute.
reason-left = Slut för att alla har gått.
reason-aborted = Avbrutet före första draget.
error-nothing-to-throw = Det finns inga tärningar att kasta just nu.
error-no-claim = Det kan du inte kräva i det här partiet.
error-too-early = Anslutningen kan komma tillbaka. Vänta lite till.
