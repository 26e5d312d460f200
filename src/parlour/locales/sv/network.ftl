### Without a network: what still works, and moves that wait.

offline-works = Regler, lektioner du har sett och dina avslutade spel går fortfarande att öppna.
slip-unsent = Ditt drag { $act } väntar
slip-unsent-why = Du är offline. Det skickas när du är tillbaka.
slip-unsend = Ångra
stale-alone = Spelet hade gått vidare, så det draget spelades inte. Så här står det nu.
