### Værtens bord: folk, indberetninger, udelukkelser, navne, log, tal.

host-title = Administration
host-figures = Statistik
host-people = Folk
host-reports = Indberetninger
host-sanctions = Udelukkelser
host-names = Navne
host-log = Log
host-search = Navn, brugernavn eller id
host-find = Søg
host-nobody = Vi fandt ingen med det navn.
host-admin = administrator
host-since = Her siden { $date }
host-matches = { $count ->
    [one] { $count } spil
   *[other] { $count } spil
 }
host-reset = Nulstil adgangskode
host-ban = Udeluk
host-invite = Opret invitation
host-invite-why = En engangskode. Med den kan én person oprette en konto, hvor det kræver en invitation.
host-code-invite = { $count ->
    [one] Giv denne invitationskode videre. Den gælder { $count } dag, og du får den ikke at se igen.
   *[other] Giv denne invitationskode videre. Den gælder { $count } dage, og du får den ikke at se igen.
 }
host-code-reset = { $count ->
    [one] Giv koden til { $login }, som så kan vælge en ny adgangskode. Den gælder { $count } dag, og du får den ikke at se igen.
   *[other] Giv koden til { $login }, som så kan vælge en ny adgangskode. Den gælder { $count } dage, og du får den ikke at se igen.
 }
host-what = Udeluk fra
host-what-chat = Chat
host-what-play = Chat og nye spil
host-what-all = Alt
host-reason = Begrundelse
host-address = Adresser
host-ban-address = Udeluk adresser
host-lay = Udeluk
host-laid = Udelukkelsen gælder fra nu af.
host-lift = Ophæv udelukkelse
host-none-held = Ingen er udelukket.
host-closed-too = Vis lukkede indberetninger
host-about = Om { $name }
host-close = Luk indberetning
host-closed = Lukket { $date }.
host-note = Hvad gjorde du?
host-no-reports = Ingen indberetninger.
host-names-why = Nye navne må ikke indeholde disse ord, uanset hvordan de staves. Navne, der allerede findes, bliver.
host-word = Ord
host-forbid = Forbyd
host-allow = Tillad igen
log-by = af
log-none = Der er ikke gjort noget endnu.
figures-guests = Gæster
figures-accounts = Konti
figures-open = Spil, der venter
figures-running = Spil i gang
figures-over = Færdige spil
figures-lately = Nye på syv dage
figures-leagues = Ligaer
figures-reports = Åbne indberetninger
figures-sanctions = Udelukkelser

## Hvad værter gjorde

audit-code-issued = Kode oprettet
audit-administrator-made = Gjort til administrator
audit-administrator-unmade = Ikke længere administrator
audit-league-made = Liga oprettet
audit-season-started = Sæson startet
audit-season-opened = Sæson åbnet
audit-pairing-settled = Opgør afgjort
audit-report-closed = Indberetning lukket
audit-sanction-laid = Udelukket
audit-sanction-lifted = Udelukkelse ophævet
audit-name-forbidden = Ord forbudt
audit-name-allowed = Ord tilladt igen
