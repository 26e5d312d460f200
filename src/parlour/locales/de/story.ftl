### Rückblick auf eine Partie: ihre Geschichte, ein Zug noch einmal, das Bild zum Teilen.

review-chances = { $count ->
    [one] { $count } Chance von 100
   *[other] { $count } Chancen von 100
 }
review-points = { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
 }
review-course-win = { $who ->
    [you] Deine Gewinnchance
   *[other] { $name }: Gewinnchance
 }
review-course-keep = { $who ->
    [you] Deine Chance, nicht zu verlieren
   *[other] { $name }: Chance, nicht zu verlieren
 }
review-course-lead = { $who ->
    [you] Dein Vorsprung am Ende
   *[other] { $name }: Vorsprung am Ende
 }
review-course-points = { $who ->
    [you] Du gegen perfektes Spiel
   *[other] { $name } gegen perfektes Spiel
 }
review-flag = { $chance ->
    [yes] Zug { $move }: { $from } → { $to } von 100
   *[no] Zug { $move }: { $from } → { $to }
 }
review-round = Runde { $round }
review-could = { $who ->
    [you] hier ging es für dich besser
   *[other] hier ging es für { $name } besser
 }
review-liked-alike = Das Glück war gleich verteilt.
review-liked = { $who ->
    [you] Das Glück war auf deiner Seite.
   *[other] Das Glück war auf der Seite von { $name }.
 }
review-found = { $who ->
    [you] In { $best } von { $judged } echten Entscheidungen hast du den besten Zug gefunden.
   *[other] In { $best } von { $judged } echten Entscheidungen hat { $name } den besten Zug gefunden.
 }
review-found-none = { $who ->
    [you] Der beste Zug war heute schwer zu finden.
   *[other] Der beste Zug war für { $name } heute schwer zu finden.
 }
review-numbers = Alle Zahlen
review-part-luck = Glück
review-part-choices = Entscheidungen
review-scale-luck = { $chance ->
    [yes] Chancen von 100 durch Glück
   *[no] Punkte durch Glück
 }
review-scale-choices = { $chance ->
    [yes] Chancen von 100 verschenkt
   *[no] Punkte verschenkt
 }
review-way-best = besser
review-way-both = { $who ->
    [you] der beste, und deiner
   *[other] der beste, und gespielt
 }
review-way-played = { $who ->
    [you] dein Zug
   *[other] Zug von { $name }
 }
review-way-also = ging auch
review-mattered = { $name }: { $act }, besser war { $best }
review-mattered-none = Niemand hat etwas verschenkt.
review-move = Zug { $move } von { $moves }.
review-try = Selbst probieren
review-try-why = Gleiches Glück, ab Zug { $move }.
review-try-start = Los
review-story-slipped = Bei Zug { $move } ist es dir entglitten
review-story-dearest = Zug { $move } war der teuerste
review-story-ahead = Ab Zug { $move } gewonnen
review-story-always = Von Anfang bis Ende vorn
review-story-even = Gleichauf bis zum Schluss
review-story-regretless = Nichts zu bereuen
review-story-dice = { $who ->
    [you] Gut gespielt. Das Glück hat entschieden.
   *[other] { $name } hat gut gespielt. Das Glück hat entschieden.
 }
review-story-clean = { $who ->
    [you] Du hast fast nichts verschenkt.
   *[other] { $name } hat fast nichts verschenkt.
 }
review-story-cost = { $who ->
    [you] { $act } statt { $best } hat dich { $cost } gekostet.
   *[other] { $name }: { $act } statt { $best } hat { $cost } gekostet.
 }
review-story-luck = { $who ->
    [you] Ein Glücksfall hat dir { $amount } gebracht.
   *[other] Ein Glücksfall hat { $name } { $amount } gebracht.
 }
review-story-at = Zug { $move }. { $what }
try-same = Ab Zug { $move }, mit dem Glück des Spiels, solange es passt.
try-other = Ab Zug { $move }. Hier geht es anders weiter als im Spiel, also ist das Glück neu.
try-who = Wer die andere Seite spielt
try-robot = Der Roboter
try-both = Beide Seiten
try-anew = Von vorn
try-back = Zurück zum Rückblick
try-result = { $count ->
    [0] Diesmal gewinnt niemand. Im Spiel: { $then }.
    [one] Diesmal gewinnt { $now }. Im Spiel: { $then }.
   *[other] Diesmal teilen sich { $now } den Sieg. Im Spiel: { $then }.
 }
share-picture = Bild zum Teilen: { $title }
share-now = Teilen
