### The season of a league.

## Why somebody is where they are

tie-buchholz = Buchholz
tie-buchholz-why = Il Buchholz è la somma dei punti degli avversari. Un turno di riposo vale come un avversario con i tuoi stessi punti.
tie-direct = Scontro diretto
tie-direct-why = Lo scontro diretto conta i punti fra chi è alla pari, se tutti si sono incontrati.
tie-sonneborn = Sonneborn-Berger
tie-sonneborn-why = Il Sonneborn-Berger somma i punti di chi hai battuto e la metà in caso di pareggio.
tie-told = A parità di punti: { $names }, poi le partite vinte.
tie-why = Che cosa significa
league-cross = Chi ha battuto chi

## How a result came about

how-resigned = abbandono
how-time = per tempo
how-left = uscita
how-draw = d’accordo
how-end = finita prima
how-forfeit = assenza
how-aborted = annullata
how-paused = ancora in pausa
how-host = deciso dall’host

## Up and down

league-came-up = sale dal girone { $group }
league-came-down = scende dal girone { $group }
league-came-new = arrivo
league-goes-up = { $count ->
    [1] Sale il primo posto.
   *[other] Salgono i primi { $count } posti.
 }
league-goes-down = { $count ->
    [1] Scende l’ultimo posto.
   *[other] Scendono gli ultimi { $count } posti.
 }
league-rehearsal = Se iniziasse adesso, questi sarebbero i gironi e i primi incontri.
league-starts = Inizia da sola il { $date }.
league-due = Entro il { $date }.
league-round-of = Turno { $round } di { $count }

## The host's part

league-correct = Correggi
league-note = Nota per il registro
league-nobody-came = 0 : 0 (nessuno è venuto)
league-host = Gestisci la lega
league-save = Salva
league-saved = Salvato.
league-late = Si può entrare a stagione iniziata
league-members = Serve un account per partecipare
league-pauses = Le partite si possono sospendere fino alla fine del turno
league-every = Giorni prima che la stagione successiva inizi da sola (0: mai)
league-rounds-left = Turni (vuoto: quanti ne servono)
league-delete = Elimina la lega
league-delete-sure = Eliminare { $name } con tutte le stagioni? Le partite restano.
league-add = Aggiungi qualcuno
league-added = { $name } partecipa.
audit-league-changed = Lega modificata
audit-league-deleted = Lega eliminata
host-said-by = segnalato da { $name }

## What is refused

ban-why = Il motivo: { $reason }
ban-until = Fino al { $date }.
error-impossible-result = Non può essere un risultato. È 2 : 0, 1 : 1, 0 : 2, oppure 0 : 0 se nessuno è venuto.
error-no-pauses = In questa lega non ci sono pause: i turni hanno una fine.
error-own-address = C’è dentro anche il tuo indirizzo: resteresti fuori.
error-is-an-administrator = Chi amministra non si può escludere. Togli prima i diritti.
error-last-administrator = Solo tu amministri questo server. Nomina prima qualcun altro.
error-members-only = Questa lega è per chi ha un account. Creane prima uno.
