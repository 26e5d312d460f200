### The season of a league.

## Why somebody is where they are

tie-buchholz = Buchholz
tie-buchholz-why = Buchholz ist die Summe der Punkte aller, gegen die du gespielt hast. Spielfrei zählt wie jemand mit so vielen Punkten wie du.
tie-direct = Direkter Vergleich
tie-direct-why = Der direkte Vergleich zählt die Spiele derer mit gleichen Punkten gegeneinander, wenn alle gegeneinander gespielt haben.
tie-sonneborn = Sonneborn-Berger
tie-sonneborn-why = Sonneborn-Berger zählt die Punkte aller, die du besiegt hast, und bei Unentschieden die halben.
tie-told = Bei gleichen Punkten: { $names }, dann gewonnene Spiele.
tie-why = Was bedeutet das?
league-cross = Wer gegen wen

## How a result came about

how-resigned = aufgegeben
how-time = auf Zeit
how-left = verlassen
how-draw = vereinbart
how-end = vorzeitig beendet
how-forfeit = nicht erschienen
how-aborted = abgesagt
how-paused = am Ende noch pausiert
how-host = von der Spielleitung entschieden

## Up and down

league-came-up = aufgestiegen aus Gruppe { $group }
league-came-down = abgestiegen aus Gruppe { $group }
league-came-new = neu
league-goes-up = { $count ->
    [1] Der erste Platz steigt auf.
   *[other] Die ersten { $count } steigen auf.
 }
league-goes-down = { $count ->
    [1] Der letzte Platz steigt ab.
   *[other] Die letzten { $count } steigen ab.
 }
league-rehearsal = Wenn es jetzt losginge, wären das die Gruppen und die ersten Paarungen.
league-starts = Beginnt am { $date }.
league-due = Bis { $date }.
league-round-of = Runde { $round } von { $count }

## The host's part

league-correct = Korrigieren
league-note = Notiz fürs Protokoll
league-nobody-came = 0 : 0 (niemand kam)
league-host = Liga verwalten
league-save = Speichern
league-saved = Gespeichert.
league-late = Einstieg auch während der Saison
league-members = Nur mit Konto
league-pauses = Spiele dürfen bis zum Rundenende pausieren
league-every = Tage, bis die nächste Saison von selbst beginnt (0: nie)
league-rounds-left = Runden (leer: automatisch)
league-delete = Liga löschen
league-delete-sure = { $name } mit allen Saisons löschen? Die Spiele bleiben.
league-add = Person hinzufügen
league-added = { $name } ist dabei.
audit-league-changed = Liga geändert
audit-league-deleted = Liga gelöscht
host-said-by = { $name } schrieb

## What is refused

ban-why = Begründung der Spielleitung: { $reason }
ban-until = Bis { $date }.
error-impossible-result = Dieses Ergebnis ist nicht möglich. Erlaubt: 2 : 0, 1 : 1, 0 : 2 oder 0 : 0, wenn niemand kam.
error-no-pauses = In dieser Liga kannst du nicht pausieren: Jede Runde hat eine Frist.
error-own-address = Deine eigene Adresse ist dabei: Du würdest dich selbst aussperren.
error-is-an-administrator = Admins lassen sich nicht sperren. Nimm zuerst die Rechte weg.
error-last-administrator = Außer dir ist hier niemand Admin. Bestimme zuerst noch jemanden.
error-members-only = Diese Liga ist für Leute mit Konto. Leg zuerst eins an.
