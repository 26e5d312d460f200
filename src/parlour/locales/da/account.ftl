### Kontoen: vejen ind, hvad der hører til, vejen ud; og besked om, hvis tur det er.

account-title = Konto
account-of = Konto for { $name }
account-why = Du behøver ingen konto for at spille. Med en har du partier, rating og sprog på alle enheder.
account-guest = Du spiller som gæsten { $name }. En ny konto beholder alle dine partier.
account-guest-stays = Partier, du har spillet her som gæst, bliver hos gæsten. Vil du beholde dem, så opret en ny konto.
account-off = Denne server har ingen konti: Alle spiller som gæster, kun med et navn.
account-way = Hvordan du kommer ind
account-way-in = Log ind
account-way-up = Ny konto
account-way-reset = Glemt
account-name = Navn
account-name-hint = Det er det, de andre ser.
account-name-kept = Navnet er gemt.
account-login = Brugernavn
account-login-hint = 3 til 40 bogstaver, cifre, punktummer, streger eller understreger. Kun du har brug for det.
account-password = Adgangskode
account-password-hint = Mindst 8 tegn.
account-password-old = Nuværende adgangskode
account-password-new = Ny adgangskode
account-password-change = Skift adgangskode
account-password-changed = Skiftet. Alle andre steder er du logget ud.
account-invitation = Invitation
account-invited = Her er konti for inviterede. Værten har givet dig en kode.
account-code = Engangskode
account-reset-why = Bed værten om en engangskode. Med den vælger du en ny adgangskode.
account-reset = Vælg adgangskoden
account-sign-in = Log ind
account-sign-up = Opret kontoen
account-sign-out = Log ud
account-signed-in = Du er logget ind som { $login }.
account-keep = Gem
account-data = Dine data
account-data-why = Alt, hvad denne server ved om dig: Tag det med, eller få det slettet.
account-export = Gem mine data
account-delete = Slet alt
account-delete-sure = Dit navn, brugernavn, din adgangskode og dine tokens slettes for altid. Færdige partier bliver uden dit navn.
account-delete-yes = Ja, slet
account-delete-no = Nej
account-gone = Du er glemt. Intet her kender dig længere.
settings-why-account = Sproget følger din konto; resten bliver på denne enhed.
start-rated = Tæller: ændrer begges rating

## Tokens

tokens-title = Tokens til programmer
tokens-why = En robot af din logger ind med et token i stedet for din adgangskode.
tokens-name = Hvad det er til
tokens-may = Det må
tokens-play = se og spille
tokens-read = kun se
tokens-holds = Det gælder
tokens-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dage
 }
tokens-for-good = for altid
tokens-until = til { $date }
tokens-make = Opret et token
tokens-made = Kopiér det nu: Det vises kun denne ene gang.
tokens-revoke = Tilbagekald

## Enheder

devices-title = Enheder
devices-why = Her er du logget ind. Er der en enhed, du ikke kender, så log den ud, og skift adgangskode.
devices-unknown = Ukendt enhed
devices-here = Denne enhed
devices-seen = Sidst brugt { $date }
devices-end = Log ud
devices-everywhere = Log ud overalt

## Hvis tur det er

waiting-turn = Din tur
waiting-offer = Et tilbud venter på dit svar
waiting-seat = En plads er holdt til dig
waiting-count = { $count ->
    [one] { $count } parti venter på dig
   *[other] { $count } partier venter på dig
 }
seats-kept = Vi venter på de andre
notices-switch = Sig til, når det er min tur
notices-why = I langsomme partier, også når siden er lukket. Kun i denne browser.
notices-denied = Denne browser lader ikke Parlour sige til. Du kan tillade det i browserens indstillinger.
notices-unable = Denne browser kan ikke få besked.
