### Che cosa parlour admin risponde a chi gestisce un server.

desk-code = Codice usa e getta: { $code }
desk-administrator = { $now ->
    [yes] { $person } ora amministra.
   *[no] { $person } non amministra più.
 }
desk-reports = { $count ->
    [0] Nessuna segnalazione.
    [one] { $count } segnalazione:
   *[other] { $count } segnalazioni:
 }
desk-report = { $id }  { $at }  { $by } su { $name } ({ $about }), partita { $match }: { $reason }
desk-said = era scritto: { $said }
desk-closed = sistemata { $at }: { $note }
desk-report-closed = La segnalazione { $id } è sistemata.
desk-sanctions = { $count ->
    [0] Nessuno è escluso.
    [one] { $count } esclusione:
   *[other] { $count } esclusioni:
 }
desk-sanction = { $id }  { $at }  { $whom }: { $what ->
    [chat] niente chat
    [play] niente chat né partite nuove
   *[all] nessun accesso
 } { $until }: { $reason }
desk-for-good = per sempre
desk-until = fino al { $at }
desk-lifted = L’esclusione { $id } è tolta.
desk-words = { $count ->
    [0] Nessuna parola è vietata nei nomi.
   *[other] Vietate nei nomi: { $words }
 }
desk-forbidden = Nessun nome può più contenere { $word }.
desk-allowed = I nomi possono di nuovo contenere { $word }.
desk-log = { $count ->
    [0] Non è stato ancora fatto nulla.
   *[other] Che cosa ha fatto l’amministrazione, dal più recente:
 }
desk-console = console
desk-did = { $what ->
    [code-issued] codice consegnato
    [administrator-made] ora amministra
    [administrator-unmade] non amministra più
    [report-closed] segnalazione sistemata
    [sanction-laid] esclusione
    [sanction-lifted] esclusione tolta
    [name-forbidden] parola vietata
    [name-allowed] parola permessa
    [league-made] lega creata
    [league-changed] lega modificata
    [league-deleted] lega eliminata
    [season-started] stagione iniziata
    [season-opened] stagione aperta
    [class-deleted] classe cancellata
    [pairing-settled] incontro deciso
   *[other] { $what }
 }
desk-backup = Copia scritta: { $file }
desk-restored = Ripristinato da { $file }
desk-keys = Nuova chiave creata. Riavvia il server per usarla. I cookie di prima restano validi.
desk-keys-dropped = Nuova chiave creata, le vecchie non ci sono più. Riavvia il server: tutti dovranno accedere di nuovo.
desk-private = chiave privata, per PARLOUR_PUSH_KEY: { $key }
desk-public = chiave pubblica: { $key }
desk-checked = { $matches ->
    [one] { $matches } partita controllata
   *[other] { $matches } partite controllate
 }: { $problems ->
    [0] tutto bene.
    [one] { $problems } problema.
   *[other] { $problems } problemi.
 }
desk-listed-wrong = È registrata diversamente da come sta.

## Leghe

desk-leagues = { $count ->
    [0] Ancora nessuna lega.
    [one] { $count } lega:
   *[other] { $count } leghe:
 }
desk-league = { $id }  { $name }: { $game }, { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
 }, stagione { $season }, turno { $round }, { $status ->
    [open] iscrizioni aperte
    [running] in corso
   *[over] finita
 }
desk-season = { $name }: stagione { $season }, turno { $round }, { $status ->
    [open] iscrizioni aperte
    [running] in corso
   *[over] finita
 }
desk-group = Girone { $group }
desk-column = { $of ->
    [place] pos.
    [name] nome
    [played] giocate
    [won] vinte
    [drawn] pari
    [lost] perse
   *[points] punti
 }
desk-withdrawn = fuori
desk-made = La lega è creata: { $league }
desk-entered = { $name } è nella lega.
desk-left = { $name } non è più nella lega.
desk-started = La stagione è iniziata: { $league }
desk-opened = La prossima stagione è aperta alle iscrizioni: { $league }
desk-settled = L’incontro è deciso: { $league }
desk-renamed = La lega ha un nuovo nome: { $league }
desk-deleted = La lega è eliminata: { $league }

## Classi

desk-classes = { $count ->
    [0] Ancora nessuna classe.
    [one] { $count } classe:
   *[other] { $count } classi:
 }
desk-class = { $id }  { $name } (codice { $code }): { $pupils ->
    [one] { $pupils } alunno
   *[other] { $pupils } alunni
 }
desk-pupil = { $name }: fatte { $done }, giuste { $right }
desk-class-deleted = La classe è cancellata, con gli alunni e i loro dati: { $id }
