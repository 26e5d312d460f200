### Der Klub: Profile, Wertungen, Bestenlisten, Ligen.

rating = Wertung
rating-why = Was jemand mindestens wert ist: Sie wächst mit Siegen, und je mehr Partien bekannt sind.
table-place = Platz
table-played = Spiele
table-won = Siege
table-drawn = Remis
table-lost = Verloren
table-points = Punkte
leaderboard-title = Bestenlisten
leaderboard-of = Die Besten bei { $game }
leaderboard-none = Hier hat noch niemand gewertet gespielt.

## Ein Profil

profile-title = Profil
profile-mine = Mein Profil
profile-since = Hier seit { $date }
profile-ratings = Wertungen
profile-unrated = Noch keine gewerteten Partien.
profile-favourites = Lieblingsspiele
profile-none = Noch nichts zu Ende gespielt.
profile-history = Öffentliche Partien
profile-no-history = Noch keine öffentliche Partie ist zu Ende.
profile-played = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
 }
profile-won = { $count ->
    [0] keine gewonnen
   *[other] { $count } gewonnen
 }
profile-first = gewonnen
profile-place = Platz { $place }
curve-told = { $count ->
    [one] Wertung bei { $game } nach { $count } gewerteten Partie: von { $from } auf { $to }.
   *[other] Wertung bei { $game } über { $count } gewertete Partien: von { $from } auf { $to }.
 }
curve-table = Die Zahlen
curve-day = Tag

## Ligen

leagues-title = Ligen
leagues-none = Es gibt noch keine Liga.
league-new = Neue Liga
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
league-is-over = Saison { $season } ist beendet.
league-round-robin = jeder gegen jeden
league-swiss = Schweizer System
league-season = Saison
league-season-number = Saison { $season }
league-group = Gruppe { $group }
league-table = Tabelle
league-entries = Wer dabei ist
league-nobody = Noch niemand.
league-play = Meine Partie spielen
league-who = Sag, wer du bist, dann kannst du mitmachen:
league-enter = Mitmachen
league-entered = Du bist dabei.
league-leave = Liga verlassen
league-leave-open = Bis zum Start kannst du wieder mitmachen.
league-leave-sure = Jede Partie, die du noch nicht begonnen hast, ist verloren.
league-leave-yes = Ja, verlassen
league-left = Du bist nicht mehr dabei.
league-start = Saison beginnen
league-next = Nächste Saison öffnen
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
