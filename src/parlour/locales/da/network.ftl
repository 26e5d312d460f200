### Without a network: what still works, and moves that wait.

offline-works = Regler, lektioner, du har set, og dine færdige spil kan stadig åbnes.
slip-unsent = Dit træk { $act } venter
slip-unsent-why = Du er offline. Det sendes, når du er tilbage.
slip-unsend = Fortryd
stale-alone = Spillet var gået videre, så det træk blev ikke spillet. Sådan står det nu.
