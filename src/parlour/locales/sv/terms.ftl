# what was agreed for a match, and how it ended
offer-draw = { $name } erbjuder oavgjort.
offer-end = { $name } vill sluta och räkna nu.
offer-take-back = { $name } vill ta tillbaka ett drag.
offer-pause = { $name } ber om en paus.
offer-resume = { $name } vill fortsätta.
offer-adjourn = { $name } vill fortsätta en annan dag.
reason-played = Spelat till slut.
reason-resigned = Slut för att någon gav upp.
reason-draw = Oavgjort enligt överenskommelse.
reason-end = Avslutat i samförstånd, räknat som det stod.
reason-time = Slut för att någons tid tog slut.
reason-left = Slut för att alla har gått.
reason-aborted = Avbrutet före första draget.
error-nothing-to-throw = Det finns inga tärningar att kasta just nu.
error-no-claim = Det kan du inte kräva i det här spelet.
error-too-early = Anslutningen kan komma tillbaka. Vänta lite till.
