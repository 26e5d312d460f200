### Was parlour admin denen antwortet, die einen Server betreiben.

desk-code = Einmalcode: { $code }
desk-administrator = { $now ->
    [yes] { $person } ist jetzt Admin.
   *[no] { $person } ist nicht mehr Admin.
 }
desk-reports = { $count ->
    [0] Keine Meldungen.
    [one] { $count } Meldung:
   *[other] { $count } Meldungen:
 }
desk-report = { $id }  { $at }  { $by } über { $name } ({ $about }), Partie { $match }: { $reason }
desk-said = geschrieben wurde: { $said }
desk-closed = erledigt { $at }: { $note }
desk-report-closed = Meldung { $id } ist erledigt.
desk-sanctions = { $count ->
    [0] Niemand ist gesperrt.
    [one] { $count } Sperre:
   *[other] { $count } Sperren:
 }
desk-sanction = { $id }  { $at }  { $whom }: { $what ->
    [chat] kein Chat
    [play] kein Chat und keine neuen Partien
   *[all] kein Zutritt
 } { $until }: { $reason }
desk-for-good = für immer
desk-until = bis { $at }
desk-lifted = Sperre { $id } ist aufgehoben.
desk-words = { $count ->
    [0] In Namen ist kein Wort verboten.
   *[other] In Namen verboten: { $words }
 }
desk-forbidden = Neue Namen dürfen { $word } nicht enthalten.
desk-allowed = Namen dürfen wieder { $word } enthalten.
desk-log =
    { $count ->
        [0] Noch nichts passiert.
       *[other] Was Admins getan haben, das Neueste zuerst:
    }
desk-console = Konsole
desk-did = { $what ->
    [code-issued] Code ausgegeben
    [administrator-made] zum Admin gemacht
    [administrator-unmade] nicht mehr Admin
    [report-closed] Meldung erledigt
    [sanction-laid] gesperrt
    [sanction-lifted] Sperre aufgehoben
    [name-forbidden] Wort verboten
    [name-allowed] Wort erlaubt
    [league-made] Liga angelegt
    [league-changed] Liga geändert
    [league-deleted] Liga gelöscht
    [season-started] Saison begonnen
    [season-opened] Saison eröffnet
    [class-deleted] Klasse gelöscht
    [pairing-settled] Paarung entschieden
   *[other] { $what }
 }
desk-backup = Sicherung geschrieben: { $file }
desk-restored = Wiederhergestellt aus { $file }
desk-keys = Neuer Schlüssel erstellt. Starte den Server neu, damit er ihn benutzt. Früher signierte Cookies gelten weiter.
desk-keys-dropped = Neuer Schlüssel erstellt, alte gelöscht. Starte den Server neu: Alle müssen sich neu anmelden.
desk-private = geheimer Schlüssel, für PARLOUR_PUSH_KEY: { $key }
desk-public = öffentlicher Schlüssel: { $key }
desk-checked = { $matches ->
    [one] { $matches } Partie geprüft
   *[other] { $matches } Partien geprüft
 }: { $problems ->
    [0] keine Fehler.
    [one] { $problems } Fehler.
   *[other] { $problems } Fehler.
 }
desk-listed-wrong = Die Liste der Partien sagt etwas anderes als die Aufzeichnung.

## Ligen

desk-leagues = { $count ->
    [0] Noch keine Ligen.
    [one] { $count } Liga:
   *[other] { $count } Ligen:
 }
desk-league = { $id }  { $name }: { $game }, { $players ->
    [one] { $players } dabei
   *[other] { $players } dabei
 }, Saison { $season }, Runde { $round }, { $status ->
    [open] offen für Anmeldungen
    [running] läuft
   *[over] vorbei
 }
desk-season = { $name }: Saison { $season }, Runde { $round }, { $status ->
    [open] offen für Anmeldungen
    [running] läuft
   *[over] vorbei
 }
desk-group = Gruppe { $group }
desk-column = { $of ->
    [place] Rang
    [name] Name
    [played] Spiele
    [won] Siege
    [drawn] Unentschieden
    [lost] Niederlagen
   *[points] Punkte
 }
desk-withdrawn = abgemeldet
desk-made = Liga angelegt: { $league }
desk-entered = { $name } ist jetzt in der Liga.
desk-left = { $name } hat die Liga verlassen.
desk-started = Die Saison hat begonnen: { $league }
desk-opened = Die nächste Saison ist offen für Anmeldungen: { $league }
desk-settled = Paarung entschieden: { $league }
desk-renamed = Liga umbenannt: { $league }
desk-deleted = Liga gelöscht: { $league }

## Klassen

desk-classes = { $count ->
    [0] Noch keine Klassen.
    [one] { $count } Klasse:
   *[other] { $count } Klassen:
 }
desk-class = { $id }  { $name } (Code { $code }): { $pupils ->
    [one] { $pupils } Kind
   *[other] { $pupils } Kinder
 }
desk-pupil = { $name }: { $done } erledigt, { $right } richtig
desk-class-deleted = Klasse gelöscht, mit allen Kindern und ihren Daten: { $id }
