### Die Befehlszeile und das schlichte Terminal.

cli-see = siehe { $command }
cli-no-verb = den Befehl { $verb } gibt es nicht; diese gibt es: { $verbs }
cli-page-at = Parlour läuft unter { $address } (Strg+C beendet es)
cli-no-page = Zum Spielen im Browser installiere zuerst: { $install }
cli-no-screens = Für ganze Bildschirme im Terminal installiere zuerst: { $install }
cli-home-at = Im Heimnetz ist es unter { $address } zu finden
cli-screen-at = Auf einem großen Bildschirm, gespielt wird mit dem Handy: { $address }
cli-no-home = Wir haben kein Heimnetz gefunden, deshalb läuft Parlour nur auf diesem Computer.
cli-no-port = kein freier Port gefunden; wähl einen mit parlour serve --port N

menu-game = { $name } (Plätze: { $seats })
menu-how = Tippe eine Zahl, um das Spiel zu starten, q zum Beenden. Mehr Möglichkeiten: parlour play --help
menu-which = Welches Spiel?
menu-people = Wie viele Leute ({ $low } bis { $high })?
menu-answer = Bitte antworte mit einem von: { $answers }, oder q zum Beenden.

games-default = (sonst { $value })
games-whole = eine ganze Zahl von { $low } bis { $high }
games-nothing = { $allowed }, oder nichts
games-chance = eine Wahrscheinlichkeit von 0 bis 1/2, etwa 3/20 oder 0.15
games-switch = on oder off

record-title = { $game }, Partie { $match }
record-players = am Tisch: { $names }; Optionen: { $options }
record-follows = Die Aufzeichnung folgt den Regeln: { $events ->
    [one] 1 Ereignis.
   *[other] { $events } Ereignisse.
 }
record-not-over = Die Partie ist noch nicht zu Ende.
record-over = { $reason ->
    [played] Zu Ende gespielt.
    [resigned] Zu Ende, weil jemand aufgegeben hat.
    [draw] Unentschieden vereinbart.
    [end] Einvernehmlich beendet, gezählt, wie es stand.
    [time] Zu Ende, weil eine Zeit abgelaufen ist.
    [left] Zu Ende, weil alle gegangen sind.
    [aborted] Vor dem ersten Zug abgebrochen.
   *[other] Zu Ende.
 } { $count ->
    [0] Niemand ist vorn.
   *[other] Vorn: { $names }.
 }

verify-typed = { $typed ->
    [one] Folgt den Regeln. 1 Ausgang wurde am echten Tisch eingetippt, den kann kein Startwert belegen.
   *[other] Folgt den Regeln. { $typed } Ausgänge wurden am echten Tisch eingetippt, die kann kein Startwert belegen.
 }
verify-fair = Fair: { $outcomes ->
    [one] 1 Ausgang folgt aus dem Startwert.
   *[other] { $outcomes } Ausgänge folgen aus dem Startwert.
 }{ $skipped ->
    [0] { "" }
    [one] { " " }1 Wurf wurde nicht nachgerechnet.
   *[other] { " " }{ $skipped } Würfe wurden nicht nachgerechnet.
 }
verify-not = nicht bewiesen: { $why }
term-fair = Zufall geprüft: { $outcomes ->
    [0] Es wurde nichts gezogen.
    [one] 1 Ausgang folgt aus dem, was vor dem Spiel versiegelt wurde.
   *[other] { $outcomes } Ausgänge folgen aus dem, was vor dem Spiel versiegelt wurde.
 } Um die Aufzeichnung selbst zu prüfen, behalte das Siegel { $seal } und deinen Beitrag { $nonce }.
term-unfair = Der Zufall stimmt nicht: { $why }
term-void = Das Spiel endete ohne Ergebnis: Jemand hat den eigenen Beitrag zum Zufall nicht offengelegt.

analyse-value = Wert { $value }{ $exact ->
    [yes] { "" }
   *[no] { " " }(nicht bewiesen)
 }
analyse-bound = { $bound ->
    [exact] { "" }
    [at_most] höchstens
    [at_least] mindestens
   *[estimate] geschätzt
 }

## Der schlichte Tisch

term-welcome = { $game }. Tippe hilfe für die Befehle.
term-help = Tippe einen Zug oder einen Befehl:
      züge             deine erlaubten Züge
      tipp             der beste Zug
      zeig             zeichne die Stellung noch einmal
      zurück           nimm den letzten Zug zurück, solange der Zufall nicht geantwortet hat
      sichern DATEI    schreib die Aufzeichnung
      aufgeben         gib das Spiel auf
      ende             verlass den Tisch
term-word-help = hilfe, help
term-word-moves = züge, zuege, moves
term-word-hint = tipp, hint
term-word-show = zeig, show
term-word-undo = zurück, zurueck, undo
term-word-save = sichern, save
term-word-resign = aufgeben, resign
term-word-quit = ende, quit
term-word-yes = ja
term-word-no = nein
term-word-throw = würfeln, wuerfeln, throw
term-asked = Antworte mit ja oder nein.
term-throw = Du bist mit Würfeln dran: Drück Enter.
term-saved = Gesichert.
term-no = Das geht nicht: { $why }
term-face = { $name }, du bist dran. Drück Enter, wenn sonst niemand hinsieht.
term-left = Tschüss!
term-left-saved = Dein Spiel ist gesichert. Weiter geht es mit: { $command }
term-over = Das Spiel ist vorbei. { $count ->
    [0] Niemand hat gewonnen.
    [one] { $names } hat gewonnen.
   *[other] { $names } haben gewonnen.
 }
term-player = Spieler { $number }
term-chance = Zufall
term-takes-back = { $name } nimmt zurück bis zu Ereignis { $to }
term-resigns = { $name } gibt auf
term-agrees = { $name } ist einverstanden
term-declines = { $name } lehnt ab
term-flag = { $name } hat keine Zeit mehr
term-seat = Platz { $seat }: { $name } { $what ->
    [joined] ist gekommen
    [left] ist gegangen
   *[replaced] übernimmt
 }
term-points = { $name }: { $points }
cli-others-at = Andere Geräte öffnen { $address }
cli-no-others = Keine Netzadresse dieses Rechners antwortet; nur dieser Rechner kann Parlour öffnen.
term-best = Dein Bestwert bisher: { $points }.
term-best-new = Dein neuer Bestwert: { $points }.
term-best-deal = Dein Bestwert mit diesen Steinen: { $points }.
term-finish = Damit ist das Spiel zu Ende. Tippe es noch einmal, um zu beenden.
