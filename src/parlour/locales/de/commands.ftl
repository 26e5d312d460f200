### Was die Befehlszeile sagt: Ablehnungen, Wettkämpfe, Roboter auf einem Server, der Doktor.

## Ablehnungen

cli-number = { $option } muss eine Zahl von { $low } bis { $high } sein
cli-number-up = { $option } muss eine Zahl ab { $low } sein
cli-resumed-whole = eine fortgesetzte Partie hat ihr Spiel und ihre Optionen schon
cli-which-game = welches Spiel? Diese gibt es: parlour games
cli-which-match = welches Spiel, oder welche --match?
cli-seed-or-day = gib einen Startwert oder einen Tag an, nicht beides
cli-no-day = { $text } ist kein Datum; schreib es so: 2026-12-24
cli-frames-of-one = --frames geht nur bei einem einzelnen Wurf
cli-no-hole = { $option } muss ein Loch wie c3 sein, oder - für daneben
cli-red-in-hand = --red muss eines von { $known } sein und geht nicht zusammen mit --turn
cli-not-with-goal = { $option } passt nicht zum Ziel { $goal }
cli-match-by-sum = eine Partie wird mit --scoring sum gelöst; mit digits gibt es nur eine Runde: siehe --goal duel
cli-outright-of-three = --outright ist für eine Partie zu dritt; eine Partie zu zweit wird immer gelöst
cli-shut-wins = mit mehr als zwei Plätzen gewinnt die geschlossene Box sofort
cli-needs = { $verb } braucht { $what ->
    [login] den Anmeldenamen
   *[file] die Datei
 }
cli-not-so = { $verb } geht nicht mit diesen Angaben; siehe parlour admin --help
cli-nobody = es gibt kein Konto { $whom }
cli-wrong-value = dieser Wert ist für { $option } nicht erlaubt
told-from = Eine Zahl von { $low } bis { $high }.
told-known = Erlaubt: { $known }.
told-event = Ereignis { $seq }: { $why }
told-switch = { $on ->
    [yes] ja
   *[no] nein
 }
did-you-mean = Meintest du { $name }?
file-missing = Die Datei gibt es nicht: { $file }
file-there = Eine Datei mit diesem Namen gibt es schon: { $file }
file-folder = Das ist ein Ordner, keine Datei: { $file }
file-forbidden = Du darfst diese Datei nicht lesen oder schreiben: { $file }
file-full = Der Datenträger ist voll, wir konnten die Datei nicht schreiben: { $file }
file-trouble = Wir konnten die Datei nicht benutzen: { $file }
system-trouble = Das System hat abgelehnt: { $why }
error-not-solvable = Dieses Spiel lässt sich nicht vollständig lösen.
error-not-solved = Das ist noch nicht gelöst.
error-no-robot-file = Dort finden wir keine Datei mit einem Roboter.
error-bad-robot-file = Wir konnten die Datei des Roboters nicht laden.
error-no-robot-in-file = Die Datei enthält diesen Roboter nicht.
error-not-sqlite = Das geht nur mit SQLite. Für PostgreSQL nimm pg_dump und pg_restore.
error-no-backup = Das ist keine vollständige Sicherung von diesem oder einem älteren Parlour.
error-other-contest = In diesem Ordner liegen Ergebnisse eines anderen Wettkampfs. Wähl einen anderen Ordner.
error-bad-book = Wir konnten das Buch nicht lesen.
error-bad-seq = Die Ereignisse sind nicht fortlaufend nummeriert.
error-bad-players = Die Namen passen nicht zu den Plätzen.
verify-no-seed = der Startwert ist noch nicht offengelegt
verify-bad-seed = der Startwert ist nicht der, der vorher festgelegt wurde
verify-false-outcome = der Ausgang von Ereignis { $seq } folgt nicht aus dem Startwert
verify-bad-nonce = der Beitrag von Platz { $seat } ist nicht der vorher festgelegte
verify-withheld = Platz { $seat } hat den eigenen Beitrag nicht offengelegt; das Spiel endete ohne Ergebnis
verify-other-commitment = diese Festlegung steht nicht in der Aufzeichnung
verify-other-nonce = niemand in der Aufzeichnung hat diesen Beitrag
verify-bad-beacon = die Zufallsquelle hat für diese Runde einen anderen Wert oder keinen
verify-written = Auch gegen das geprüft, was du dir notiert hast.
verify-itself = Nur gegen sich selbst geprüft: Mit --commitment und --nonce vergleichst du mit dem, was du dir notiert hast.
verify-beacon = Nicht mit der Zufallsquelle verglichen: Gib --beacon mit Runde { $round } an.
error-bad-beacon-file = Diese Datei enthält keine Runden einer Zufallsquelle. Jede Zeile braucht round und randomness.

## Wettkämpfe von Robotern

arena-head = | Paarung | Paare | Ergebnis | { $sure }-Spanne | Urteil |
arena-ratings = | Roboter | Wertung | ± |
arena-verdict = { $verdict ->
    [first] { $winner } ist stärker
    [second] { $winner } ist stärker
    [even] gleich stark
   *[open] offen
 }

## Ein Roboter auf einem Server

bot-hosting = Partie { $match } ({ $game }) ist offen und wartet, bis jemand dazukommt.
bot-act = { $match }, Ereignis { $seq }: Platz { $seat } spielt { $act }
bot-over = Partie { $match } ist zu Ende.
bot-place = Platz { $seat }: Rang { $place }.

## Der Doktor

doctor-missing = FEHLT
doctor-well = Alles, was Parlour braucht, läuft.
doctor-broken = Etwas, das Parlour braucht, läuft nicht: siehe { $missing }.
doctor-name = { $name ->
    [games] Spiele
    [page] Seite
    [browser] Browser
    [kernels] übersetzter Code
    [data-folder] Datenordner
   *[other] { "" }
 }
doctor-note = { $note ->
    [compiled] übersetzt
    [not-compiled] noch nicht übersetzt
    [compiles] übersetzt
    [writes-ahead] schreibt voraus
    [built] gebaut
    [not-built] nicht gebaut
    [none] keiner gefunden
    [installed] installiert
   *[not-installed] nicht installiert
 }
doctor-need = { $need ->
    [speed] für schnelle Roboter und Löser: parlour warm
    [screens] für ganze Bildschirme im Terminal
    [serve] für die Seite und für Server
    [club] für einen Klub: PostgreSQL, mehrere Serverprozesse, Push-Nachrichten
    [solvers] für Löser und starke Roboter
    [throws] für Würfe von Hand
    [page] zum Spielen im Browser
    [browser] um die Seite automatisch zu öffnen
    [matches] um Partien zu speichern
    [database] für die Datenbank eines Klubs
    [workers] für mehrere Serverprozesse
    [cluster] für Wettkämpfe auf einem Cluster
    [agents] für lernende Programme
    [paper] für Blätter zum Drucken
   *[plots] für Zeichnungen in Dateien
 }

warm-begins = Der schnelle Code für { $game } wird für diesen Rechner übersetzt: etwa { $seconds } s, nur dieses eine Mal.
warm-done = { $game }: { $done ->
    [nothing] nichts zu übersetzen
    [earlier] schon übersetzt
   *[now] in { $seconds } s übersetzt
 }
warm-where = gespeichert in { $folder }
warm-nowhere = nicht gespeichert: wir können in keinen Cache-Ordner schreiben

## Würfe, gelöste Spiele

throw-skill = { $skill ->
    [random] aufs Geratewohl
    [novice] ein Neuling
    [practised] eine geübte Hand
   *[careful] eine sorgfältige Hand
 }
stb-solved-cups = { $dice ->
    [one] ein Würfel
   *[two] zwei Würfel
 }
sheet-written = { $file } geschrieben
sheet-json-or-output = mit --json braucht das PDF eine Datei, nicht -o -
sheet-settings-of-drill = nur Übungen (drill) haben Einstellungen: { $words }
error-bad-drill = So eine Einstellung hat die Übung nicht: { $why }
