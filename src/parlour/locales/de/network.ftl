### Without a network: what still works, and moves that wait.

offline-works = Regeln, Lektionen, die du schon kennst, und deine beendeten Spiele kannst du weiter öffnen.
slip-unsent = Dein Zug { $act } wartet
slip-unsent-why = Du bist offline. Er geht raus, sobald du wieder da bist.
slip-unsend = Zurücknehmen
stale-alone = Das Spiel war schon weiter, darum wurde der Zug nicht gespielt. So steht es jetzt.
