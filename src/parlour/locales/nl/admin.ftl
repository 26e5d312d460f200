### De tafel van de gastheer: mensen, meldingen, sancties, namen, logboek, cijfers.

host-title = Beheer
host-figures = Statistieken
host-people = Mensen
host-reports = Meldingen
host-sanctions = Blokkades
host-names = Namen
host-log = Logboek
host-search = Naam, gebruikersnaam of id
host-find = Zoeken
host-nobody = We hebben niemand met die naam gevonden.
host-admin = beheerder
host-since = Hier sinds { $date }
host-matches =
    { $count ->
        [one] { $count } spel
       *[other] { $count } spellen
    }
host-reset = Wachtwoordcode
host-ban = Blokkeren
host-invite = Uitnodiging maken
host-invite-why = Een eenmalige code. Daarmee maakt één persoon een account waar dat alleen op uitnodiging kan.
host-code-invite =
    { $count ->
        [one] Geef deze uitnodigingscode door. Hij is { $count } dag geldig en je ziet hem maar één keer.
       *[other] Geef deze uitnodigingscode door. Hij is { $count } dagen geldig en je ziet hem maar één keer.
    }
host-code-reset =
    { $count ->
        [one] Geef deze code aan { $login } voor een nieuw wachtwoord. Hij is { $count } dag geldig en je ziet hem maar één keer.
       *[other] Geef deze code aan { $login } voor een nieuw wachtwoord. Hij is { $count } dagen geldig en je ziet hem maar één keer.
    }
host-what = Blokkeren voor
host-what-chat = Chat
host-what-play = Chat en nieuwe spellen
host-what-all = Alles
host-reason = Reden
host-address = Adressen
host-ban-address = Adressen blokkeren
host-lay = Blokkeren
host-laid = De blokkade geldt vanaf nu.
host-lift = Blokkade opheffen
host-none-held = Niemand is geblokkeerd.
host-closed-too = Afgehandelde tonen
host-about = Over { $name }
host-close = Melding afhandelen
host-closed = Afgehandeld op { $date }.
host-note = Wat heb je gedaan?
host-no-reports = Geen meldingen.
host-names-why = Nieuwe namen mogen deze woorden niet bevatten, hoe ze ook gespeld zijn. Bestaande namen blijven.
host-word = Woord
host-forbid = Verbieden
host-allow = Weer toestaan
log-by = door
log-none = Er is nog niets gedaan.
figures-guests = Gasten
figures-accounts = Accounts
figures-open = Wachtende spellen
figures-running = Lopende spellen
figures-over = Afgelopen spellen
figures-lately = Nieuw in zeven dagen
figures-leagues = Competities
figures-reports = Open meldingen
figures-sanctions = Blokkades

## Wat gastheren deden

audit-code-issued = Code uitgegeven
audit-administrator-made = Beheerder gemaakt
audit-administrator-unmade = Geen beheerder meer
audit-league-made = Competitie gemaakt
audit-season-started = Seizoen begonnen
audit-season-opened = Seizoen geopend
audit-pairing-settled = Ontmoeting beslist
audit-report-closed = Melding afgehandeld
audit-sanction-laid = Geblokkeerd
audit-sanction-lifted = Blokkade opgeheven
audit-name-forbidden = Woord verboden
audit-name-allowed = Woord toegestaan
