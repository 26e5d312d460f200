### Che cosa parlour admin risponde a chi gestisce un server.

desk-code = Codice usa e getta: { $code }
desk-administrator = { $now ->
    [yes] { $person } ora è admin.
   *[no] { $person } non è più admin.
 }
desk-reports = { $count ->
    [0] Nessuna segnalazione.
    [one] { $count } segnalazione:
   *[other] { $count } segnalazioni:
 }
desk-report = { $id }  { $at }  { $by } su { $name } ({ $about }), partita { $match }: { $reason }
desk-said = ha scritto: { $said }
desk-closed = chiusa { $at }: { $note }
desk-report-closed = La segnalazione { $id } è chiusa.
desk-sanctions = { $count ->
    [0] Nessuno è bloccato.
    [one] { $count } blocco:
   *[other] { $count } blocchi:
 }
desk-sanction = { $id }  { $at }  { $whom }: { $what ->
    [chat] niente chat
    [play] niente chat né partite nuove
   *[all] nessun accesso
 } { $until }: { $reason }
desk-for-good = per sempre
desk-until = fino al { $at }
desk-lifted = Il blocco { $id } è tolto.
desk-words = { $count ->
    [0] Nessuna parola è vietata nei nomi.
   *[other] Vietate nei nomi: { $words }
 }
desk-forbidden = I nuovi nomi non possono contenere { $word }.
desk-allowed = I nomi possono di nuovo contenere { $word }.
desk-log = { $count ->
    [0] Non è stato ancora fatto nulla.
   *[other] Che cosa hanno fatto gli host, dal più recente:
 }
desk-console = console
desk-did = { $what ->
    [code-issued] codice creato
    [administrator-made] ora è admin
    [administrator-unmade] non è più admin
    [report-closed] segnalazione chiusa
    [sanction-laid] blocco attivato
    [sanction-lifted] blocco tolto
    [name-forbidden] parola vietata
    [name-allowed] parola permessa di nuovo
    [league-made] lega creata
    [league-changed] lega modificata
    [league-deleted] lega eliminata
    [season-started] stagione iniziata
    [season-opened] stagione aperta
    [class-deleted] classe eliminata
    [pairing-settled] incontro deciso
   *[other] { $what }
 }
desk-backup = Backup scritto: { $file }
desk-restored = Ripristinato da { $file }
desk-keys = Nuova chiave creata. Riavvia il server per usarla. I cookie di prima restano validi.
desk-keys-dropped = Nuova chiave creata, quelle vecchie eliminate. Riavvia il server: tutti dovranno accedere di nuovo.
desk-private = chiave privata, per PARLOUR_PUSH_KEY: { $key }
desk-public = chiave pubblica: { $key }
desk-checked = { $matches ->
    [one] { $matches } partita controllata
   *[other] { $matches } partite controllate
 }: { $problems ->
    [0] nessun problema.
    [one] { $problems } problema.
   *[other] { $problems } problemi.
 }
desk-listed-wrong = L’elenco delle partite non coincide con la registrazione.

## Leghe

desk-leagues = { $count ->
    [0] Ancora nessuna lega.
    [one] { $count } lega:
   *[other] { $count } leghe:
 }
desk-league = { $id }  { $name }: { $game }, { $players ->
    [one] { $players } partecipante
   *[other] { $players } partecipanti
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
desk-made = Lega creata: { $league }
desk-entered = { $name } partecipa alla lega.
desk-left = { $name } ha lasciato la lega.
desk-started = La stagione è iniziata: { $league }
desk-opened = La prossima stagione è aperta alle iscrizioni: { $league }
desk-settled = Incontro deciso: { $league }
desk-renamed = Lega rinominata: { $league }
desk-deleted = Lega eliminata: { $league }

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
desk-class-deleted = Classe eliminata, con gli alunni e i loro dati: { $id }
