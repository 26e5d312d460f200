### Värdens bord: folk, anmälningar, sanktioner, namn, logg, siffror.

host-title = Administration
host-figures = Statistik
host-people = Folk
host-reports = Rapporter
host-sanctions = Avstängningar
host-names = Namn
host-log = Logg
host-search = Namn, användarnamn eller id
host-find = Sök
host-nobody = Vi hittade ingen med det namnet.
host-admin = administratör
host-since = Här sedan { $date }
host-matches =
    { $count ->
        [one] { $count } spel
       *[other] { $count } spel
    }
host-reset = Lösenordskod
host-ban = Stäng av
host-invite = Skapa inbjudan
host-invite-why = En engångskod. Med den kan en person skapa ett konto där det krävs inbjudan.
host-code-invite =
    { $count ->
        [one] Lämna vidare den här inbjudningskoden. Den gäller { $count } dag, och du ser den bara den här gången.
       *[other] Lämna vidare den här inbjudningskoden. Den gäller { $count } dagar, och du ser den bara den här gången.
    }
host-code-reset =
    { $count ->
        [one] Ge den här koden till { $login } för ett nytt lösenord. Den gäller { $count } dag, och du ser den bara den här gången.
       *[other] Ge den här koden till { $login } för ett nytt lösenord. Den gäller { $count } dagar, och du ser den bara den här gången.
    }
host-what = Stäng av från
host-what-chat = Chatt
host-what-play = Chatt och nya spel
host-what-all = Allt
host-reason = Skäl
host-address = Adresser
host-ban-address = Stäng av adresser
host-lay = Stäng av
host-laid = Avstängningen gäller från och med nu.
host-lift = Häv avstängningen
host-none-held = Ingen är avstängd.
host-closed-too = Visa avslutade rapporter
host-about = Om { $name }
host-close = Avsluta rapporten
host-closed = Avslutad { $date }.
host-note = Vad gjorde du?
host-no-reports = Inga rapporter.
host-names-why = Nya namn får inte innehålla de här orden, hur de än stavas. Befintliga namn blir kvar.
host-word = Ord
host-forbid = Förbjud
host-allow = Tillåt igen
log-by = av
log-none = Inget har gjorts än.
figures-guests = Gäster
figures-accounts = Konton
figures-open = Väntande spel
figures-running = Pågående spel
figures-over = Avslutade spel
figures-lately = Nya på sju dagar
figures-leagues = Ligor
figures-reports = Öppna rapporter
figures-sanctions = Avstängningar

## Vad värdar gjorde

audit-code-issued = Kod utfärdad
audit-administrator-made = Gjord till administratör
audit-administrator-unmade = Inte längre administratör
audit-league-made = Liga skapad
audit-season-started = Säsong startad
audit-season-opened = Säsong öppnad
audit-pairing-settled = Möte avgjort
audit-report-closed = Rapport avslutad
audit-sanction-laid = Avstängd
audit-sanction-lifted = Avstängning hävd
audit-name-forbidden = Ord förbjudet
audit-name-allowed = Ord tillåtet
