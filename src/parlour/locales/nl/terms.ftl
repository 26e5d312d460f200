# what was agreed for a match, and how it ended
reason-time = Uit omdat iemands tijd om was.
reason-left = Uit omdat iedereen vertrokken is.
reason-aborted = Gestopt voor de eerste zet.
error-nothing-to-throw = Er valt nu niets te gooien.
error-no-claim = Dat kun je in deze partij niet opeisen.
error-too-early = De verbinding kan nog terugkomen. Wacht nog even.
