### De tafel van de gastheer: mensen, meldingen, sancties, namen, logboek, cijfers.

host-title = Beheer
host-figures = Cijfers
host-people = Mensen
host-reports = Meldingen
host-sanctions = Sancties
host-names = Namen
host-log = Logboek
host-search = Naam, gebruikersnaam of id
host-find = Zoeken
host-nobody = Niemand heet zo.
host-admin = beheerder
host-since = Hier sinds { $date }
host-matches = { $count ->
    [one] { $count } partij
   *[other] { $count } partijen
 }
host-reset = Wachtwoordcode
host-ban = Sanctie
host-invite = Uitnodiging maken
host-invite-why = Een eenmalige code om een account te maken waar accounts op uitnodiging zijn.
host-code-invite = { $count ->
    [one] Geef deze uitnodiging door. Ze geldt { $count } dag en wordt alleen deze keer getoond.
   *[other] Geef deze uitnodiging door. Ze geldt { $count } dagen en wordt alleen deze keer getoond.
 }
host-code-reset = { $count ->
    [one] Met deze code kiest { $login } een nieuw wachtwoord. Hij geldt { $count } dag en wordt alleen deze keer getoond.
   *[other] Met deze code kiest { $login } een nieuw wachtwoord. Hij geldt { $count } dagen en wordt alleen deze keer getoond.
 }
host-what = Wat wordt afgenomen
host-what-chat = Chat
host-what-play = Ook nieuwe spellen
host-what-all = Alles
host-reason = Waarom
host-address = Adressen
host-ban-address = Sanctie voor adressen
host-lay = Opleggen
host-laid = Ze geldt vanaf nu.
host-lift = Opheffen
host-none-held = Er geldt geen sanctie.
host-closed-too = Ook de afgehandelde
host-about = Over { $name }
host-by = Wie het meldt
host-close = Afgehandeld
host-closed = Afgehandeld op { $date }.
host-note = Wat ervan kwam
host-no-reports = Geen meldingen.
host-names-why = Geen nieuwe naam mag deze woorden bevatten, hoe ze ook gespeld zijn. Bestaande namen blijven.
host-word = Woord
host-forbid = Verbieden
host-allow = Weer toestaan
log-by = door
log-none = Er is nog niets gedaan.
figures-guests = Gasten
figures-accounts = Accounts
figures-open = Wachtende partijen
figures-running = Lopende partijen
figures-over = Afgelopen partijen
figures-lately = Nieuw in zeven dagen
figures-leagues = Competities
figures-reports = Open meldingen
figures-sanctions = Sancties

## Wat gastheren deden

audit-code-issued = Code uitgegeven
audit-administrator-made = Beheerder gemaakt
audit-administrator-unmade = Geen beheerder meer
audit-league-made = Competitie gemaakt
audit-season-started = Seizoen begonnen
audit-season-opened = Seizoen geopend
audit-pairing-settled = Ontmoeting beslist
audit-report-closed = Melding afgehandeld
audit-sanction-laid = Sanctie opgelegd
audit-sanction-lifted = Sanctie opgeheven
audit-name-forbidden = Woord verboden
audit-name-allowed = Woord toegestaan
