### Was die Befehlszeile sagt: Ablehnungen, Wettkämpfe, Roboter auf einem Server, der Doktor.

## Ablehnungen

cli-number = { $option } ist eine Zahl von { $low } bis { $high }
cli-number-up = { $option } ist eine Zahl ab { $low }
cli-resumed-whole = eine fortgesetzte Partie hat ihr Spiel und ihre Vereinbarungen schon
cli-which-game = welches Spiel? parlour games zählt sie auf
cli-which-match = welches Spiel, oder welche --match?
cli-seed-or-day = ein Rätsel hat einen Startwert oder einen Tag, nicht beides
cli-no-day = { $text } ist kein Tag; schreib ihn so: 2026-12-24
cli-frames-of-one = --frames geht nur bei einem einzelnen Wurf
cli-no-hole = { $option } ist ein Loch wie c3, oder - für daneben
cli-red-in-hand = --red ist eines von { $known } und geht nicht zusammen mit --turn
cli-not-with-goal = { $option } passt nicht zum Ziel { $goal }
cli-match-by-sum = eine Partie wird mit --scoring sum gelöst; mit digits wird eine Runde gespielt: siehe --goal duel
cli-outright-of-three = --outright ist für eine Partie zu dritt; zu zweit wird immer gelöst
cli-shut-wins = mit mehr als zwei Plätzen gewinnt die geschlossene Box sofort
cli-needs = { $verb } braucht { $what ->
    [login] den Anmeldenamen
   *[file] die Datei
 }
cli-not-so = { $verb } wird anders benutzt
cli-nobody = niemand heißt { $whom }
cli-wrong-value = { $option } geht so nicht
told-from = Eine Zahl von { $low } bis { $high }.
told-known = Möglich ist: { $known }.
told-event = Ereignis { $seq }: { $why }
told-switch = { $on ->
    [yes] ja
   *[no] nein
 }
did-you-mean = Meintest du { $name }?
file-missing = Diese Datei gibt es nicht: { $file }
file-there = Eine Datei dieses Namens gibt es schon: { $file }
file-folder = Das ist ein Ordner, keine Datei: { $file }
file-forbidden = Diese Datei darf nicht gelesen oder geschrieben werden: { $file }
file-full = Für die Datei ist kein Platz mehr: { $file }
file-trouble = Die Datei lässt sich nicht benutzen: { $file }
system-trouble = Das System lässt es nicht zu: { $why }
error-not-solvable = Dieses Spiel lässt sich nicht ganz lösen.
error-not-solved = Das ist nicht gelöst.
error-no-robot-file = Diese Datei mit einem Roboter gibt es nicht.
error-bad-robot-file = Die Datei des Roboters lässt sich nicht laden.
error-no-robot-in-file = Diesen Roboter gibt es in der Datei nicht.
error-not-sqlite = Das ist für SQLite; PostgreSQL bringt pg_dump und pg_restore mit.
error-no-backup = Das ist keine unversehrte Sicherung dieses oder eines älteren Parlour.
error-other-contest = Im Ordner liegen Ergebnisse eines anderen Wettkampfs.
error-bad-book = Das Buch lässt sich nicht lesen.
error-bad-seq = Die Ereignisse sind nicht fortlaufend nummeriert.
error-bad-players = Die Spieler passen nicht zu den Plätzen.
verify-no-seed = der Startwert ist noch nicht offengelegt
verify-bad-seed = der Startwert ist nicht der vorher festgelegte
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
arena-pairs = { $done } von { $most ->
    [one] { $most } Paar
   *[other] { $most } Paaren
 }

## Ein Roboter auf einem Server

bot-hosting = Partie { $match } ({ $game }) ist offen und wartet auf jemanden.
bot-act = { $match }, Ereignis { $seq }: Platz { $seat } spielt { $act }
bot-over = Partie { $match } ist zu Ende.
bot-place = Platz { $seat }: Rang { $place }.

## Der Doktor

doctor-missing = FEHLT
doctor-well = Alles Nötige läuft.
doctor-broken = Etwas Nötiges läuft nicht: siehe { $missing }.
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
    [club] für einen Verein: PostgreSQL, mehrere Serverprozesse, Push-Nachrichten
    [solvers] für Löser und starke Roboter
    [throws] für Würfe von Hand
    [page] zum Spielen im Browser
    [browser] um die Seite von selbst zu öffnen
    [matches] um Partien zu behalten
    [database] für die Datenbank eines Vereins
    [workers] für mehrere Serverprozesse
    [cluster] für Wettkämpfe auf einem Cluster
    [agents] für lernende Programme
   *[plots] für Zeichnungen in Dateien
 }

warm-begins = Der Code für { $game } wird für diesen Rechner übersetzt: etwa { $seconds } s, nur dieses eine Mal.
warm-done = { $game }: { $done ->
    [nothing] nichts zu übersetzen
    [earlier] schon übersetzt
   *[now] in { $seconds } s übersetzt
 }
warm-where = liegt in { $folder }
warm-nowhere = nicht gespeichert: kein Cache-Ordner ist beschreibbar

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
