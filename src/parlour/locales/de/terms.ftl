# what was agreed for a match, and how it ended
reason-time = Zu Ende, weil jemandes Zeit um war.
reason-left = Zu Ende, weil alle gegangen sind.
reason-aborted = Vor dem ersten Zug abgebrochen.
error-nothing-to-throw = Gerade gibt es nichts zu würfeln.
error-no-claim = Das kannst du in dieser Partie nicht beanspruchen.
error-too-early = Vielleicht kommt die Verbindung wieder. Warte noch ein wenig.
