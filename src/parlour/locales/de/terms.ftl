# what was agreed for a match, and how it ended
offer-draw = { $name } bietet Unentschieden an.
offer-end = { $name } möchte jetzt auszählen.
offer-take-back = { $name } möchte einen Zug zurücknehmen.
offer-pause = { $name } bittet um eine Pause.
offer-resume = { $name } möchte weiterspielen.
offer-adjourn = { $name } möchte ein andermal weiterspielen.
reason-played = Zu Ende gespielt.
reason-resigned = Zu Ende, weil jemand aufgegeben hat.
reason-draw = Unentschieden vereinbart.
reason-end = Einvernehmlich beendet, gezählt, wie es stand.
reason-time = Zu Ende, weil eine Zeit abgelaufen ist.
reason-left = Zu Ende, weil alle gegangen sind.
reason-aborted = Vor dem ersten Zug abgebrochen.
error-nothing-to-throw = Gerade gibt es keine Würfel zu werfen.
error-no-claim = Das kannst du in diesem Spiel nicht beanspruchen.
error-too-early = Vielleicht kommt die Verbindung wieder. Warte noch ein wenig.
