### The season of a league.

## Why somebody is where they are

tie-buchholz = Buchholz
tie-buchholz-why = Il Buchholz è la somma dei punti degli avversari. Un turno di riposo vale come un avversario con i tuoi stessi punti.
tie-direct = Scontro diretto
tie-direct-why = Lo scontro diretto conta i punti fra chi è alla pari, se tutti si sono incontrati.
tie-sonneborn = Sonneborn-Berger
tie-sonneborn-why = Il Sonneborn-Berger somma i punti di chi hai battuto e la metà in caso di pareggio.
tie-told = A parità di punti: { $names }, poi le partite vinte.
tie-why = Che cosa significa?
league-cross = Chi ha battuto chi

## How a result came about

how-resigned = abbandono
how-time = per il tempo
how-left = uscita
how-draw = di comune accordo
how-end = finita prima
how-forfeit = assenza
how-aborted = annullata
how-paused = ancora in pausa
how-host = deciso dall’host

## Up and down

league-came-up = sale dal girone { $group }
league-came-down = scende dal girone { $group }
league-came-new = debutto
league-goes-up = { $count ->
    [1] Sale chi è al primo posto.
   *[other] Salgono i primi { $count }.
 }
league-goes-down = { $count ->
    [1] Scende chi è all’ultimo posto.
   *[other] Scendono gli ultimi { $count }.
 }
league-rehearsal = Se iniziasse adesso, questi sarebbero i gironi e i primi incontri.
league-starts = Inizio: { $date }.
league-due = Scadenza: { $date }.
league-round-of = Turno { $round } di { $count }

## The host's part

league-correct = Correggi
league-note = Nota per il registro
league-nobody-came = 0 : 0 (non è venuto nessuno)
league-host = Gestisci la lega
league-save = Salva
league-saved = Salvato.
league-late = Ci si può unire a stagione iniziata
league-members = Serve un account per partecipare
league-pauses = Le partite si possono mettere in pausa fino alla fine del turno
league-every = Giorni prima che la stagione successiva inizi da sola (0: mai)
league-rounds-left = Turni (vuoto: automatico)
league-delete = Elimina la lega
league-delete-sure = Eliminare { $name } con tutte le stagioni? Le partite restano.
league-add = Aggiungi qualcuno
league-added = { $name } partecipa.
audit-league-changed = Lega modificata
audit-league-deleted = Lega eliminata
host-said-by = { $name } ha scritto

## What is refused

ban-why = Il motivo dell’host: { $reason }
ban-until = Scade: { $date }.
error-impossible-result = Questo risultato non è possibile. Valori ammessi: 2 : 0, 1 : 1, 0 : 2, oppure 0 : 0 se non è venuto nessuno.
error-no-pauses = Le partite di questa lega non si possono mettere in pausa: ogni turno ha una scadenza.
error-own-address = Tra questi c’è anche il tuo indirizzo: ti chiuderesti fuori.
error-is-an-administrator = Non puoi bloccare chi è admin. Prima togli i diritti.
error-last-administrator = Qui amministri solo tu. Prima nomina un’altra persona.
error-members-only = Questa lega è per chi ha un account. Prima creane uno.
