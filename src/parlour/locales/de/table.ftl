### At the table: news in the slip, how it ended, the menu, the list of moves.

slip-thinking = { $name } denkt nach …
slip-turn-of = { $name } ist dran
slip-offline = Du bist offline
slip-offline-why = Dein Spiel ist sicher. Dein Zug geht raus, sobald du zurück bist.
slip-away = { $name } ist offline
slip-away-why = Seit { $ago }.{ $clock ->
        [yes] { " " }Die Uhr läuft weiter.
       *[no] { "" }
    }
slip-asked = Gefragt. Die Antwort steht noch aus.
slip-sure-resign = Dieses Spiel aufgeben?
slip-sure-draw = Unentschieden anbieten?
slip-sure-end = Anbieten, jetzt auszuzählen?
slip-keep-playing = Weiterspielen
slip-not-now = Jetzt nicht
slip-offer = Anbieten
slip-offer-draw = { $name } bietet Unentschieden an
slip-offer-end = { $name } möchte jetzt auszählen
slip-offer-take-back = { $name } möchte zurücknehmen
slip-offer-pause = { $name } möchte eine Pause
slip-offer-resume = { $name } möchte weiterspielen
slip-offer-adjourn = { $name } möchte ein andermal weiterspielen
slip-no-draw = Weiterspielen
slip-yes-draw = Annehmen
slip-no-end = Weiterspielen
slip-yes-end = Annehmen
slip-no-take-back = Nein
slip-yes-take-back = Erlauben
slip-no-pause = Weiterspielen
slip-yes-pause = Pause
slip-no-resume = Noch nicht
slip-yes-resume = Fortsetzen
slip-no-adjourn = Weiterspielen
slip-yes-adjourn = Annehmen
slip-seconds = { $seconds ->
    [one] Noch { $seconds } Sekunde
   *[other] Noch { $seconds } Sekunden
 }
slip-again = Noch einmal zeigen
slip-you-begin = Du fängst an
slip-begins = { $name } fängt an
slip-stands = Es steht: { $points }
slip-would-win = Damit gewinnt { $name }.
slip-no-hints = Keine Tipps in diesem Spiel
slip-no-hints-why = Du spielst mit Menschen, und ihr habt keine Tipps vereinbart.
slip-offer-rematch = { $name } möchte eine Revanche
slip-rematch-why = Gleiche Regeln. Die andere Seite fängt an.
slip-no-rematch = Nein, danke
told-short = { $name }: { $what }
pace-go-on = Weiter
hint-another = Noch einer
hint-else = Was sonst?
hint-lay = Hinlegen
hint-why = Warum dieser Zug?
hint-is-best = Der beste Zug
hint-next-best = Auch gut
menu-title = Tischmenü
moves-list = Züge
moves-newest = neueste zuletzt
moves-none = Noch keine Züge.
moves-looking = Eine frühere Stellung
moves-back = Zurück zum Spiel
end-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
end-all = { $points } zu { $points }
end-to = { $points } zu { $other }
end-left = Alle sind gegangen
end-aborted = Dieses Spiel wurde abgesagt
end-over = Das Spiel ist vorbei
end-draw = Unentschieden{ $scored ->
    [yes] { ", " }{ $score }
   *[no] { "" }
 }
end-they-resigned = Du gewinnst: { $name } hat aufgegeben
end-wins = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
 }{ $scored ->
    [yes] { ", " }{ $score }
   *[no] { "" }
 }
end-you-time = Du gewinnst auf Zeit{ $scored ->
    [yes] { ", " }{ $score }
   *[no] { "" }
 }
end-time = { $count ->
    [one] { $names } gewinnt auf Zeit
   *[other] { $names } gewinnen auf Zeit
 }{ $scored ->
    [yes] { ", " }{ $score }
   *[no] { "" }
 }
end-you-win = Du gewinnst{ $scored ->
    [yes] { ", " }{ $score }
   *[no] { "" }
 }
end-beats = { $name } schlägt { $other }{ $scored ->
    [yes] { ", " }{ $score }
   *[no] { "" }
 }
end-you-resigned = { $move ->
    [one] Du hast aufgegeben. Noch eine Runde?
   *[other] Du hast nach { $move } Zügen aufgegeben. Noch eine Runde?
 }
end-resigned-why = { $name } hat aufgegeben.
end-your-time = Deine Zeit war um. Nächstes Mal mehr Zeit?
end-time-why = Die Zeit von { $name } war um.
end-draw-why = So habt ihr es vereinbart.
end-agreed-why = Einvernehmlich beendet, gezählt, wie es stand.
end-safe = Nichts ist verloren: Die Wiederholung ist da.
end-led-until = Du lagst bis Zug { $move } vorn. Der Rückblick zeigt die Wende.
end-best-turn = Dein bester Zug brachte { $points }.
end-moves = { $count ->
    [one] Ein Zug, gut gespielt.
   *[other] { $count } Züge, gut gespielt.
 }
end-you-led = Du lagst ab Zug { $move } vorn.
end-led = { $name } lag ab Zug { $move } vorn.
end-you-last = Du gingst mit dem letzten Zug in Führung.
end-last = { $name } ging mit dem letzten Zug in Führung.
end-winner = Sieg
end-home = Start
plate-resigned = aufgegeben
plate-time = auf Zeit
rematch-accept = Revanche annehmen
rematch-take-back = Zurückziehen
play-again = Noch eine Runde
rematch-waiting = Warten auf { $name }
rematch-waiting-why = Schau dir solange den Rückblick an.
rematch-declined = { $name } kann nicht bleiben
rematch-declined-why = Ein andermal. Solange bleibt dir der Rückblick.
title-your-turn = { $shared ->
    [yes] { $name } ist dran
   *[no] Du bist dran
 }
end-left-why = { $name } hat den Tisch verlassen.
slip-claim-win = Sieg beanspruchen
slip-claim-robot = Roboter weiterspielen lassen
