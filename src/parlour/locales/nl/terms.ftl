# what was agreed for a match, and how it ended
offer-draw = { $name } biedt gelijkspel aan.
offer-end = { $name } wil tellen zoals het staat.
offer-take-back = { $name } wil een zet terugnemen.
offer-pause = { $name } vraagt om een pauze.
offer-resume = { $name } wil verder.
offer-adjourn = { $name } wil een andere dag verder.
reason-played = Uitgespeeld.
reason-resigned = Uit omdat iemand opgaf.
reason-draw = Gelijkspel afgesproken.
reason-end = In overleg beëindigd, geteld zoals het stond.
reason-time = Uit omdat iemands tijd om was.
reason-left = Uit omdat iedereen vertrokken is.
reason-aborted = Gestopt voor de eerste zet.
error-nothing-to-throw = Er valt nu niets te gooien.
error-no-claim = Dat kun je in deze partij niet opeisen.
error-too-early = De verbinding kan nog terugkomen. Wacht nog even.
