### Abaku at the table: lots for the start, and what a placement claims.

ab-lot = { $name } zieht { $tile }, um auszulosen, wer anfängt.
ab-lot-joker = { $name } zieht den Joker und zieht noch einmal.
ab-lot-first = { $name } fängt an.
ab-claims = Angesagt: { $claims }.
ab-claim = { $points ->
    [one] { $claim } für 1 Punkt
   *[other] { $claim } für { $points } Punkte
 }
ab-to-claim = Ansagen
ab-claim-done = Fertig
ab-claim-none = Was sagst du an?
ab-claimed = { $count ->
    [one] Eine Gleichung angesagt
   *[other] { $count } Gleichungen angesagt
 }
ab-claim-why = Sag deine Gleichungen an: mit dem ersten und dem letzten Stein. Ohne Ansage gilt jede richtige.
ab-claim-first = Tippe auf den ersten Stein einer Gleichung.
ab-claim-last = Jetzt auf den letzten.
ab-wrong-bad-claim = ansagen kannst du Steine, die in einer Linie nebeneinander liegen, mindestens ein neuer dabei.
