### Die Hilfe der Befehlszeile. Das Englische steht im Programm.

help-parser =
    .usage = Aufruf:{" "}
    .words = Angaben
    .options = Optionen
    .verbs = Befehle
    .help = diese Hilfe zeigen und aufhören
    .version = die Version zeigen und aufhören
    .required = diese Angaben fehlen: %s
    .unrecognized = das kenne ich nicht: %s
    .argument = %(argument_name)s: %(message)s
    .choice = %(value)r geht nicht (wähle aus %(choices)s)
    .value = %(value)r ist nicht von der Art %(type)s
    .one = hier fehlt ein Wert
    .some = hier fehlt mindestens ein Wert
    .ambiguous = %(option)s kann mehreres heißen: %(matches)s
    .together = geht nicht zusammen mit %s
help-any =
    .help = diese Hilfe zeigen und aufhören
    .json = JSON ausgeben
    .lang = diese Sprache sprechen: de, en, fr, es, it, nl, da, sv, pl, ru
    .version = die Version zeigen und aufhören
help-parlour = Fünf Spiele aus der Schachtel nach ihren Regelheften. Ohne Befehl öffnet Parlour seine Seite.
    .epilog = parlour BEFEHL --help sagt mehr über einen Befehl.
help-games = Die Spiele mit ihren Plätzen und Vereinbarungen auflisten.
    .short = die Spiele mit ihren Plätzen und Vereinbarungen
help-play =
    Ein Spiel im Terminal spielen, Zeile für Zeile: tippe einen Zug, oder hilfe für alle Befehle.

    An den Plätzen sitzen Leute, außer wo --robots Roboter nennt. Eine Partie lässt sich nach jedem Ereignis
    sichern und später fortsetzen. Vereinbarungen gibt man so an: --placement free; parlour games zählt sie auf.
    .short = ein Spiel im Terminal spielen, mit Leuten und Robotern auf beliebigen Plätzen
    .game = welches Spiel; ohne Angabe fragt ein Menü
    .plain = Zeilen ohne Bildschirme
    .robots = Plätze, die Roboter spielen, etwa 1 oder 1=random
    .names = die Namen der Spieler, Platz für Platz
    .seed = ein Text oder eine Zahl, die allen Zufall festlegt, um dieselbe Partie noch einmal zu spielen
    .save = hierhin nach jedem Ereignis die Aufzeichnung schreiben
    .resume = mit einer gesicherten Aufzeichnung weiterspielen
help-serve = Die Spiele für Browser, Terminals und Roboter anbieten. Jede Einstellung geht auch als Umgebungsvariable.
    .short = die Spiele für Browser, Terminals und Roboter anbieten
    .host = Adresse, auf der gehört wird (127.0.0.1; 0.0.0.0 ist das ganze Netz)
    .port = Port, auf dem gehört wird (8000)
    .database = sqlite:///DATEI oder postgresql://…
    .bus = redis://… zwischen mehreren Arbeitern
    .workers = wie viele Prozesse bedienen; mehrere brauchen PostgreSQL und einen Bus
    .synchronous = SQLite: FULL übersteht einen Stromausfall
    .secure = unter https angeboten: sichere Cookies
    .log = wie viel aufgeschrieben wird
help-bot = Einen eigenen Roboter auf einem Server von Parlour spielen lassen.
    .short = einen eigenen Roboter auf einem Server spielen lassen
    .robot = my_bot.py, my_bot.py:Klasse, oder der Name eines Roboters von Parlour
    .server = die Adresse des Servers
    .token = ein Schlüssel, der lesen und spielen darf
    .match = diese Partie spielen, dann aufhören
    .host = öffentliche Partien dieses Spiels anlegen und darin spielen
    .count = wie viele Partien --host anlegt (1)
    .seconds = wie lange über einen Zug nachgedacht wird (1)
help-admin = Für alle, die einen Server betreiben: Codes für Leute, Sichern, Zurückholen und Prüfen der Daten.
    .short = Codes für Leute, Sichern, Zurückholen und Prüfen der Daten eines Servers
    .what = der Anmeldename oder die Datei
    .database = sqlite:///DATEI oder postgresql://…
help-rules = Die Regeln eines Spiels lesen.
    .short = die Regeln eines Spiels lesen
    .game = welches Spiel: parlour games zählt sie auf
help-solve = Ein Spiel ganz lösen: parlour solve shut-the-box, mit --help nach dem Spiel für alles, was es beantwortet.
    .short = ein Spiel ganz lösen: Werte, Chancen, bestes Spiel
    .game = welches Spiel
help-solve-shut-the-box =
    Shut the Box lösen: einen Zug und das Duell genau, eine Partie zu zweit mit ihrer Fehlergrenze.

    Ziele: score (die wenigsten Minuspunkte), shut (die größte Chance zu schließen), duel (jeder ein Zug, der zweite
    kennt die Punkte des ersten) und match (bis --limit).
    .flaps = Klappen der Box (12)
    .dice = die Würfelregel (two)
    .scoring = die Zählweise (sum)
    .goal = worum gespielt wird (score)
    .limit = match: die Grenze (100)
    .shut = match: was Schließen bewirkt (wins)
    .seats = duel und match: wie viele spielen (2)
    .outright = match zu dritt: lösen (Minuten), nicht schätzen
    .full = jede Punktzahl genau, jedes beste Schließen
    .plot = das Ergebnis in diese Datei zeichnen (.svg, .png, .pdf)
help-solve-kryds-bolle =
    Kryds & Bolle von Grund auf lösen: sein Wert, jeder erste Zug, eine Folge besten Spiels.

    Der Wert ist, was der erste dem zweiten an Punkten voraus hat, wenn beide ihr Bestes spielen.
    .placement = wie Kugeln gesetzt werden (stacked)
    .checkpoint = hierhin sichern und von hier weiterrechnen
    .workers = Fäden für stacked (2)
help-analyse = Was in einer Stellung am besten ist: jeder erlaubte Zug mit seinem Wert, der beste zuerst.
    .short = was in einer Stellung am besten ist: jeder Zug mit seinem Wert
    .game = welches Spiel: parlour games zählt sie auf
    .position = die Stellung als Text
    .seconds = nach so langer Zeit aufhören mit dem, was bekannt ist
    .goal = worauf gezielt wird, wo ein Spiel mehreres bietet
help-book = Die Bücher von Kryds & Bolle: eine Stichprobe noch einmal beweisen, oder eines neu machen.
    .short = ein Buch gelöster Stellungen machen, oder eine Stichprobe daraus noch einmal beweisen
help-book-verify = Eine Stichprobe noch einmal beweisen.
    .short = eine Stichprobe noch einmal beweisen
    .sample = wie viele Stellungen (10)
    .seed = welche Stichprobe (0)
    .book = eine Datei statt des mitgelieferten Buches
help-book-make = Ein Buch aus dem Löser machen.
    .short = ein Buch aus dem Löser machen
    .file = wohin; was da ist, bleibt und wird ergänzt
    .checkpoint = des Lösens
    .plies = free: alle Stellungen mit so vielen Kugeln (4)
    .perfect = free: die eines perfekten Spielers bis zu so vielen (6)
    .threads = free: Fäden, die sich eine Tabelle teilen (1)
    .workers = free: stattdessen Prozesse (1)
    .dask = free: der Verteiler eines Dask-Verbunds
help-throw = Die beiden Kugeln in die Box werfen, nachgerechnet: ein Wurf, oder viele, gezählt und gezeichnet.
    .short = die Kugeln der Kugelbox werfen: ein Wurf, oder viele, gezählt und gezeichnet
    .x = wo die Hand ist, von links nach rechts
    .dir = die Richtung
    .force = die Kraft
    .loft = die Höhe
    .gap = der Abstand der Kugeln
    .turn = wie die Kugeln in der Hand liegen
    .red = wo Rot in der Hand liegt; oder mit --black sein Loch
    .black = das Loch, in dem Schwarz liegt, oder -
    .skill = jemand mit diesem Können wählt jedes Ziel
    .count = wie viele Würfe, bis 100000
    .plot = zeichnen, wo die Kugeln liegen und was sie zählen
    .frames = die Bilder eines einzelnen Wurfs schreiben
    .seed = ein Text oder eine Zahl, die das Zittern der Hand festlegt
help-arena = Roboter gegeneinander antreten lassen: parlour arena run CONFIG.toml.
    .short = Roboter gegeneinander antreten lassen, bis klar ist, wer stärker ist
    .what = spielen, oder nur sagen, wie es steht
    .config = der Wettkampf, eine TOML-Datei
    .out = Ordner für die Ergebnisse (sonst neben der Datei, nach ihrem Namen)
    .processes = wie viele Spiele zugleich (sonst eines je Kern)
    .cluster = stattdessen auf einem Dask-Verbund spielen
    .plot = die Ergebnisse mit ihren Spannen zeichnen
help-record = Die Aufzeichnung einer Partie zeigen, oder prüfen, ob sie den Regeln folgt.
    .short = die Aufzeichnung einer Partie zeigen, oder prüfen, ob sie den Regeln folgt
    .what = zeigen, oder nur prüfen
    .file = eine Aufzeichnung, als Text oder JSON
    .at = die Stellung nach diesem Ereignis zeigen
help-verify = Beweisen, dass jeder Ausgang in einer Aufzeichnung fair war: jeder folgt aus dem vorher festgelegten Startwert.
    .short = beweisen, dass jeder Ausgang in einer Aufzeichnung fair war
    .file = die Aufzeichnung einer beendeten Partie
