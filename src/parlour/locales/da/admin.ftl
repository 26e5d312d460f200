### Værtens bord: folk, anmeldelser, sanktioner, navne, log, tal.

host-title = Administration
host-figures = Tal
host-people = Folk
host-reports = Anmeldelser
host-sanctions = Sanktioner
host-names = Navne
host-log = Log
host-search = Navn, brugernavn eller id
host-find = Find
host-nobody = Ingen hedder sådan.
host-admin = administrator
host-since = Her siden { $date }
host-matches = { $count ->
    [one] { $count } parti
   *[other] { $count } partier
 }
host-reset = Kode til adgangskode
host-ban = Sanktion
host-invite = Lav en invitation
host-invite-why = En engangskode til at oprette en konto, hvor konti er for inviterede.
host-code-invite = { $count ->
    [one] Giv denne invitation videre. Den gælder { $count } dag og vises kun denne ene gang.
   *[other] Giv denne invitation videre. Den gælder { $count } dage og vises kun denne ene gang.
 }
host-code-reset = { $count ->
    [one] Med denne kode vælger { $login } en ny adgangskode. Den gælder { $count } dag og vises kun denne ene gang.
   *[other] Med denne kode vælger { $login } en ny adgangskode. Den gælder { $count } dage og vises kun denne ene gang.
 }
host-what = Hvad der tages
host-what-chat = Chat
host-what-play = Også nye spil
host-what-all = Alt
host-reason = Hvorfor
host-address = Adresser
host-ban-address = Sanktion mod adresser
host-lay = Giv sanktionen
host-laid = Den gælder fra nu af.
host-lift = Ophæv
host-none-held = Ingen sanktion gælder.
host-closed-too = Også de klarede
host-about = Om { $name }
host-close = Klaret
host-closed = Klaret { $date }.
host-note = Hvad der kom ud af det
host-no-reports = Ingen anmeldelser.
host-names-why = Intet nyt navn må indeholde disse ord, hvordan de end staves. Navne, folk har, bliver.
host-word = Ord
host-forbid = Forbyd
host-allow = Tillad igen
log-by = af
log-none = Intet er gjort endnu.
figures-guests = Gæster
figures-accounts = Konti
figures-open = Ventende partier
figures-running = Partier i gang
figures-over = Færdige partier
figures-lately = Nye på syv dage
figures-leagues = Ligaer
figures-reports = Åbne anmeldelser
figures-sanctions = Sanktioner

## Hvad værter gjorde

audit-code-issued = Kode givet
audit-administrator-made = Gjort til administrator
audit-administrator-unmade = Ikke længere administrator
audit-league-made = Liga oprettet
audit-season-started = Sæson begyndt
audit-season-opened = Sæson åbnet
audit-pairing-settled = Opgør afgjort
audit-report-closed = Anmeldelse klaret
audit-sanction-laid = Sanktion givet
audit-sanction-lifted = Sanktion ophævet
audit-name-forbidden = Ord forbudt
audit-name-allowed = Ord tilladt
