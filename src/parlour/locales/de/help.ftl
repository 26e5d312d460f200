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
help-value =
    .file = DATEI
    .date = DATUM
    .address = ADRESSE
    .where = WO
    .hole = LOCH
    .game = SPIEL
    .verb = BEFEHL …
    .seats = PLATZ[=NAME],…
    .option = NAME=WERT
help-parlour = Fünf Spiele aus der Schachtel nach ihren Regelheften. Ohne Befehl öffnet Parlour seine Seite.
    .lan = die Seite auch im Heimnetz öffnen
    .epilog = parlour BEFEHL --help sagt mehr über einen Befehl.
help-games = Die Spiele mit ihren Plätzen und Optionen auflisten.
    .short = die Spiele mit ihren Plätzen und Optionen
help-play =
    Ein Spiel im Terminal spielen: auf Bildschirmen mit Maus und Tasten, oder mit --plain in Zeilen.

    An den Plätzen sitzen Leute, außer wo --robots Roboter nennt. Eine Partie lässt sich nach jedem Ereignis
    sichern und später fortsetzen; --replay geht eine Aufzeichnung durch. Mit --server ist die Partie auf einem
    Server von Parlour. Optionen gibst du so an: --placement free; parlour games zählt sie auf.
    .short = ein Spiel im Terminal spielen, mit Leuten und Robotern auf beliebigen Plätzen
    .game = welches Spiel; ohne Angabe fragt ein Menü
    .plain = Zeilen ohne Bildschirme
    .robots = Plätze, die Roboter spielen, etwa 1 oder 1=random
    .names = die Namen am Tisch, Platz für Platz
    .seed = ein Text oder eine Zahl, die allen Zufall festlegt, um dieselbe Partie noch einmal zu spielen
    .save = hierhin nach jedem Ereignis die Aufzeichnung schreiben
    .resume = mit einer gesicherten Aufzeichnung weiterspielen
    .replay = eine Aufzeichnung Schritt für Schritt ansehen
    .server = auf diesem Server spielen
    .token = wer du dort bist; ohne Token bist du Gast
    .match = an dieser Partie auf dem Server teilnehmen
help-serve = Die Spiele für Browser, Terminals und Roboter anbieten. Jede Einstellung geht auch als Umgebungsvariable.
    .short = die Spiele für Browser, Terminals und Roboter anbieten
    .host = Adresse, auf der Parlour lauscht (127.0.0.1; 0.0.0.0 ist das ganze Netz)
    .port = Port, auf dem Parlour lauscht (8000)
    .database = sqlite:///DATEI oder postgresql://…
    .bus = redis://… zwischen mehreren Prozessen
    .workers = wie viele Prozesse bedienen; mehrere brauchen PostgreSQL und einen Bus
    .synchronous = SQLite: FULL übersteht einen Stromausfall
    .secure = unter https angeboten: sichere Cookies
    .log = wie viel aufgeschrieben wird
help-bot = Einen eigenen Roboter auf einem Server von Parlour spielen lassen.
    .short = einen eigenen Roboter auf einem Server spielen lassen
    .robot = my_bot.py, my_bot.py:Klasse, oder der Name eines Roboters von Parlour
    .server = die Adresse des Servers
    .token = ein Token, das lesen und spielen darf
    .match = diese Partie spielen, dann aufhören
    .host = öffentliche Partien dieses Spiels anlegen und darin spielen
    .count = wie viele Partien --host anlegt (1)
    .seconds = wie lange über einen Zug nachgedacht wird (1)
    .verb = run: den Roboter spielen lassen
help-admin =
    Für alle, die einen Server betreiben: parlour admin BEFEHL …

      invite                      ein Einmalcode, mit dem jemand ein Konto anlegt
      reset LOGIN                 ein Einmalcode, mit dem LOGIN ein neues Passwort setzt
      administrator LOGIN [--no]  ein Konto darf über HTTP, was die Verwaltung darf
      backup DATEI                die Datenbank kopieren, während der Server läuft
      restore DATEI               eine Sicherung an ihre Stelle setzen; der Server muss stehen
      rotate-keys [--drop]        einen neuen Schlüssel für Cookies; --drop: die alten vergessen, alle melden sich neu an
      push-key                    ein neuer geheimer Schlüssel für Web Push (PARLOUR_PUSH_KEY)
      check                       jede Partie noch einmal nachspielen und jeden Ausgang prüfen
      report [--closed]           was Leute gemeldet haben; report close NR [NOTIZ]
      ban PERSON|ADRESSE GRUND    Chat, neue Partien oder alles entziehen (--what, --days); ban list; ban lift NR
      name                        Wörter, die kein Name enthalten darf; name forbid WORT, name allow WORT
      audit                       was die Verwaltung getan hat, das Neueste zuerst
      class                       Klassen; class show NR, class delete NR (Kinder und ihre Daten gehen mit)
      league …                    Ligen: parlour admin league --help

    PERSON ist ein Anmeldename oder die Kennung einer Person, ADRESSE eine Adresse oder ein Bereich wie 192.0.2.0/24.
    Was hier geschieht, gilt auf einem laufenden Server wenige Sekunden später.
    .short = für alle, die einen Server betreiben: Codes, Ordnung, Sichern und Prüfen der Daten
    .words = die Angaben zum Befehl
    .database = sqlite:///DATEI oder postgresql://…
    .no = administrator: nicht mehr
    .drop = rotate-keys: keine Cookies alter Schlüssel mehr annehmen
    .closed = report: auch die erledigten
    .what = ban: was entzogen wird
    .days = ban: für so lange (sonst für immer)
    .verb = was zu tun ist; siehe oben
help-admin-league =
    Ligen: anlegen, Saisons beginnen, Tabellen ansehen. Ein laufender Server macht die Partien und die nächsten Runden.

    parlour admin league                               sie auflisten
    parlour admin league new NAME SPIEL [--pairing swiss --rounds 5 …] [--robots novice,casual,perfect]
    parlour admin league show ID [--season N]
    parlour admin league enter ID PERSON               ein Anmeldename oder die Kennung einer Person; withdraw ID PERSON
    parlour admin league start ID                      die Anmeldung schließen, die erste Runde beginnen
    parlour admin league settle ID GRUPPE RUNDE BRETT 2 0 [--note …]
    parlour admin league next ID                       die nächste Saison eröffnen: es wird auf- und abgestiegen
    parlour admin league rename ID NAME                umbenennen; delete ID löscht sie
    .words = new, show, enter, withdraw, start …
    .pairing = wer auf wen trifft (round-robin)
    .rounds = Runden einer Schweizer Saison (so viele wie nötig), oder wie oft alle auf alle treffen (1)
    .best_of = höchstens so viele Spiele, wenn zwei sich treffen; wer mehr gewinnt, gewinnt (1)
    .group_size = Plätze je Gruppe, mindestens (8)
    .moves = wie viele auf- und absteigen (1)
    .days = Tage für eine Runde (7)
    .move_days = new: Tage für einen Zug (2)
    .unrated = new: Partien ohne Wertung
    .option = new: eine Option des Spiels
    .robots = new: eine Liga dieser Roboter
    .note = settle: eine Notiz fürs Protokoll
    .season = show: eine andere als die neueste
    .database = sqlite:///DATEI oder postgresql://…
help-rules = Die Regeln eines Spiels lesen.
    .short = die Regeln eines Spiels lesen
    .game = welches Spiel: parlour games zählt sie auf
help-solve = Ein Spiel ganz lösen: parlour solve shut-the-box, mit --help nach dem Spiel für alles, was es beantwortet.
    .short = ein Spiel ganz lösen: Werte, Chancen, bestes Spiel
    .game = welches Spiel
help-solve-shut-the-box =
    Shut the Box lösen: einen Zug und das Duell genau, eine Partie zu zweit mit ihrer Fehlergrenze.

    Ziele: score (die wenigsten Minuspunkte), shut (die größte Chance zu schließen), duel (je ein Zug, der zweite Platz
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
    Kryds & Bolle von Grund auf lösen: sein Wert, jeder erste Zug, eine Folge bester Züge.

    Der Wert ist, was die beginnende Seite an Punkten voraus hat, wenn beide ihr Bestes spielen.
    .placement = wie Kugeln gesetzt werden (stacked)
    .checkpoint = hierhin sichern und von hier weiterrechnen
    .workers = Threads für stacked (2)
    .plot = die ersten Plätze in diese Datei zeichnen (.svg, .png, .pdf)
help-analyse = Was in einer Stellung am besten ist: jeder erlaubte Zug mit seinem Wert, der beste zuerst.
    .short = was in einer Stellung am besten ist: jeder Zug mit seinem Wert
    .game = welches Spiel: parlour games zählt sie auf
    .position = die Stellung als Text, oder - für die Standardeingabe
    .seconds = nach so langer Zeit aufhören mit dem, was bekannt ist
    .goal = worauf gezielt wird, wo ein Spiel mehreres bietet
help-book = Die Bücher von Kryds & Bolle: eine Stichprobe noch einmal beweisen, oder eines neu machen.
    .short = ein Buch gelöster Stellungen machen, oder eine Stichprobe daraus noch einmal beweisen
help-book-show = Zeigen, wie viele Stellungen ein Buch hat, nach der Zahl der Kugeln.
    .short = wie viele Stellungen es hat, nach der Zahl der Kugeln
    .book = eine Datei statt des mitgelieferten Buches
    .placement = wie Kugeln gesetzt werden (stacked)
help-book-verify = Eine Stichprobe noch einmal beweisen.
    .short = eine Stichprobe noch einmal beweisen
    .sample = wie viele Stellungen (10)
    .seed = welche Stichprobe (0)
    .book = eine Datei statt des mitgelieferten Buches
    .placement = wie Kugeln gesetzt werden (stacked)
help-book-make = Ein Buch aus dem Löser machen.
    .short = ein Buch aus dem Löser machen
    .file = wohin; was da ist, bleibt und wird ergänzt
    .checkpoint = hierhin den Stand des Lösens sichern
    .plies = free: alle Stellungen mit so vielen Kugeln (4)
    .perfect = free: Stellungen aus perfektem Spiel, bis zu so vielen Kugeln (7)
    .threads = free: Threads, die sich eine Tabelle teilen (1)
    .workers = free: stattdessen Prozesse (1)
    .dask = free: der Scheduler eines Dask-Clusters
    .placement = wie Kugeln gesetzt werden (stacked)
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
    .cluster = stattdessen auf einem Dask-Cluster spielen
    .plot = die Ergebnisse mit ihren Spannen zeichnen
help-record = Die Aufzeichnung einer Partie zeigen, oder prüfen, ob sie den Regeln folgt.
    .short = die Aufzeichnung einer Partie zeigen, oder prüfen, ob sie den Regeln folgt
    .what = zeigen, oder nur prüfen
    .file = eine Aufzeichnung, als Text oder JSON, oder - für die Standardeingabe
    .at = die Stellung nach diesem Ereignis zeigen
help-new-game = Einen Ordner mit einem neuen Spiel anlegen: Regeln, Wörter, ein Bild und Tests, die bestehen, zum Umbauen in deins. Sobald es installiert ist, gibt es das Spiel auf der Seite, im Terminal, in Umgebungen und in der Arena. docs/how-to/add-a-game.md sagt, was ein Spiel noch mitbringen kann.
    .short = einen Ordner mit einem neuen Spiel anlegen, samt Tests
    .name = der Name des Spiels, etwa „Last Stone“
    .into = der neue Ordner (sonst nach dem Namen des Spiels)
help-verify = Beweisen, dass jeder Ausgang in einer Aufzeichnung fair war: jeder folgt aus dem vorher festgelegten Startwert. Allein lässt sich eine Aufzeichnung nur gegen sich selbst prüfen; gib an, was du dir beim Spielen notiert hast (die Seite zeigt es unter „Fairer Zufall“), dann fällt jeder Austausch auf.
    .short = beweisen, dass jeder Ausgang in einer Aufzeichnung fair war
    .file = die Aufzeichnung einer beendeten Partie, oder - für die Standardeingabe
    .commitment = eine Festlegung oder das Siegel, das du notiert hast; mehrmals möglich
    .nonce = dein eigener Beitrag; mehrmals möglich
    .beacon = die Runden der Zufallsquelle, ein JSON-Objekt je Zeile
help-warm = Übersetzen, was Roboter und Löser schnell macht: für alle Spiele oder eines. Nötig ist das einmal, und nach einer neuen Version. Ohne das übersetzt Parlour im Hintergrund, während du spielst, und antwortet so lange langsamer.
    .short = übersetzen, was Roboter und Löser schnell macht, einmal für diesen Rechner
    .game = nur dieses Spiel
help-doctor = Sagen, was hier läuft: übersetzter Code, Physik, Datenbanken, Seite und Browser und die Extras.
    .short = sagen, was hier läuft: übersetzter Code, Physik, Datenbanken, Seite und Browser
help-puzzle = Stellungen mit einem besten Zug: löse sie hier, oder gib sie als JSON aus. Ein Startwert gibt überall dieselben Rätsel; --day gibt das Rätsel eines Tages. Tippe ? für die Lösung, q zum Beenden.
    .short = Stellungen mit einem besten Zug: lösen oder ausgeben
    .game = welches Spiel, oder cover, smart-calculators
    .level = 1 ist am leichtesten (sonst 1)
    .count = wie viele (sonst 1)
    .theme = worum es geht; --theme ? nennt die Themen eines Spiels
    .seed = ein Text oder eine Zahl; sonst jedes Mal ein neues Rätsel
    .day = das Rätsel von heute, oder von diesem Tag
help-review = Was jeder Zug einer Partie gekostet hat, was das Glück gab und wo sie sich gewendet hat. Jede Wahl wird danach beurteilt, was am Platz zu sehen war.
    .short = was jeder Zug einer Partie gekostet hat, was das Glück gab und wo sie sich gewendet hat
    .record = eine Aufzeichnung, als Text oder JSON, oder - für die Standardeingabe; sie muss nicht beendet sein
    .seconds = wie lange über jede Stellung nachgedacht wird
    .nodes = wie viel für jede Stellung gesucht wird, wiederholbar
    .goal = win oder score, wo ein Spiel beides bietet
    .plot = Werte, Glück und Züge zeichnen (.svg, .png, .pdf)
help-sheet = Blätter als PDF drucken: Punkteblätter, das Abaku-Brett, Chips und Klappen zum Ausschneiden, Regeln, Arbeitsblätter. parlour sheet --list zählt sie auf. Ein Arbeitsblatt ist drill mit einem Kurs oder puzzles mit einem Spiel und hat ein Lösungsblatt; derselbe --seed gibt überall dieselben Aufgaben. Eine Übung hat eine Stufe (--level) oder einen eigenen Bereich, etwa --operations addition,division --most 50.
    .short = Punkteblätter, Bretter, Chips, Regeln und Arbeitsblätter als PDF drucken
    .what = welches Blatt, oder drill, puzzles oder rules
    .of = der Kurs der Übung, oder das Spiel der Rätsel oder Regeln
    .list = alle Blätter aufzählen
    .paper = das Papier: a4 (sonst) oder letter
    .output = die Datei, oder - für die Standardausgabe
    .level = wie schwer ein Arbeitsblatt ist; 1 ist am leichtesten (sonst 1)
    .seed = ein Text oder eine Zahl; sonst jedes Mal neue Aufgaben
    .count = Aufgaben auf einem Arbeitsblatt
    .theme = nur Rätsel zu diesem Thema
    .site = die Adresse eines Servers für die QR-Codes
