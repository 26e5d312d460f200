### Biurko gospodarza: ludzie, zgłoszenia, sankcje, imiona, dziennik, liczby.

host-title = Administracja
host-figures = Liczby
host-people = Ludzie
host-reports = Zgłoszenia
host-sanctions = Sankcje
host-names = Imiona
host-log = Dziennik
host-search = Imię, login lub identyfikator
host-find = Szukaj
host-nobody = Nikt się tak nie nazywa.
host-admin = administracja
host-since = Tu od { $date }
host-matches = { $count ->
    [one] { $count } partia
    [few] { $count } partie
   *[many] { $count } partii
 }
host-reset = Kod do hasła
host-ban = Sankcja
host-invite = Utwórz zaproszenie
host-invite-why = Kod jednorazowy, z którym zakłada się konto tam, gdzie konta są dla zaproszonych.
host-code-invite = { $count ->
    [one] Przekaż to zaproszenie. Jest ważne { $count } dzień i widać je tylko ten jeden raz.
    [few] Przekaż to zaproszenie. Jest ważne { $count } dni i widać je tylko ten jeden raz.
   *[many] Przekaż to zaproszenie. Jest ważne { $count } dni i widać je tylko ten jeden raz.
 }
host-code-reset = { $count ->
    [one] Z tym kodem { $login } ustawia nowe hasło. Jest ważny { $count } dzień i widać go tylko ten jeden raz.
    [few] Z tym kodem { $login } ustawia nowe hasło. Jest ważny { $count } dni i widać go tylko ten jeden raz.
   *[many] Z tym kodem { $login } ustawia nowe hasło. Jest ważny { $count } dni i widać go tylko ten jeden raz.
 }
host-what = Co odebrać
host-what-chat = Czat
host-what-play = Także nowe gry
host-what-all = Wszystko
host-reason = Dlaczego
host-address = Adresy
host-ban-address = Sankcja na adresy
host-lay = Nałóż sankcję
host-laid = Obowiązuje od teraz.
host-lift = Zdejmij
host-none-held = Nie ma żadnych sankcji.
host-closed-too = Także załatwione
host-about = O graczu { $name }
host-close = Załatwione
host-closed = Załatwione { $date }.
host-note = Co z tego wynikło
host-no-reports = Brak zgłoszeń.
host-names-why = Żadne nowe imię nie może zawierać tych słów, jakkolwiek są zapisane. Imiona, które ktoś już ma, zostają.
host-word = Słowo
host-forbid = Zabroń
host-allow = Pozwól znowu
log-by = przez
log-none = Nic jeszcze nie zrobiono.
figures-guests = Goście
figures-accounts = Konta
figures-open = Partie czekające
figures-running = Partie w toku
figures-over = Partie zakończone
figures-lately = Nowe od siedmiu dni
figures-leagues = Ligi
figures-reports = Otwarte zgłoszenia
figures-sanctions = Sankcje

## Co robili gospodarze

audit-code-issued = Kod wydany
audit-administrator-made = Administracja nadana
audit-administrator-unmade = Administracja odebrana
audit-league-made = Liga utworzona
audit-season-started = Sezon rozpoczęty
audit-season-opened = Sezon otwarty
audit-pairing-settled = Para rozstrzygnięta
audit-report-closed = Zgłoszenie załatwione
audit-sanction-laid = Sankcja nałożona
audit-sanction-lifted = Sankcja zdjęta
audit-name-forbidden = Słowo zabronione
audit-name-allowed = Słowo dozwolone
