### Der Klub: Profile, Wertungen, Bestenlisten, Ligen.

rating = Wertung
rating-why = Eine vorsichtige Schätzung der Spielstärke. Sie steigt mit Siegen und mit mehr Spielen.
table-place = Platz
table-played = Spiele
table-won = Siege
table-drawn = Remis
table-lost = Verloren
table-points = Punkte
leaderboard-title = Bestenlisten
leaderboard-of = Die Besten bei { $game }
leaderboard-none = Noch keine Ergebnisse

## Ein Profil

profile-title = Profil
profile-mine = Mein Profil
profile-since = { $count ->
    [0] Hier seit { $month }
    [one] Hier seit { $month } · { $count } Spiel, { $won } gewonnen
   *[other] Hier seit { $month } · { $count } Spiele, { $won } gewonnen
 }
profile-favourites = Lieblingsspiele
profile-none = Noch nichts zu Ende gespielt.
profile-history = Öffentliche Partien
profile-no-history = Noch keine öffentliche Partie ist zu Ende.
profile-first = gewonnen
profile-place = Platz { $place }
curve-told = { $count ->
    [one] Wertung bei { $game } nach { $count } gewerteten Partie: von { $from } auf { $to }.
   *[other] Wertung bei { $game } über { $count } gewertete Partien: von { $from } auf { $to }.
 }

## Ligen

leagues-title = Ligen
leagues-none = Noch keine Liga
league-new = Liga starten
league-make = Liga anlegen
league-robots = Roboter
league-players = { $count ->
    [one] { $count } Teilnehmer
   *[other] { $count } Teilnehmer
 }
league-open = Anmeldung offen
league-over = beendet
league-round = Runde { $round }
league-is-open = { $count ->
    [0] Die Anmeldung ist offen. Noch ist niemand dabei.
    [one] Die Anmeldung ist offen. Jemand ist schon dabei.
   *[other] Die Anmeldung ist offen. { $count } sind dabei.
 }
league-is-running = Saison { $season }, Runde { $round }. Sie endet spätestens am { $date }.
league-round-robin = jeder gegen jeden
league-swiss = Schweizer System
league-season = Saison
league-season-number = Saison { $season }
league-group = Gruppe { $group }
league-table = Tabelle
league-entries = Wer dabei ist
league-nobody = Noch niemand.
league-play = Jetzt spielen
league-who = Sag, wer du bist, dann kannst du mitmachen:
league-enter = Mitmachen
league-entered = Du bist dabei.
league-leave = Liga verlassen
league-leave-open = Bis zum Start kannst du wieder mitmachen.
league-leave-sure = Jede Partie, die du noch nicht begonnen hast, ist verloren.
league-leave-yes = Ja, verlassen
league-left = Du bist nicht mehr dabei.
league-start = Saison starten
league-next = Noch eine Saison
league-withdrawn = ausgestiegen
league-take-out = Herausnehmen
league-take-out-sure = { $name } herausnehmen? Jede noch nicht begonnene Partie ist dann verloren.
league-bye = spielfrei
league-settle = { $first } – { $second } entscheiden
league-settle-short = Entscheiden
league-settled = Entschieden.
league-pairing = Wer gegen wen spielt
league-rounds = Runden
league-times = Wie oft je zwei aufeinandertreffen
league-group-size = Teilnehmer je Gruppe, mindestens
league-moves = Wie viele auf- und absteigen
league-days = Tage für eine Runde
league-move-days = Tage für einen Zug
league-rated = Die Partien werden gewertet
league-of-robots = Eine Liga der Roboter
people-why = Alle, mit denen du gespielt hast.
people-together = { $count ->
    [one] ein Spiel zusammen, zuletzt { $game }
   *[other] { $count } Spiele zusammen, zuletzt { $game }
 }
people-none = Noch niemand
people-none-why = Spiel online mit jemandem, dann findest du die Person hier wieder.
people-find = Einen Tisch suchen
row-yours = Du bist am Zug
row-theirs = { $name } ist am Zug
row-alone = { $points } Punkte.
row-won = Du hast gewonnen.
row-shared = Geteilter Sieg.
row-drawn = Unentschieden.
row-won-by = { $name } hat gewonnen.
row-place = { $place ->
    [2] Platz zwei für dich.
    [3] Platz drei für dich.
   *[other] Platz { $place } für dich.
 }
lobby-why = Spiel mit oder schau zu.
history-why = Alles, was du spielst, bleibt hier.
leagues-why = Alle spielen gegen alle, Runde für Runde.
leaderboard-why = Die Besten in jedem Spiel, nach gewerteten Spielen.
history-count = { $count ->
    [one] { $count } Spiel seit { $month }.
   *[other] { $count } Spiele seit { $month }.
 }
history-waits = Wartet auf Mitspieler
history-running = Läuft
history-review = Analyse
history-look = Ansehen
history-none-why = Alles, was du spielst, bleibt hier, mit Analyse.
history-play = { $game } spielen
history-which = Welche Spiele
history-show-all = Alle
history-show-turn = Du bist dran
history-show-over = Beendet
history-every-game = Jedes Spiel
history-everybody = Alle
history-who = Mit wem
history-week-this = Diese Woche beendet
history-week-last = Letzte Woche beendet
history-week-earlier = Früher
history-no-turn = Nichts wartet auf dich.
history-none-such = Kein Spiel passt dazu.
history-all = Alle zeigen
lobby-which = Welches Spiel?
lobby-open-table = Tisch eröffnen
lobby-waits = { $name } wartet
lobby-minutes = { $minutes } Minuten
lobby-none-why = Eröffne einen Tisch, dann kann die nächste Person mitspielen.
lobby-met = Mitgespielt haben
leagues-none-why = Eine Liga sind ein paar Leute, die alle einmal gegeneinander spielen. Ab drei geht es los.
leagues-who = Ligen startet, wer diesen Server betreibt. Frag dort nach.
table-player = Name
table-game = Spiel
table-form = Bisher
league-counts = Zwei Punkte für einen Sieg, einer für ein Unentschieden.
league-yours = Dein Spiel
league-pair = { $first } und { $second }
league-to-play = offen
league-rests = setzt aus
league-round-later = Die Paarungen kommen, wenn die Runde beginnt.
league-won = { $names } hat die Liga gewonnen.
leaderboard-you = Du bist auf Platz { $place } von { $count } bei { $game }.
leaderboard-sure = Wie sicher das ist
leaderboard-none-why = Nach drei gewerteten Spielen steht dein Name hier.
leaderboard-play = Gewertet spielen
profile-overview = Überblick
profile-games = Spiele
profile-edit = Bearbeiten
profile-compare = Vergleichen
profile-you = Du
profile-invite = Zum Spiel einladen
profile-over-time = Wertung im Lauf der Zeit
profile-streak = Rätsel in Folge
profile-streak-why = Tage in Folge. Längste Serie: { $best }.
league-shared = { $names } teilen sich den Sieg.
league-start-with = Mit { $count } starten
