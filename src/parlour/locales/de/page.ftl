### Die Seite: ihr Rahmen, die Startseite, das Decken eines Tisches und was alle Tische teilen.

parlour = Parlour
page-title = { $page } · Parlour
page-description = Fünf Spiele mit Holz, Würfeln und Zahlen: gegen Roboter, mit Freunden im Netz oder an einem Tisch. Kostenlos und ohne Werbung.
skip = Zum Inhalt springen
close = Schließen
continue = Weiter
to-home = Zurück zu den Spielen
language = Sprache
theme-dark = Dunkel
theme-light = Hell
guest = Gast
player-number = Spieler { $number }

## Eine Seite, die es nicht gibt

lost-title = Hier geht nichts auf
lost-why = Die Adresse führt nirgendwohin. Vielleicht wurde der Tisch abgeräumt, oder ein Buchstabe fehlt.
table-gone = Diesen Tisch gibt es nicht
table-gone-why = Vielleicht ist der Link unvollständig.
table-closed = Dieser Tisch ist für Zuschauer geschlossen
table-closed-why = Frag die Person, die ihn gedeckt hat, nach einem Platz.

## Startseite

home-question = Was spielen wir?
home-how = Wie möchtest du spielen?
home-how-now = Gleich spielen
home-how-friends = Mit Freunden
home-new = Neu hier?

## Die Spiele

game-shut-the-box = Shut the Box
    .short = Zwei Würfel, zwölf Klappen.
    .seats = 1 und mehr · 5 Minuten
    .about = Würfle und schließe Klappen, die zusammen den Wurf ergeben. Was offen bleibt, zählt gegen dich.
game-chikugo = Chikugo
    .short = Zwei Kugeln, ein Wurf.
    .seats = 2 bis 6 · 20 Minuten
    .about = Beide Kugeln in einem Wurf. Wer in der Runde am wenigsten hat, nimmt einen Chip; die letzten will niemand.
game-take-it = Klau Genau
    .short = Dieselbe Box, die besten Chips.
    .seats = 2 bis 6 · 15 Minuten
    .about = Wirf, dreh einen Chip um und nimm, was dein Wurf verdient hat.
game-abaku = Abaku
    .short = Zahlensteine, keine Zeichen.
    .seats = 1 bis 4 · 30 Minuten
    .about = Lege Zahlensteine so, dass sie sich als Rechnung lesen, ganz ohne Zeichen.
game-kryds-bolle = Kryds & Bolle
    .short = Drei in einer Reihe, im Würfel.
    .seats = 2 Spieler · 10 Minuten
    .about = Kugeln auf neun Stäben. Jede Dreierreihe, in jeder Richtung, ist ein Punkt.

## Einen Tisch decken

start-title = Ein Tisch { $game }
start-options = Was vereinbart ist
start-begin = Beginnen
start-invite = Tisch decken und einladen
start-open = Kommt über den Link
start-kind-me = Hier
start-kind-robot = Roboter
start-kind-open = Freund
seat-number = Platz { $number }
name-of-seat = Name an Platz { $number }
robot-of-seat = Roboter an Platz { $number }
seat-add = Noch ein Platz
seat-drop = Ein Platz weniger
option-none = wie üblich
option-placement = Kugeln
option-placement-stacked = gleiten am Stab hinab
option-placement-free = auf jeden freien Platz
option-flaps = Klappen
option-dice = Würfel
option-dice-two = immer zwei
option-dice-one-when-six = bei höchstens 6 auch einer
option-dice-one-when-high-shut = ohne 7 bis 12 auch einer
option-scoring = Punkte
option-scoring-sum = die Summe der offenen Klappen
option-scoring-digits = die offenen Klappen als eine Zahl
option-limit = Gespielt wird bis
option-rounds = Runden
option-shut = Wer die Box schließt,
option-shut-wins = gewinnt sofort
option-shut-finish-round = gewinnt am Ende der Runde
option-eliminate = Wer die Grenze erreicht, ist raus
option-throw = Wurf
option-throw-hand = von Hand
option-throw-uniform = durch Zufall
option-miss = Eine Kugel geht daneben
option-smart_calculators = Kluge Rechner
option-lay_out = Ablegen
option-lay_out-one = ein Chip je Wurf
option-lay_out-all = alle, die der Wurf trifft
option-mode = Spiel
option-mode-table = am Tisch
option-mode-solo = allein, um Punkte
option-mode-cover = das Feld füllen
option-mode-magic = magische Quadrate
option-referee = Falsche Gleichungen
option-referee-strict = werden abgelehnt
option-referee-challenge = können angezweifelt werden
option-bonuses = Bonusfelder
option-tile_values = Ein Stein zählt seine Zahl
option-diagonals = Auch schräg
option-count_tiles = Die meisten Steine entscheiden Gleichstand
option-trivial_powers = 1² = 1 zählt
option-size = Größe
robot-random = Zufallsroboter
robot-novice = Anfängerroboter
robot-casual = Hobbyroboter
robot-medium = Mittlerer Roboter
robot-strong = Starker Roboter
robot-expert = Meisterroboter
robot-greedy = Gieriger Roboter
robot-best = Bester Roboter
robot-perfect = Perfekter Roboter
robot-tree = Suchbaumroboter

## Ein Tisch, der auf Leute wartet

seats-title = { $open ->
    [one] Ein Platz ist frei
   *[other] { $open } Plätze sind frei
 }
seats-full = Alle sind da
seat-open = Frei
seat-kind-open = wartet
seat-kind-person = sitzt hier
seat-kind-robot = Roboter
your-name = Dein Name
sit-down = Hinsetzen
begin = Beginnen
begin-with-robots = Beginnen, Roboter füllen auf
waits-for-host = { $name } wird beginnen.
invite-title = Mit diesem Link einladen
invite-why = Wer ihn hat, darf sich setzen. Ein Handy im selben Netz liest das Bild.
invite-link = Link zu diesem Tisch
invite-qr = Der Link als Bild für eine Kamera
copy = Kopieren
copied = Kopiert

## Jeder Tisch

joining = Der Tisch wird gedeckt …
waits-for = { $name } ist am Zug
region-object = Der Tisch
region-line = Was zu tun ist
region-pad = Spieler und Punkte
open-pad = Spieler, Punkte und Werkzeug
score-pad = Punkteblock
match-over = vorbei
take-back = Zurücknehmen
pause = Pause
resume = Weiter
resign = Aufgeben
leave = Gehen
rematch = Revanche
new-version = Es gibt ein neueres Parlour.
reload = Neu laden
load-failed = Dieser Teil der Seite wurde nicht geladen.
try-again = Noch einmal versuchen
paused = Das Spiel ruht.
offer-waits = Gefragt. Die Antwort steht aus.
curtain-title = { $name } ist dran
curtain-why = Gib das Gerät weiter. Die anderen schauen weg.
curtain-lift = Ich bin { $name }

## Was gesagt wird, und getippte Befehle

say-points = Punkte: { $points }.
say-take-back = Ein Zug wurde zurückgenommen.
say-resigned = { $name } hat aufgegeben.
say-your-turn = { $shared ->
    [yes] { $name } ist am Zug.
   *[no] Du bist am Zug.
 }
say-result = { $count ->
    [0] Das Spiel ist vorbei.
    [one] Das Spiel ist vorbei. { $names } gewinnt.
   *[other] Das Spiel ist vorbei. { $names } teilen sich den Sieg.
 }
tell-legal = Du kannst spielen: { $acts }.
tell-no-legal = Für dich gibt es jetzt nichts zu spielen.
goto-title = Gehe zu
goto-label = Wohin?
goto-none = Nichts heißt so.
command-title = Einen Befehl tippen
command-label = Ein Zug oder ein Befehl
command-hint = ein Zug, oder hilfe
command-said = Was gesagt wurde
command-help = hilfe, help, ?
command-help-text = Tippe einen Zug, wie er geschrieben wird, etwa b2. Andere Wörter: tisch liest den Tisch vor, züge nennt, was du spielen kannst, letztes wiederholt, zurück bittet, einen Zug zurückzunehmen; tipp sagt, was am besten ist, werte, was jeder Zug wert ist, wo es Tipps gibt.
command-board = tisch, board
command-legal = züge, moves
command-last = letztes, last
command-back = zurück, back

## Der schlichte Tisch

plain-turn = { $shared ->
    [yes] { $name }, du bist am Zug
   *[no] Du bist am Zug
 }
plain-over = { $count ->
    [0] Das Spiel ist vorbei
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
 }
plain-last = Zuletzt: { $act }.
plain-nothing = nichts
plain-type = Tippe deinen Zug
plain-play = Spielen
plain-say = { $name } spielt { $act }.
plain-say-chance = Zufall: { $act }.

## Ablehnungen, nach ihrem Code

error-unreachable = Parlour antwortet nicht. Läuft es noch?
error-stale-seq = Jemand war schneller. Der Tisch ist, wie du ihn jetzt siehst.
error-wrong-seat = Dieser Platz gehört dir nicht.
error-not-your-turn = Du bist nicht am Zug.
error-match-over = Das Spiel ist vorbei.
error-not-running = Das Spiel hat noch nicht begonnen.
error-paused = Das Spiel ruht.
error-bad-take-back = Das lässt sich nicht zurücknehmen.
error-bad-notation = Das ist kein Zug. Tippe hilfe für die Wörter.
error-bar-full = Dieser Stab ist voll.
error-place-taken = Dieser Platz ist besetzt.
error-no-such-place = Diesen Platz gibt es nicht.
error-no-level = Nenne nur den Stab: die Kugel gleitet hinab.
error-level-missing = Nenne auch die Lage, etwa b2.3.
error-game-over = Das Spiel ist vorbei.
error-not-this-game = Das ist kein Zug dieses Spiels. Tippe hilfe für die Wörter.
error-wrong-sum = Diese Klappen ergeben nicht den Wurf.
error-flap-closed = Eine dieser Klappen ist schon zu.
error-close-flaps = Die Würfel liegen: schließe Klappen.
error-choose-dice = Nimm zuerst einen Würfel oder zwei.
error-bag-too-small = Dafür sind zu wenige Steine im Beutel.
error-not-in-rack = Diesen Stein hast du nicht.
error-not-met = Der Wurf trifft diesen Chip nicht.
error-limit-and-rounds = Entweder bis zu einer Grenze oder eine Zahl von Runden, nicht beides.
error-eliminate-alone = Zum Ausscheiden braucht es mindestens zwei.
error-eliminate-needs-limit = Zum Ausscheiden braucht es eine Grenze.
error-bad-combination = Diese Vereinbarungen passen nicht zusammen.
error-bad-option = Eine der Vereinbarungen geht so nicht.
error-seat-taken = Jemand war schneller: der Platz ist besetzt.
error-too-many-requests = Langsam, bitte. Versuch es gleich noch einmal.
