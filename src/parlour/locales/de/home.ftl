### The first page: a question, the shelf, three cards.

home-first = Fünf Holzspiele für eine Person, zwei oder einen vollen Tisch. Kostenlos und ohne Konto.
home-with = { $game } mit { $names }
home-alone = { $game } allein
home-join = Mitspielen
home-more-games = { $count ->
    [one] 1 weiteres Spiel
   *[other] { $count } weitere Spiele
 }
home-task = Deine Aufgabe
home-task-left = { $count ->
    [one] Noch eine Frage.
   *[other] Noch { $count } Fragen.
 }
home-go-on = Weitermachen
home-lesson = Deine Lektion
home-learn = { $game } lernen
home-learn-time = Es dauert eine Minute.
home-show-me = Zeig’s mir
home-other-games = Andere Spiele
home-ask-shut-the-box = Welche Klappen?
home-ask-chikugo = Welcher Chip?
home-ask-take-it = Was nimmst du?
home-ask-abaku = Was zählt am meisten?
home-ask-kryds-bolle = Wohin damit?
home-streak = { $game } · Tag { $days } in Folge
home-done = { $days ->
    [one] Geschafft. Ein Tag in Folge.
   *[other] Geschafft. { $days } Tage in Folge.
 }
home-code = Hast du einen Code?
home-code-title = Zum Tisch oder zur Klasse
home-code-why = Der Code oder Link, den du bekommen hast.
home-code-label = Code
home-tonight = Für heute Abend
home-tonight-for = { $count ->
    [2] Zu zweit am Tisch?
    [3] Zu dritt am Tisch?
    [4] Zu viert am Tisch?
    [5] Zu fünft am Tisch?
    [6] Zu sechst am Tisch?
   *[other] { $count } am Tisch?
 }
home-tonight-takes = { $game } dauert { $minutes } Minuten.
home-set-up = Aufbauen
home-else = Etwas anderes
install-title = Auf diesem Gerät behalten
install-why = Öffnet sich wie eine App, mit eigenem Symbol.
install-yes = Installieren
install-no = Nicht jetzt
