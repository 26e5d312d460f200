### Was parlour admin denen antwortet, die einen Server betreiben.

desk-code = Einmalcode: { $code }
desk-administrator = { $now ->
    [yes] { $person } verwaltet jetzt mit.
   *[no] { $person } verwaltet nicht mehr mit.
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
desk-forbidden = Kein Name darf mehr { $word } enthalten.
desk-allowed = Namen dürfen wieder { $word } enthalten.
desk-log = { $count ->
    [0] Noch wurde nichts getan.
   *[other] Was die Verwaltung getan hat, das Neueste zuerst:
 }
desk-console = Konsole
desk-did = { $what ->
    [code-issued] Code ausgegeben
    [administrator-made] verwaltet jetzt mit
    [administrator-unmade] verwaltet nicht mehr mit
    [report-closed] Meldung erledigt
    [sanction-laid] gesperrt
    [sanction-lifted] Sperre aufgehoben
    [name-forbidden] Wort verboten
    [name-allowed] Wort erlaubt
    [league-made] Liga angelegt
    [season-started] Saison begonnen
    [season-opened] Saison eröffnet
    [class-deleted] Klasse gelöscht
    [pairing-settled] Paarung entschieden
   *[other] { $what }
 }
desk-backup = Sicherung geschrieben: { $file }
desk-restored = Wiederhergestellt aus { $file }
desk-keys = Neuer Schlüssel erstellt. Starte den Server neu, damit er ihn benutzt. Frühere Cookies gelten weiter.
desk-keys-dropped = Neuer Schlüssel erstellt, die alten sind weg. Starte den Server neu: Alle müssen sich neu anmelden.
desk-private = geheimer Schlüssel, für PARLOUR_PUSH_KEY: { $key }
desk-public = öffentlicher Schlüssel: { $key }
desk-checked = { $matches ->
    [one] { $matches } Partie geprüft
   *[other] { $matches } Partien geprüft
 }: { $problems ->
    [0] alles in Ordnung.
    [one] { $problems } Fehler.
   *[other] { $problems } Fehler.
 }
desk-listed-wrong = Sie ist anders verzeichnet, als sie steht.

## Ligen

desk-leagues = { $count ->
    [0] Noch keine Ligen.
    [one] { $count } Liga:
   *[other] { $count } Ligen:
 }
desk-league = { $id }  { $name }: { $game }, { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spieler
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
    [drawn] Remis
    [lost] Verloren
    [points] Punkte
   *[tiebreak] Feinwertung
 }
desk-withdrawn = abgemeldet
desk-made = Die Liga ist angelegt: { $league }
desk-entered = { $name } ist in der Liga.
desk-left = { $name } ist nicht mehr in der Liga.
desk-started = Die Saison hat begonnen: { $league }
desk-opened = Die nächste Saison ist offen für Anmeldungen: { $league }
desk-settled = Die Paarung ist entschieden: { $league }

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
desk-class-deleted = Die Klasse ist gelöscht, mit allen Kindern und deren Daten: { $id }
