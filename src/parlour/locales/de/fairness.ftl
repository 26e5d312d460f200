### Fairer Zufall: wie Würfel, Würfe und gezogene Steine zustande kamen, und wie sie geprüft werden.

fair-title = Fairer Zufall
fair-checked = Von deinem Browser geprüft: { $outcomes ->
    [one] 1 Ausgang folgt aus dem, was alle vor dem Spiel versiegelt haben.
   *[other] Alle { $outcomes } Ausgänge folgen aus dem, was alle vor dem Spiel versiegelt haben.
 }
fair-checked-itself = Von deinem Browser geprüft: { $outcomes ->
    [one] 1 Ausgang folgt aus dem Startwert der Aufzeichnung.
   *[other] Alle { $outcomes } Ausgänge folgen aus dem Startwert der Aufzeichnung.
 }
fair-thrown = { $count ->
    [one] 1 Wurf von Hand beruht auf der Physik des Servers.
   *[other] { $count } Würfe von Hand beruhen auf der Physik des Servers.
 }
fair-unknown = Von deinem Browser geprüft: Der Startwert ist der versiegelte. Die Ausgänge dieses Spiels kann er nicht nachrechnen.
fair-nothing = Das Spiel endete ohne Ergebnis, bevor etwas gezogen wurde.
fair-wrong = Der Zufall dieses Spiels stimmt nicht.
fair-why-other-commitment = Die Aufzeichnung ist nicht die, die vor dem Spiel versiegelt wurde: Eine Festlegung wurde ausgetauscht.
fair-why-other-nonce = Dein eigener Beitrag zum Zufall steht nicht in der Aufzeichnung.
fair-why-bad-seed = Der Startwert ist nicht der, auf den sich der Server festgelegt hatte.
fair-why-bad-nonce = { $name } hat nicht den versiegelten Beitrag zum Zufall offengelegt.
fair-why-withheld = { $name } hat den eigenen Beitrag zum Zufall nicht offengelegt; das Spiel endete ohne Ergebnis.
fair-why-false-outcome = Ereignis { $seq } folgt nicht aus dem Startwert.
fair-how = Vor dem Spiel haben der Server und alle am Tisch je eine geheime Zahl versiegelt. Erst dann wurden sie offengelegt, und gemeinsam bestimmen sie jeden Ausgang. Niemand kann sich einen passenden aussuchen.
fair-keep = Behalte diese zwei Werte, wenn du die Aufzeichnung selbst mit „parlour verify“ prüfen willst.
fair-seal = Siegel
fair-nonce = Deine Zahl
fair-record = Aufzeichnung herunterladen
fair-failed = Wir konnten die Aufzeichnung nicht laden; der Zufall ist noch nicht geprüft.
fair-waits = Alle sind da. Warte auf { $names } …
fair-beacon = Alle sind da. Warte auf die öffentliche Zufallsquelle …
fair-elsewhere = Du sitzt mit einem anderen Gerät an diesem Tisch. Öffne das Spiel dort, um zu starten.
error-has-sealed = Die Plätze sind schon versiegelt. Warte auf den Beginn, oder verlass den Tisch.
error-not-sealed = Noch sind nicht alle Plätze besetzt und versiegelt. Versuch es wieder, wenn alle da sind.
error-other-seal = Gerade hat sich ein Siegel geändert. Versuch es noch einmal.
error-other-nonce = Das ist nicht die Zahl, die dieser Platz versiegelt hat. Nimm das Gerät, mit dem du dich gesetzt hast.
