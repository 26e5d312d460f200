# what was agreed for a match, and how it ended
offer-draw = { $name } bietet Remis an.
offer-end = { $name } möchte zählen, wie es steht.
offer-take-back = { $name } möchte einen Zug zurücknehmen.
offer-pause = { $name } bittet um eine Pause.
offer-resume = { $name } möchte weiterspielen.
offer-adjourn = { $name } möchte an einem anderen Tag weiterspielen.
reason-played = Zu Ende gespielt.
reason-resigned = Zu Ende, weil jemand aufgab.
reason-draw = Remis vereinbart.
reason-end = Einvernehmlich beendet, gezählt, wie es stand.
reason-time = Zu Ende, weil jemandes Zeit um war.
reason-left = Zu Ende, weil alle gegangen sind.
reason-aborted = Vor dem ersten Zug abgebrochen.
error-nothing-to-throw = Gerade gibt es nichts zu würfeln.
error-no-claim = Das kannst du in dieser Partie nicht beanspruchen.
error-too-early = Vielleicht kommt die Verbindung wieder. Warte noch ein wenig.
