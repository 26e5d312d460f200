### Setting up a match, and the table that fills up before it begins.

setup-start = Spiel starten
setup-alone = Allein spielen
setup-together = Mit anderen spielen
setup-keep = Punkte zählen
setup-invite = { $count ->
    [one] Jemanden einladen
   *[other] { $count } Leute einladen
 }
setup-invite-name = { $name } einladen
setup-friend = Mit Freunden spielen
setup-a-robot = Gegen einen Roboter
setup-change = Plätze ändern
setup-agree-change = Ändern
setup-swap = Tauschen
setup-swap-label = Tauschen, wer anfängt
setup-you = du
setup-you-name = Du
setup-a-friend = Jemand per Link
setup-by-link = kommt über den Link
setup-first = fängt an
setup-light = hell
setup-dark = dunkel
setup-level-short = Stufe { $level }
setup-level = Stufe { $level } von { $of }
setup-record = { $played ->
    [0] noch nicht gespielt
   *[other] { $won } von { $played } gewonnen
 }
setup-usual = übliche Regeln
setup-chosen = { $name }: { $value }
setup-changed = { $on ->
    [yes] { $name }
   *[no] ohne: { $name }
 }
setup-no-clock = ohne Uhr
setup-minutes = { $minutes ->
    [one] etwa eine Minute
   *[other] etwa { $minutes } Minuten
 }
setup-lots-decide = Das Los entscheidet, wer anfängt.

## Who’s playing?

setup-who = Wer spielt mit?
setup-chairs = Stühle
setup-seat-of = Platz { $seat } von { $of }
setup-add = Noch ein Stuhl
setup-remove = Diesen Stuhl wegnehmen
setup-sits-here = Wer sitzt hier?
setup-kind-me = Jemand hier
setup-kind-robot = Ein Roboter
setup-kind-open = Per Link
setup-robot = Welcher Roboter?
setup-name = Name
setup-used = Namen von früher
setup-link = Du bekommst einen Link zum Verschicken.
setup-friend-name = Wen lädst du ein? (wenn du magst)
setup-swap-first = Tauschen, wer anfängt
setup-lots = Losen

## How shall we play?

setup-how = Wie spielen wir?
setup-changes = { $count ->
    [one] Eine Änderung gegenüber den üblichen Regeln
   *[other] { $count } Änderungen gegenüber den üblichen Regeln
 }
setup-back-to-usual = Zurück zu den üblichen Regeln
setup-presets = Fertige Regeln
setup-more = Mehr
setup-to-limit = bis zur Grenze
setup-custom = Eigene
setup-switch = { $on ->
    [yes] ja
   *[no] nein
 }
setup-clock-own = { $minutes } Min. + { $seconds } s je Zug
setup-clock-minutes = Minuten pro Person
setup-clock-seconds = Sekunden dazu je Zug
setup-no-clock-row = Keine, lass dir Zeit
setup-time = Dauer
setup-watch = Wer zuschauen darf
setup-watch-link = Alle mit dem Link
setup-watch-players = Nur wer mitspielt
setup-hints = Tipps
setup-hints-on = { $on ->
    [yes] für alle erlaubt
   *[no] aus
 }
setup-leaving = Wenn jemand geht
setup-leaving-robot = Ein Roboter spielt weiter
setup-leaving-forfeit = Wer geht, verliert
setup-on-time = Wenn die Zeit abläuft
setup-on-time-lose = Das Spiel ist verloren
setup-on-time-robot = Ein Roboter spielt weiter
setup-public = Wer mitspielen darf
setup-public-link = Nur mit dem Link
setup-public-all = Alle, über die öffentlichen Tische
preset-to-100 = Bis 100
preset-one-round = Schnell, eine Runde
preset-digits = Ziffern

## What each option changes

explain-placement = Kugeln rutschen am Stab nach unten und stapeln sich, oder sie kommen auf jeden freien Platz im Würfel.
explain-flaps = Mehr Klappen machen einen Zug länger. Üblich sind zwölf.
explain-dice = Immer zwei Würfel, oder nur einer, wenn wenig offen ist.
explain-scoring = Offene Klappen werden addiert oder als eine lange Zahl gelesen: 2, 5 und 8 sind 258.
explain-limit = Das Spiel endet nach der Runde, in der jemand so viele Minuspunkte hat.
explain-rounds = Eine feste Zahl von Runden statt einer Grenze.
explain-shut = Wer alle Klappen schließt, gewinnt sofort, oder die anderen spielen die Runde noch zu Ende.
explain-eliminate = Wer die Grenze erreicht, ist raus. Wer am Schluss übrig bleibt, gewinnt.
explain-throw = Du zielst, lässt los und die Kugeln rollen wirklich, oder der Zufall wählt zwei Löcher.
explain-miss = Wie oft eine Kugel in keinem Loch landet.
explain-smart_calculators = Gerechnet wird mit den Zahlen und Zeichen am Rand der Box. Für schnelle Köpfe.
explain-lay_out = Je Wurf ein Chip oder alle Chips, zu denen der Wurf passt.
explain-mode = Zusammen am Tisch oder auf eine von drei Arten allein.
explain-referee = Sie werden sofort abgelehnt oder bleiben liegen, bis jemand sie anzweifelt.
explain-bonuses = Manche Felder verdoppeln oder verdreifachen eine Zahl oder eine ganze Gleichung.
explain-tile_values = Eine 7 bringt sieben Punkte statt einem. Die Punkte gehen in die Hunderte.
explain-diagonals = Gleichungen dürfen auch schräg laufen. Schwerer zu sehen, mehr zu finden.
explain-count_tiles = Bei gleichen Punkten gewinnt, wer mehr Steine gelegt hat.
explain-trivial_powers = Zwei Einsen nebeneinander sind eine Gleichung.
explain-board = Fünfzehn Felder mit Bonus oder siebzehn ganz ohne.
explain-start_bonus = Das Startfeld kann seine Gleichungen verdoppeln.
explain-leftover = Was übrige Steine am Ende kosten.
explain-zeros = Mit einer Null dürfen Steine ohne Gleichung nebeneinanderliegen.
explain-sets = Mehr Steine machen das Spiel länger.
explain-aids = Vor dem Legen zeigen, was ein Zug brächte.
explain-level = Leer beginnen oder mit Ziffern, die nur eine Lösung lassen.
explain-first = Das Los entscheidet vor aller Augen, oder ihr macht es vorher aus.
explain-size = Wie viele Reihen und Spalten.
explain-deal = Die Steine von heute sind den ganzen Tag für alle gleich. Wer holt am meisten?

## A table that fills up

room-more = { $count ->
    [one] Noch ein Stuhl ist frei
   *[other] Noch { $count } Stühle sind frei
 }
room-self = Das Spiel beginnt von selbst, sobald alle sitzen.
room-full = Alle sind da
room-you-begin = Du fängst an.
room-begins = { $name } fängt an.
room-ready = Starte, wann du magst.
room-countdown = Start in { $seconds }
room-wait = Moment noch
room-start = Jetzt starten
room-fewer = Stattdessen zu { $count } starten
room-fewer-alone = Stattdessen allein starten
room-seat-robot = Roboter hinsetzen
room-robot-off = Stuhl freimachen
room-free = Frei
room-invited = eingeladen
room-just = gerade gekommen
room-yours = dein Stuhl
room-agreed = Was gilt
room-share-text = { $name } lädt dich zu einer Runde { $game } ein.
room-sat = { $name } sitzt jetzt am Tisch.
room-stood = { $name } ist gegangen.
room-chairs-free = { $count ->
    [0] Alle sind da.
    [one] Ein Stuhl ist frei.
   *[other] { $count } Stühle sind frei.
 }
room-asks = { $name } lädt dich zu einer Runde { $game } ein
room-asked = Du bist zu einer Runde { $game } eingeladen
room-name = Dein Name am Tisch
room-join = Mitspielen
room-just-watch = Nur zuschauen
room-watching = Du schaust zu. Das Spiel beginnt von selbst, sobald alle sitzen.
room-is-full = Dieser Tisch ist voll.
room-is-full-why = Zuschauen oder selbst einen eröffnen?
room-own = Eigenen Tisch eröffnen
