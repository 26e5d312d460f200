### Der Klub: Profile, Wertungen, Bestenlisten, Ligen.

rating = Wertung
rating-why = Eine vorsichtige Schätzung der Spielstärke: Alle beginnen bei 1500, und 200 Punkte mehr bedeuten etwa drei Siege in vier Spielen. Sie steigt mit Siegen und mit mehr Spielen.
table-place = Platz
table-played = Spiele
table-won = Siege
table-drawn = Unentsch.
table-lost = Niederl.
table-points = Punkte
leaderboard-title = Bestenlisten
leaderboard-of = Die Besten in { $game }
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
profile-none = Noch keine beendeten Spiele.
profile-history = Öffentliche Spiele
profile-no-history = Noch keine beendeten öffentlichen Spiele.
profile-first = erster Platz
profile-place = Platz { $place }
curve-told = { $count ->
    [one] Wertung bei { $game } nach { $count } gewerteten Spiel: von { $from } auf { $to }.
   *[other] Wertung bei { $game } über { $count } gewertete Spiele: von { $from } auf { $to }.
 }

## Ligen

leagues-title = Ligen
leagues-none = Noch keine Liga
league-new = Liga starten
league-make = Liga anlegen
league-robots = Roboter
league-players =
    { $count ->
        [one] { $count } dabei
       *[other] { $count } dabei
    }
league-open = Anmeldung offen
league-over = beendet
league-round = Runde { $round }
league-is-open = { $count ->
    [0] Die Anmeldung ist offen. Noch ist niemand dabei.
    [one] Die Anmeldung ist offen. Jemand ist dabei.
   *[other] Die Anmeldung ist offen. { $count } sind dabei.
 }
league-is-running = Saison { $season }, Runde { $round }. Endet spätestens am { $date }.
league-round-robin = alle gegen alle
league-swiss = Schweizer System
league-season = Saison
league-season-number = Saison { $season }
league-group = Gruppe { $group }
league-table = Tabelle
league-entries = Anmeldungen
league-nobody = Noch niemand.
league-play = Jetzt spielen
league-who = Gib deinen Namen ein, um mitzumachen:
league-enter = Mitmachen
league-entered = Du bist dabei.
league-leave = Liga verlassen
league-leave-open = Bis zum Start kannst du wieder mitmachen.
league-leave-sure = Du verlierst das laufende Spiel und alle, die noch kommen.
league-leave-yes = Ja, verlassen
league-left = Du hast die Liga verlassen.
league-start = Saison starten
league-next = Nächste Saison starten
league-withdrawn = ausgestiegen
league-take-out = Entfernen
league-take-out-sure = { $name } entfernen? Das laufende Spiel und alle weiteren sind dann verloren.
league-bye = spielfrei
league-settle = { $first } – { $second } entscheiden
league-settle-short = Entscheiden
league-settled = Entschieden.
league-pairing = Paarung
league-rounds = Runden
league-times = Spiele je Paarung
league-group-size = Plätze je Gruppe, mindestens
league-moves = Wie viele auf- und absteigen
league-days = Tage je Runde
league-move-days = Tage je Zug
league-rated = Gewertete Spiele
league-of-robots = Eine Liga der Roboter
people-why = Alle, mit denen du gespielt hast.
people-together = { $count ->
    [one] ein Spiel zusammen, zuletzt { $game }
   *[other] { $count } Spiele zusammen, zuletzt { $game }
 }
people-none = Noch niemand
people-none-why = Spiel online mit jemandem, dann findest du die Person hier.
people-find = Einen Tisch suchen
row-yours = Du bist dran
row-theirs = { $name } ist dran
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
lobby-why = Setz dich an einen Tisch oder schau zu.
history-why = Alles, was du spielst, bleibt hier.
leagues-why = Alle spielen gegen alle, Runde für Runde.
leaderboard-why = Die Besten in jedem Spiel, nach gewerteten Spielen.
history-count = { $count ->
    [one] { $count } Spiel seit { $month }.
   *[other] { $count } Spiele seit { $month }.
 }
history-waits = Wartet auf andere
history-running = Läuft
history-review = Rückblick
history-look = Ansehen
history-none-why = Alles, was du spielst, bleibt hier, mit Rückblick.
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
history-no-turn = Kein Spiel wartet auf dich.
history-none-such = Keine Spiele gefunden.
history-all = Alle zeigen
lobby-which = Welches Spiel?
lobby-open-table = Tisch eröffnen
lobby-waits = { $name } wartet
lobby-minutes = { $minutes } Minuten
lobby-none-why = Eröffne einen Tisch, dann kann sich die nächste Person dazusetzen.
lobby-met = Schon zusammen gespielt
leagues-none-why = Eine Liga sind ein paar Leute, die alle einmal gegeneinander spielen. Ab drei geht es los.
leagues-who = Ligen startet die Spielleitung dieses Servers. Frag sie danach.
table-player = Name
table-game = Spiel
table-form = Bisher
league-counts = Zwei Punkte für einen Sieg, einer für ein Unentschieden.
league-yours = Dein Spiel
league-pair = { $first } und { $second }
league-to-play = offen
league-rests = hat spielfrei
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
league-shared = { $names } haben die Liga gemeinsam gewonnen.
league-start-with = Mit { $count } starten
