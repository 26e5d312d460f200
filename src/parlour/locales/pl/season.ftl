### The season of a league.

## Why somebody is where they are

tie-buchholz = Buchholz
tie-buchholz-why = Buchholz to suma punktów przeciwników. Pauza liczy się jak przeciwnik z taką liczbą punktów, jaką masz ty.
tie-direct = Bezpośrednie gry
tie-direct-why = Bezpośrednie gry to te między osobami z równą liczbą punktów, jeśli wszystkie ze sobą grały.
tie-sonneborn = Sonneborn-Berger
tie-sonneborn-why = Sonneborn-Berger to punkty wszystkich pokonanych i połowa punktów tych, z którymi był remis.
tie-told = Przy równych punktach: { $names }, potem wygrane gry.
tie-why = Co to znaczy?
league-cross = Kto z kim wygrał

## How a result came about

how-resigned = poddana
how-time = na czas
how-left = odejście
how-draw = za zgodą
how-end = zakończona wcześniej
how-forfeit = nieobecność
how-aborted = odwołana
how-paused = wciąż wstrzymana
how-host = decyzja administracji

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
league-starts = Początek: { $date }.
league-due = Termin: { $date }.
league-round-of = Runda { $round } z { $count }

## The host's part

league-correct = Popraw
league-note = Notatka do dziennika
league-nobody-came = 0 : 0 (nikt nie przyszedł)
league-host = Zarządzaj ligą
league-save = Zapisz
league-saved = Zapisano.
league-late = Można dołączyć w trakcie sezonu
league-members = Dołączyć można tylko z kontem
league-pauses = Gry można wstrzymywać do końca rundy
league-every = Za ile dni następny sezon zacznie się sam (0: wcale)
league-rounds-left = Rundy (puste: ile trzeba)
league-delete = Usuń ligę
league-delete-sure = Usunąć { $name } ze wszystkimi sezonami? Gry zostaną.
league-add = Dodaj kogoś
league-added = { $name } dołącza do ligi.
audit-league-changed = Liga zmieniona
audit-league-deleted = Liga usunięta
host-said-by = Zgłoszenie wysyła { $name }

## What is refused

ban-why = Powód podany przez administrację: { $reason }
ban-until = Do { $date }.
error-impossible-result = Taki wynik nie jest możliwy. Dozwolone: 2 : 0, 1 : 1, 0 : 2 albo 0 : 0, gdy nikt nie przyszedł.
error-no-pauses = W tej lidze nie można wstrzymywać gier: każda runda ma termin.
error-own-address = Jest wśród nich twój własny adres: odetniesz sobie dostęp.
error-is-an-administrator = Nie można zablokować administratora. Najpierw odbierz te prawa.
error-last-administrator = Tylko ty administrujesz tym serwerem. Najpierw wyznacz kogoś jeszcze.
error-members-only = Ta liga jest dla osób z kontem. Najpierw załóż konto.
