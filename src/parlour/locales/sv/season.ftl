### The season of a league.

## Why somebody is where they are

tie-buchholz = Buchholz
tie-buchholz-why = Buchholz är summan av motståndarnas poäng. En frirond räknas som en motståndare med lika många poäng som du.
tie-direct = Inbördes möten
tie-direct-why = Inbördes möten räknar spelen mellan dem som har lika poäng, om alla har mött varandra.
tie-sonneborn = Sonneborn-Berger
tie-sonneborn-why = Sonneborn-Berger lägger ihop poängen för alla du slog, och halva poängen vid oavgjort.
tie-told = Vid lika poäng: { $names }, sedan vunna spel.
tie-why = Vad betyder det?
league-cross = Vem slog vem

## How a result came about

how-resigned = gav upp
how-time = på tid
how-left = lämnade
how-draw = överenskommet
how-end = avslutat i förtid
how-forfeit = uteblev
how-aborted = inställt
how-paused = fortfarande pausat i slutet
how-host = avgjort av värden

## Up and down

league-came-up = upp från grupp { $group }
league-came-down = ner från grupp { $group }
league-came-new = ny
league-goes-up = { $count ->
    [1] Förstaplatsen går upp.
   *[other] De första { $count } går upp.
 }
league-goes-down = { $count ->
    [1] Sistaplatsen går ner.
   *[other] De sista { $count } går ner.
 }
league-rehearsal = Om det började nu skulle grupperna och de första paren se ut så här.
league-starts = Börjar { $date }.
league-due = Senast { $date }.
league-round-of = Rond { $round } av { $count }

## The host's part

league-correct = Rätta
league-note = Anteckning till loggen
league-nobody-came = 0 : 0 (ingen kom)
league-host = Hantera ligan
league-save = Spara
league-saved = Sparat.
league-late = Man kan gå med i en pågående säsong
league-members = Bara de som har ett konto kan gå med
league-pauses = Spel får pausas tills ronden är slut
league-every = Dagar tills nästa säsong börjar av sig själv (0: aldrig)
league-rounds-left = Ronder (tomt: automatiskt)
league-delete = Ta bort ligan
league-delete-sure = Ta bort { $name } med alla säsonger? Spelen finns kvar.
league-add = Lägg till en spelare
league-added = { $name } har gått med.
audit-league-changed = Liga ändrad
audit-league-deleted = Liga borttagen
host-said-by = { $name } skrev

## What is refused

ban-why = Värdens skäl: { $reason }
ban-until = Till { $date }.
error-impossible-result = Det resultatet är inte möjligt. Tillåtet: 2 : 0, 1 : 1, 0 : 2 eller 0 : 0 om ingen kom.
error-no-pauses = Spel i den här ligan kan inte pausas: varje rond har en sista dag.
error-own-address = Din egen adress är med: du skulle låsa ute dig själv.
error-is-an-administrator = Du kan inte stänga av en administratör. Ta bort rättigheterna först.
error-last-administrator = Du är den enda administratören här. Utse en till först.
error-members-only = Ligan är för dem som har ett konto. Skapa ett först.
