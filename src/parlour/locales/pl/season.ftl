### The season of a league.

## Why somebody is where they are

tie-buchholz = Buchholz
tie-buchholz-why = Buchholz to suma punktów przeciwników. Pauza liczy się jak przeciwnik z tyloma punktami, ile masz ty.
tie-direct = Bezpośrednio
tie-direct-why = Bezpośrednio liczą się punkty między tymi, którzy mają tyle samo, jeśli wszyscy ze sobą grali.
tie-sonneborn = Sonneborn-Berger
tie-sonneborn-why = Sonneborn-Berger to punkty pokonanych i połowa punktów przy remisach.
tie-told = Przy równych punktach: { $names }, potem wygrane gry.
tie-why = Co to znaczy
league-cross = Kto z kim wygrał

## How a result came about

how-resigned = poddana
how-time = na czas
how-left = wyjście
how-draw = za zgodą
how-end = zakończona wcześniej
how-forfeit = nieobecność
how-aborted = odwołana
how-paused = wciąż wstrzymana
how-host = decyzja gospodarza

## Up and down

league-came-up = awans z grupy { $group }
league-came-down = spadek z grupy { $group }
league-came-new = debiut
league-goes-up = { $count ->
    [one] Pierwsze miejsce awansuje.
    [few] Pierwsze { $count } miejsca awansują.
   *[many] Pierwszych { $count } miejsc awansuje.
 }
league-goes-down = { $count ->
    [one] Ostatnie miejsce spada.
    [few] Ostatnie { $count } miejsca spadają.
   *[many] Ostatnich { $count } miejsc spada.
 }
league-rehearsal = Gdyby zaczęło się teraz, takie byłyby grupy i pierwsze pary.
league-starts = Zacznie się samo: { $date }.
league-due = Do { $date }.
league-round-of = Runda { $round } z { $count }

## The host's part

league-correct = Popraw
league-note = Notatka do dziennika
league-nobody-came = 0 : 0 (nikt nie przyszedł)
league-host = Prowadź ligę
league-save = Zapisz
league-saved = Zapisano.
league-late = Można dołączyć w trakcie sezonu
league-members = Dołączyć można tylko z kontem
league-pauses = Gry można wstrzymać do końca rundy
league-every = Za ile dni następny sezon zacznie się sam (0: wcale)
league-rounds-left = Rundy (puste: ile trzeba)
league-delete = Usuń ligę
league-delete-sure = Usunąć { $name } ze wszystkimi sezonami? Gry zostaną.
league-add = Dodaj kogoś
league-added = { $name } jest w lidze.
audit-league-changed = Liga zmieniona
audit-league-deleted = Liga usunięta
host-said-by = zgłosił(a): { $name }

## What is refused

ban-why = Powód gospodarza: { $reason }
ban-until = Do { $date }.
error-impossible-result = Taki wynik jest niemożliwy. Może być 2 : 0, 1 : 1, 0 : 2 albo 0 : 0, gdy nikt nie przyszedł.
error-no-pauses = W tej lidze nie ma przerw: rundy mają swój koniec.
error-own-address = To obejmuje też twój adres: nie wejdziesz tu więcej.
error-is-an-administrator = Nie można zablokować administratora. Najpierw odbierz uprawnienia.
error-last-administrator = Tylko ty administrujesz tym serwerem. Najpierw wyznacz kogoś jeszcze.
error-members-only = Ta liga jest dla osób z kontem. Najpierw je załóż.
