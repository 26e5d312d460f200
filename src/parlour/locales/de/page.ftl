### Die Seite: ihr Rahmen, die Startseite, das Decken eines Tisches und was alle Tische teilen.

parlour = Parlour
page-title = { $page } · Parlour
page-description = Fünf Spiele mit Holz, Würfeln und Zahlen: gegen Roboter, online mit Freunden oder an einem Tisch. Kostenlos und ohne Werbung.
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
table-gone = Wir finden diesen Tisch nicht
table-gone-why = Vielleicht ist der Link unvollständig. Bitte noch einmal darum.
table-closed = Nur wer mitspielt, sieht diesen Tisch
table-closed-why = Frag die Person, die ihn eröffnet hat, nach einem Platz.

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
    .about = Beide Kugeln in einem Wurf. Wer in der Runde am wenigsten hat, nimmt einen Chip, und niemand will am Ende auf Chips sitzen bleiben.
game-take-it = Klau Genau
    .short = Dieselbe Box, die besten Chips gewinnen.
    .seats = 2 bis 6 · 15 Minuten
    .about = Wirf, dreh einen Chip um und nimm einen, zu dem dein Wurf passt.
game-abaku = Abaku
    .short = Zahlensteine, keine Zeichen.
    .seats = 1 bis 4 · 30 Minuten
    .about = Leg Zahlensteine so, dass sie eine Rechnung ergeben, ganz ohne Zeichen.
game-kryds-bolle = Kryds & Bolle
    .short = Drei in einer Reihe, im Würfel.
    .seats = Zu zweit · 10 Minuten
    .about = Kugeln auf neun Stäben. Jede Dreierreihe, in jeder Richtung, ist ein Punkt.

## Einen Tisch decken

option-none = wie üblich
option-placement = Kugeln
option-placement-stacked = rutschen am Stab nach unten
option-placement-free = auf jeden freien Platz
option-flaps = Klappen
option-dice = Würfel
option-dice-two = immer zwei
option-dice-one-when-six = bei höchstens 6 auch einer
option-dice-one-when-high-shut = ohne 7 bis 12 auch einer
option-scoring = Punkte
option-scoring-sum = die Summe der offenen Klappen
option-scoring-digits = die offenen Klappen als eine Zahl
option-limit = Spielen bis
option-rounds = Runden
option-shut = Geschlossene Box
option-shut-wins = gewinnt sofort
option-shut-finish-round = gewinnt am Ende der Runde
option-eliminate = Raus ab der Grenze
option-throw = Wurf
option-throw-hand = von Hand
option-throw-uniform = durch Zufall
option-miss = Eine Kugel geht daneben
option-smart_calculators = Kluge Rechner
option-lay_out = Ablegen
option-lay_out-one = ein Chip je Wurf
option-lay_out-all = alle, zu denen der Wurf passt
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
option-count_tiles = Bei Gleichstand: mehr Steine
option-trivial_powers = 1² = 1 zählt
option-size = Größe

## Ein Tisch, der auf Leute wartet

your-name = Dein Name
waits-for-host = { $name } startet das Spiel.
invite-title = Mit diesem Link einladen
invite-why = Mit dem Handy scannen oder den Link schicken.
invite-share = Einladung teilen
invite-link = Link zu diesem Tisch
invite-qr = Der Link als QR-Code
copy = Kopieren
copied = Kopiert

## Jeder Tisch

joining = Lädt …
waits-for = { $name } ist dran
region-object = Der Tisch
region-line = Was zu tun ist
region-pad = Plätze und Punkte
open-pad = Plätze, Punkte und Werkzeug
score-pad = Punkteblock
match-over = vorbei
take-back = Zurücknehmen
pause = Pause
resume = Fortsetzen
resign = Aufgeben
leave = Tisch verlassen
rematch = Revanche
new-version = Neue Version verfügbar.
reload = Neu laden
load-failed = Wir konnten diesen Teil der Seite nicht laden.
try-again = Noch einmal versuchen
paused = Das Spiel ist pausiert.
offer-waits = Gefragt. Die Antwort steht noch aus.
curtain-title = { $name } ist dran
curtain-why = Gib das Gerät weiter. Alle anderen schauen weg.
curtain-lift = Ich bin { $name }

## Was gesagt wird, und getippte Befehle

say-points = Punkte: { $points }.
say-take-back = Der letzte Zug wurde zurückgenommen.
say-resigned = { $name } hat aufgegeben.
say-your-turn = { $shared ->
    [yes] { $name } ist dran.
   *[no] Du bist dran.
 }
say-result = { $count ->
    [0] Das Spiel ist vorbei.
    [one] Das Spiel ist vorbei. { $names } gewinnt.
   *[other] Das Spiel ist vorbei. { $names } teilen sich den Sieg.
 }
tell-legal = Du kannst spielen: { $acts }.
tell-no-legal = Du kannst gerade nichts spielen.
goto-title = Gehe zu
goto-label = Wohin?
goto-none = Nichts gefunden.
command-title = Einen Befehl tippen
command-label = Ein Zug oder ein Befehl
command-hint = ein Zug oder hilfe
command-said = Was gesagt wurde
command-help = hilfe, help, ?
command-help-text = Tippe einen Zug, wie er geschrieben wird, etwa b2. Oder einen Befehl: tisch liest den Tisch vor, züge zählt deine Züge auf, letztes wiederholt, zurück bittet, einen Zug zurückzunehmen. Wo das Spiel Tipps hat, nennt tipp den besten Zug, und werte bewertet jeden Zug.
command-board = tisch, board
command-legal = züge, moves
command-last = letztes, last
command-back = zurück, back

## Der schlichte Tisch

plain-turn = { $shared ->
    [yes] { $name }, du bist dran
   *[no] Du bist dran
 }
plain-over = { $count ->
    [0] Das Spiel ist vorbei
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
 }
plain-nothing = nichts
plain-type = Tippe deinen Zug
plain-play = Spielen
plain-say = { $name } spielt { $act }.
plain-say-chance = Zufall: { $act }.

## Ablehnungen, nach ihrem Code

error-unreachable = Wir konnten den Server nicht erreichen. Läuft Parlour noch?
error-stale-seq = Jemand war schneller. So sieht der Tisch jetzt aus.
error-wrong-seat = Das ist nicht dein Platz.
error-not-your-turn = Du bist nicht dran.
error-match-over = Das Spiel ist vorbei.
error-not-running = Das Spiel hat noch nicht begonnen.
error-paused = Das Spiel ist pausiert.
error-bad-take-back = Dieser Zug lässt sich nicht zurücknehmen.
error-bad-notation = Das ist kein Zug. Tippe hilfe für die Befehle.
error-bar-full = Dieser Stab ist voll. Wähl einen anderen.
error-place-taken = Dieser Platz ist besetzt. Wähl einen freien.
error-no-such-place = Diesen Platz gibt es nicht. Stäbe sind a1 bis c3, Lagen 1 bis 3.
error-no-level = Nenn nur den Stab: Die Kugel rutscht von selbst nach unten.
error-level-missing = Nenne auch die Lage, etwa b2.3.
error-game-over = Das Spiel ist vorbei.
error-not-this-game = Das ist kein Zug in diesem Spiel. Tippe hilfe für die Befehle.
error-wrong-sum = Diese Klappen ergeben zusammen nicht den Wurf.
error-flap-closed = Eine dieser Klappen ist schon zu.
error-close-flaps = Du hast gewürfelt. Jetzt schließ Klappen.
error-choose-dice = Wähl zuerst einen Würfel oder zwei.
error-bag-too-small = Dafür sind zu wenige Steine im Beutel.
error-not-in-rack = Diesen Stein hast du nicht.
error-not-met = Dein Wurf passt nicht zu diesem Chip.
error-limit-and-rounds = Wähl eine Grenze oder eine Zahl von Runden, nicht beides.
error-eliminate-alone = Zum Ausscheiden braucht es mindestens zwei am Tisch.
error-eliminate-needs-limit = Zum Ausscheiden braucht es eine Punktegrenze.
error-bad-combination = Diese Optionen passen nicht zusammen.
error-bad-option = Eine dieser Optionen ist nicht gültig.
error-seat-taken = Jemand war schneller: Dieser Platz ist besetzt.
error-too-many-requests = Das war etwas schnell. Versuch es gleich noch einmal.
