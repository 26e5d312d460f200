### Värdens bord: folk, anmälningar, sanktioner, namn, logg, siffror.

host-title = Administration
host-figures = Siffror
host-people = Folk
host-reports = Anmälningar
host-sanctions = Sanktioner
host-names = Namn
host-log = Logg
host-search = Namn, användarnamn eller id
host-find = Sök
host-nobody = Ingen heter så.
host-admin = administratör
host-since = Här sedan { $date }
host-matches = { $count ->
    [one] { $count } parti
   *[other] { $count } partier
 }
host-reset = Lösenordskod
host-ban = Sanktion
host-invite = Gör en inbjudan
host-invite-why = En engångskod för att skapa ett konto där konton är för inbjudna.
host-code-invite = { $count ->
    [one] Lämna vidare den här inbjudan. Den gäller { $count } dag och visas bara den här gången.
   *[other] Lämna vidare den här inbjudan. Den gäller { $count } dagar och visas bara den här gången.
 }
host-code-reset = { $count ->
    [one] Med den här koden väljer { $login } ett nytt lösenord. Den gäller { $count } dag och visas bara den här gången.
   *[other] Med den här koden väljer { $login } ett nytt lösenord. Den gäller { $count } dagar och visas bara den här gången.
 }
host-what = Vad som tas
host-what-chat = Chatt
host-what-play = Även nya spel
host-what-all = Allt
host-reason = Varför
host-address = Adresser
host-ban-address = Sanktion mot adresser
host-lay = Ge sanktionen
host-laid = Den gäller från och med nu.
host-lift = Häv
host-none-held = Ingen sanktion gäller.
host-closed-too = Även de utredda
host-about = Om { $name }
host-by = Vem som anmäler
host-close = Utredd
host-closed = Utredd { $date }.
host-note = Vad det blev av det
host-no-reports = Inga anmälningar.
host-names-why = Inget nytt namn får innehålla de här orden, hur de än stavas. Namn som folk har blir kvar.
host-word = Ord
host-forbid = Förbjud
host-allow = Tillåt igen
log-by = av
log-none = Inget är gjort än.
figures-guests = Gäster
figures-accounts = Konton
figures-open = Väntande partier
figures-running = Pågående partier
figures-over = Avslutade partier
figures-lately = Nya på sju dagar
figures-leagues = Ligor
figures-reports = Öppna anmälningar
figures-sanctions = Sanktioner

## Vad värdar gjorde

audit-code-issued = Kod utfärdad
audit-administrator-made = Gjord till administratör
audit-administrator-unmade = Inte längre administratör
audit-league-made = Liga skapad
audit-season-started = Säsong börjad
audit-season-opened = Säsong öppnad
audit-pairing-settled = Möte avgjort
audit-report-closed = Anmälan utredd
audit-sanction-laid = Sanktion given
audit-sanction-lifted = Sanktion hävd
audit-name-forbidden = Ord förbjudet
audit-name-allowed = Ord tillåtet
