### The season of a league.

## Why somebody is where they are

tie-buchholz = Buchholz
tie-buchholz-why = Buchholz er summen af modstandernes point. En runde som oversidder tæller som en modstander med lige så mange point som dig.
tie-direct = Indbyrdes
tie-direct-why = »Indbyrdes« tæller spillene mellem dem, der står lige, hvis de alle har mødt hinanden.
tie-sonneborn = Sonneborn-Berger
tie-sonneborn-why = Sonneborn-Berger er pointene fra alle, du slog, og halvdelen fra dem, du spillede uafgjort med.
tie-told = Ved lige mange point: { $names }, derefter vundne spil.
tie-why = Hvad betyder det?
league-cross = Hvem slog hvem

## How a result came about

how-resigned = opgivet
how-time = på tid
how-left = forladt
how-draw = aftalt
how-end = sluttet før tid
how-forfeit = udeblev
how-aborted = aflyst
how-paused = stadig på pause
how-host = afgjort af værten

## Up and down

league-came-up = op fra gruppe { $group }
league-came-down = ned fra gruppe { $group }
league-came-new = ny
league-goes-up = { $count ->
    [1] Nummer et rykker op.
   *[other] De første { $count } rykker op.
 }
league-goes-down = { $count ->
    [1] Den sidste rykker ned.
   *[other] De sidste { $count } rykker ned.
 }
league-rehearsal = Hvis den startede nu, ville grupperne og de første par se sådan ud.
league-starts = Starter { $date }.
league-due = Senest { $date }.
league-round-of = Runde { $round } af { $count }

## The host's part

league-correct = Ret
league-note = Note til loggen
league-nobody-came = 0 : 0 (ingen kom)
league-host = Administrér ligaen
league-save = Gem
league-saved = Gemt.
league-late = Man kan være med i en sæson, der er i gang
league-members = Kun folk med en konto kan være med
league-pauses = Spil kan sættes på pause, til runden slutter
league-every = Dage, til næste sæson starter af sig selv (0: aldrig)
league-rounds-left = Runder (tomt: automatisk)
league-delete = Slet liga
league-delete-sure = Slet { $name } med alle sæsoner? Spillene bliver stående.
league-add = Tilføj en spiller
league-added = { $name } er med.
audit-league-changed = Liga ændret
audit-league-deleted = Liga slettet
host-said-by = { $name } skrev

## What is refused

ban-why = Værtens begrundelse: { $reason }
ban-until = Til { $date }.
error-impossible-result = Det resultat er ikke muligt. Tilladt: 2 : 0, 1 : 1, 0 : 2 eller 0 : 0, hvis ingen kom.
error-no-pauses = Spil i denne liga kan ikke sættes på pause: hver runde har en frist.
error-own-address = Din egen adresse er iblandt: du ville lukke dig selv ude.
error-is-an-administrator = Du kan ikke udelukke en administrator. Fjern rettighederne først.
error-last-administrator = Du er den eneste administrator her. Udpeg en til først.
error-members-only = Ligaen er for folk med en konto. Opret en først.
