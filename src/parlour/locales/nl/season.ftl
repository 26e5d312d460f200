### The season of a league.

## Why somebody is where they are

tie-buchholz = Buchholz
tie-buchholz-why = Buchholz is de som van de punten van je tegenstanders. Een vrije ronde telt als een tegenstander met evenveel punten als jij.
tie-direct = Onderling resultaat
tie-direct-why = Onderling resultaat telt alleen de spellen tussen spelers die gelijk staan, als ze allemaal tegen elkaar gespeeld hebben.
tie-sonneborn = Sonneborn-Berger
tie-sonneborn-why = Sonneborn-Berger telt de punten op van iedereen van wie je won, en de helft bij gelijkspel.
tie-told = Bij gelijke punten: { $names }, daarna gewonnen spellen.
tie-why = Wat betekent dit?
league-cross = Wie won van wie

## How a result came about

how-resigned = opgegeven
how-time = op tijd
how-left = vertrokken
how-draw = afgesproken
how-end = voortijdig beëindigd
how-forfeit = niet gekomen
how-aborted = afgelast
how-paused = aan het eind nog gepauzeerd
how-host = beslist door de beheerder

## Up and down

league-came-up = gepromoveerd uit groep { $group }
league-came-down = gedegradeerd uit groep { $group }
league-came-new = nieuw
league-goes-up = { $count ->
    [1] De eerste plaats promoveert.
   *[other] De eerste { $count } promoveren.
 }
league-goes-down = { $count ->
    [1] De laatste plaats degradeert.
   *[other] De laatste { $count } degraderen.
 }
league-rehearsal = Als het nu begon, waren dit de groepen en de eerste ontmoetingen.
league-starts = Begint op { $date }.
league-due = Uiterlijk { $date }.
league-round-of = Ronde { $round } van { $count }

## The host's part

league-correct = Corrigeren
league-note = Notitie voor het logboek
league-nobody-came = 0 : 0 (niemand kwam)
league-host = Competitie beheren
league-save = Opslaan
league-saved = Opgeslagen.
league-late = Instappen kan ook als het seizoen loopt
league-members = Alleen mensen met een account doen mee
league-pauses = Spellen mogen gepauzeerd worden tot de ronde eindigt
league-every = Dagen tot het volgende seizoen vanzelf begint (0: nooit)
league-rounds-left = Rondes (leeg: automatisch)
league-delete = Competitie verwijderen
league-delete-sure = { $name } met alle seizoenen verwijderen? De spellen blijven.
league-add = Speler toevoegen
league-added = { $name } doet mee.
audit-league-changed = Competitie gewijzigd
audit-league-deleted = Competitie verwijderd
host-said-by = { $name } schreef

## What is refused

ban-why = De reden van de beheerder: { $reason }
ban-until = Tot { $date }.
error-impossible-result = Die uitslag kan niet. Toegestaan: 2 : 0, 1 : 1, 0 : 2, of 0 : 0 als niemand kwam.
error-no-pauses = Spellen in deze competitie kun je niet pauzeren: elke ronde heeft een einddatum.
error-own-address = Je eigen adres zit erbij: je zou jezelf buitensluiten.
error-is-an-administrator = Een beheerder kun je niet blokkeren. Neem eerst de rechten af.
error-last-administrator = Jij bent hier de enige beheerder. Wijs eerst nog iemand aan.
error-members-only = Deze competitie is voor mensen met een account. Maak er eerst een.
