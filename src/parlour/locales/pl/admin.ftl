### Biurko gospodarza: ludzie, zgłoszenia, sankcje, imiona, dziennik, liczby.

host-title = Administracja
host-figures = Statystyki
host-people = Osoby
host-reports = Zgłoszenia
host-sanctions = Blokady
host-names = Imiona
host-log = Dziennik
host-search = Imię, login lub identyfikator
host-find = Szukaj
host-nobody = Nie udało się znaleźć nikogo o tym imieniu.
host-admin = administracja
host-since = Tu od { $date }
host-matches = { $count ->
    [one] { $count } gra
    [few] { $count } gry
   *[many] { $count } gier
 }
host-reset = Zresetuj hasło
host-ban = Zablokuj
host-invite = Utwórz zaproszenie
host-invite-why = Kod jednorazowy. Jedna osoba założy z nim konto tam, gdzie konta są tylko z zaproszeniem.
host-code-invite = { $count ->
    [one] Przekaż ten kod zaproszenia. Jest ważny { $count } dzień, a drugi raz go nie zobaczysz.
    [few] Przekaż ten kod zaproszenia. Jest ważny { $count } dni, a drugi raz go nie zobaczysz.
   *[many] Przekaż ten kod zaproszenia. Jest ważny { $count } dni, a drugi raz go nie zobaczysz.
 }
host-code-reset = { $count ->
    [one] Przekaż ten kod: { $login } ustawi z nim nowe hasło. Jest ważny { $count } dzień, a drugi raz go nie zobaczysz.
    [few] Przekaż ten kod: { $login } ustawi z nim nowe hasło. Jest ważny { $count } dni, a drugi raz go nie zobaczysz.
   *[many] Przekaż ten kod: { $login } ustawi z nim nowe hasło. Jest ważny { $count } dni, a drugi raz go nie zobaczysz.
 }
host-what = Co zablokować
host-what-chat = Czat
host-what-play = Czat i nowe gry
host-what-all = Wszystko
host-reason = Powód
host-address = Adresy
host-ban-address = Zablokuj adresy
host-lay = Zablokuj
host-laid = Blokada już działa.
host-lift = Zdejmij blokadę
host-none-held = Nie ma żadnych blokad.
host-closed-too = Pokaż zamknięte
host-about = Dotyczy: { $name }
host-close = Zamknij zgłoszenie
host-closed = Zamknięto { $date }.
host-note = Co zrobiono?
host-no-reports = Nie ma zgłoszeń.
host-names-why = Nowe imiona nie mogą zawierać tych słów, w żadnej pisowni. Istniejące imiona zostają.
host-word = Słowo
host-forbid = Zabroń
host-allow = Zezwól znowu
log-by = przez
log-none = Nic jeszcze nie zrobiono.
figures-guests = Goście
figures-accounts = Konta
figures-open = Gry czekające
figures-running = Gry w toku
figures-over = Zakończone gry
figures-lately = Nowe w ciągu siedmiu dni
figures-leagues = Ligi
figures-reports = Otwarte zgłoszenia
figures-sanctions = Blokady

## Co robili gospodarze

audit-code-issued = Kod wydany
audit-administrator-made = Prawa administratora nadane
audit-administrator-unmade = Prawa administratora odebrane
audit-league-made = Liga utworzona
audit-season-started = Sezon rozpoczęty
audit-season-opened = Sezon otwarty
audit-pairing-settled = Spotkanie rozstrzygnięte
audit-report-closed = Zgłoszenie zamknięte
audit-sanction-laid = Blokada nałożona
audit-sanction-lifted = Blokada zdjęta
audit-name-forbidden = Słowo zabronione
audit-name-allowed = Słowo dozwolone
