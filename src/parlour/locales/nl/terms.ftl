# what was agreed for a match, and how it ended
offer-draw = { $name } biedt gelijkspel aan.
offer-end = { $name } wil nu stoppen en tellen.
offer-take-back = { $name } wil een zet terugnemen.
offer-pause = { $name } vraagt om een pauze.
offer-resume = { $name } wil verder spelen.
offer-adjourn = { $name } wil een andere dag verder spelen.
reason-played = Uitgespeeld.
reason-resigned = Afgelopen omdat iemand opgaf.
reason-draw = Gelijkspel afgesproken.
reason-end = In overleg beëindigd, geteld zoals het stond.
reason-time = Afgelopen omdat iemands tijd op was.
reason-left = Afgelopen omdat iedereen weg is.
reason-aborted = Gestopt voor de eerste zet.
error-nothing-to-throw = Er zijn nu geen dobbelstenen om te gooien.
error-no-claim = Dat kun je in dit spel niet opeisen.
error-too-early = De verbinding kan nog terugkomen. Wacht nog even.
