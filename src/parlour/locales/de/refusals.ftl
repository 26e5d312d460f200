### Was abgelehnt wird, nach seinem Code, neben den Ablehnungen der Seite.

error-error = Das geht nicht.
error-unknown-game = Dieses Spiel gibt es nicht.
error-unknown-bot = Diesen Roboter gibt es für das Spiel nicht.
error-unknown-language = Diese Sprache spricht Parlour nicht.
error-unknown-option = Diese Vereinbarung hat das Spiel nicht.
error-no-rules = Zu diesem Spiel gibt es keine Regeln zu lesen.
error-bad-position = Das kann keine Stellung dieses Spiels sein.
error-bad-view = Das ist keine Ansicht dieses Spiels.
error-bad-record = Die Aufzeichnung folgt nicht den Regeln.
error-illegal-action = Das erlauben die Regeln nicht.
error-not-enumerable = Es sind zu viele Möglichkeiten, um sie aufzuzählen.
error-nothing-to-undo = Es gibt nichts, was sich zurücknehmen lässt.
error-no-file = Nenne eine Datei zum Sichern.
error-no-seed = Nur eine Aufzeichnung, die beim Spielen gesichert wurde, lässt sich fortsetzen.
error-no-matplotlib = Zum Zeichnen braucht es das Extra parlour[plots].

## Die Spiele

error-no-choice-of-dice = Jetzt gibt es keine Wahl der Würfel.
error-no-such-flap = Diese Klappe gibt es nicht.
error-no-such-chip = Diesen Chip gibt es nicht.
error-no-such-seat = Diesen Platz gibt es nicht.
error-no-such-square = Dieses Feld gibt es nicht.
error-not-now = Jetzt nicht.
error-no-aim = Hier wird nicht gezielt: wirf einfach.
error-aim-asked = Tippe throw mit Richtung und Kraft: throw 0 15 ist ein weicher Wurf geradeaus.
error-aim-missing = Sag, wie du zielst.
error-bad-aim = Das Ziel ist nicht vollständig.
error-aim-out-of-limits = So kann keine Hand werfen.
error-digit-used-up = Diese Ziffer ist oft genug benutzt.

## Der Server

error-server-error = Der Server hat versagt. Versuch es noch einmal.
error-store-down = Die Datenbank antwortet nicht. Versuch es gleich noch einmal.
error-robot-failed = Der Roboter hat versagt.
error-refused = Das wird abgelehnt.
error-not-found = An dieser Adresse ist nichts.
error-bad-request = Die Anfrage lässt sich nicht lesen.
error-bad-message = So geht das nicht.
error-foreign-origin = Diese Anfrage kommt von einer anderen Seite.
error-no-server = Der Server antwortet nicht.
error-who-are-you = Sag erst, wer du bist.
error-not-with-a-token = Das darf ein Schlüssel nicht.
error-bad-token = Der Schlüssel ist unbekannt oder abgelaufen.
error-no-such-token = Diesen Schlüssel gibt es nicht.
error-too-many-tokens = Du hast zu viele Schlüssel.
error-wrong-password = Anmeldename oder Passwort ist falsch.
error-wrong-code = Der Code ist falsch oder abgelaufen.
error-bad-login = Ein Anmeldename hat 3 bis 40 Buchstaben, Ziffern, Punkte oder Striche.
error-login-taken = Dieser Anmeldename ist vergeben.
error-no-such-login = Diesen Anmeldenamen gibt es nicht.
error-bad-name = Ein Name braucht ein sichtbares Zeichen.
error-has-account = Du hast schon ein Konto.
error-no-accounts = Dieser Server hat keine Konten.
error-no-such-person = Niemand heißt hier so.
error-no-such-match = Diesen Tisch gibt es nicht.
error-no-spectators = Dieser Tisch ist für Zuschauer geschlossen.
error-no-open-seat = Kein Platz ist frei.
error-open-seats = Es sind noch Plätze frei.
error-has-seat = Du hast schon einen Platz.
error-has-started = Das Spiel hat schon begonnen.
error-has-resigned = Du hast schon aufgegeben.
error-not-the-host = Nur wer den Tisch gedeckt hat, beginnt.
error-not-over = Das Spiel ist noch nicht vorbei.
error-no-offer = Es gibt nichts zu beantworten.
error-out-of-time = Deine Zeit ist um.
error-too-long = Das Spiel ist zu lang.
error-bad-clock = So lässt sich die Uhr nicht stellen.
error-cannot-be-rated = Ein gewertetes Spiel ist nur zwischen verschiedenen Leuten.
error-too-many-sockets = Zu viele sehen diesem Tisch zu.
error-too-many-guests = Zu viele neue Gäste von deiner Adresse.
error-too-many-robots = Zu viele Roboter.
error-too-many-tries = Zu viele Versuche; warte ein wenig.
error-too-many-matches = Du hast zu viele offene Spiele.
error-no-frames = Von diesem Wurf ist nichts aufbewahrt.
