### Kontoen: vejen ind, hvad der hører til, vejen ud; og besked om, hvis tur det er.

account-title = Konto
account-of = Konto for { $name }
account-why = Du behøver ikke en konto for at spille. Har du en, følger spil, rating og sprog med til alle dine enheder.
account-guest = Du spiller som gæst med navnet { $name }. Opretter du en konto, beholder du alle dine spil.
account-guest-stays = Logger du ind på en anden konto, følger spil, du har spillet her som gæst, ikke med. Opret en ny konto, hvis du vil beholde dem.
account-off = Denne server har ingen konti. Alle spiller som gæster, kun med et navn.
account-way = Log ind, eller opret en konto
account-way-in = Log ind
account-way-up = Ny konto
account-way-reset = Glemt adgangskode?
account-name = Navn
account-name-hint = Det er det navn, de andre ser.
account-name-kept = Dit navn er gemt.
account-login = Brugernavn
account-login-hint = 3 til 40 bogstaver, cifre, punktummer, bindestreger eller understreger. Kun du har brug for det.
account-password = Adgangskode
account-password-hint = Mindst 8 tegn.
account-password-old = Nuværende adgangskode
account-password-new = Ny adgangskode
account-password-change = Skift adgangskode
account-password-changed = Adgangskoden er skiftet. Du er logget ud alle andre steder.
account-invitation = Invitationskode
account-invited = Du skal have en invitation for at oprette en konto her. Bed værten om en kode.
account-code = Engangskode
account-reset-why = Bed værten om en engangskode, og brug den til at vælge en ny adgangskode.
account-reset = Vælg adgangskode
account-sign-in = Log ind
account-sign-up = Opret konto
account-sign-out = Log ud
account-signed-in = Du er logget ind som { $login }.
account-keep = Gem
account-data = Dine data
account-data-why = Alt, hvad denne server ved om dig. Hent det, eller slet det.
account-export = Hent mine data
account-delete = Slet konto
account-delete-sure = Dit navn, brugernavn, din adgangskode og dine tokens slettes for altid. Færdige spil bliver stående uden dit navn.
account-delete-yes = Ja, slet
account-delete-no = Annullér
account-gone = Din konto og dine data er slettet.
settings-why-account = Sproget følger din konto. Resten bliver på denne enhed.
start-rated = Ratet: ændrer jeres rating

## Tokens

tokens-title = Tokens til programmer
tokens-why = Din robot logger ind med et token i stedet for din adgangskode.
tokens-name = Hvad skal det bruges til?
tokens-may = Hvad det må
tokens-play = se og spille
tokens-read = kun se
tokens-holds = Gælder
tokens-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dage
 }
tokens-for-good = uden slutdato
tokens-until = til { $date }
tokens-make = Opret token
tokens-made = Kopiér det nu. Du får det ikke at se igen.
tokens-revoke = Tilbagekald

## Enheder

devices-title = Enheder
devices-why = Du er logget ind på disse enheder. Er der en, du ikke kender, så log den ud, og skift adgangskode.
devices-unknown = Ukendt enhed
devices-here = Denne enhed
devices-seen = Sidst brugt { $date }
devices-end = Log ud
devices-everywhere = Log ud overalt

## Hvis tur det er

waiting-turn = Din tur
waiting-offer = Du har et tilbud at svare på
waiting-seat = Der er holdt en plads til dig
waiting-count = { $count ->
    [one] { $count } spil venter på dig
   *[other] { $count } spil venter på dig
 }
seats-kept = Vi venter på de andre
notices-switch = Giv mig besked, når det er min tur
notices-why = I langsomme spil, også når siden er lukket. Kun i denne browser.
notices-denied = Notifikationer er blokeret. Tillad dem for Parlour i browserens indstillinger.
notices-unable = Denne browser understøtter ikke notifikationer.
