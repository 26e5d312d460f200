### Kontot: vägen in, vad som hör till, vägen ut; och besked om vems tur det är.

account-title = Konto
account-of = Konto för { $name }
account-why = Du behöver inget konto för att spela. Med ett konto har du spel, rating och språk på alla enheter.
account-guest = Du spelar som gästen { $name }. Med ett nytt konto behåller du alla dina spel.
account-guest-stays = Loggar du in på ett annat konto följer spelen du spelat här som gäst inte med. Skapa ett nytt konto om du vill behålla dem.
account-off = Den här servern har inga konton. Alla spelar som gäster, med bara ett namn.
account-way = Logga in eller skapa konto
account-way-in = Logga in
account-way-up = Nytt konto
account-way-reset = Glömt lösenordet?
account-name = Namn
account-name-hint = Det är vad de andra ser.
account-name-kept = Ditt namn är sparat.
account-login = Användarnamn
account-login-hint = 3 till 40 bokstäver, siffror, punkter, bindestreck eller understreck. Bara du behöver det.
account-password = Lösenord
account-password-hint = Minst 8 tecken.
account-password-old = Nuvarande lösenord
account-password-new = Nytt lösenord
account-password-change = Byt lösenord
account-password-changed = Lösenordet är bytt. Du är utloggad överallt annars.
account-invitation = Inbjudningskod
account-invited = Du behöver en inbjudan för att skapa konto här. Be värden om en kod.
account-code = Engångskod
account-reset-why = Be värden om en engångskod. Med den väljer du ett nytt lösenord.
account-reset = Välj lösenord
account-sign-in = Logga in
account-sign-up = Skapa konto
account-sign-out = Logga ut
account-signed-in = Du är inloggad som { $login }.
account-keep = Spara
account-data = Dina uppgifter
account-data-why = Allt som den här servern vet om dig. Ladda ner det eller radera det.
account-export = Ladda ner mina uppgifter
account-delete = Radera konto
account-delete-sure = Det här raderar ditt namn, användarnamn, lösenord och dina token för gott. Avslutade spel finns kvar, utan ditt namn.
account-delete-yes = Ja, radera
account-delete-no = Avbryt
account-gone = Ditt konto och dina uppgifter är raderade.
settings-why-account = Språket följer ditt konto. Resten stannar på den här enheten.
start-rated = Med rating: ändrar bådas rating

## Token

tokens-title = Token för program
tokens-why = Din robot loggar in med en token i stället för ditt lösenord.
tokens-name = Vad är den till för?
tokens-may = Vad den får göra
tokens-play = titta och spela
tokens-read = bara titta
tokens-holds = Gäller
tokens-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dagar
 }
tokens-for-good = utan slutdatum
tokens-until = till { $date }
tokens-make = Skapa token
tokens-made = Kopiera den nu. Du ser den bara den här gången.
tokens-revoke = Återkalla

## Enheter

devices-title = Enheter
devices-why = Du är inloggad på de här enheterna. Känner du inte igen någon, logga ut den och byt lösenord.
devices-unknown = Okänd enhet
devices-here = Den här enheten
devices-seen = Senast använd { $date }
devices-end = Logga ut
devices-everywhere = Logga ut överallt

## Vems tur det är

waiting-turn = Din tur
waiting-offer = Ett erbjudande väntar på ditt svar
waiting-seat = En plats är reserverad för dig
waiting-count =
    { $count ->
        [one] { $count } spel väntar på dig
       *[other] { $count } spel väntar på dig
    }
seats-kept = Väntar på de andra
notices-switch = Meddela mig när det är min tur
notices-why = I långsamma spel, även när sidan är stängd. Bara i den här webbläsaren.
notices-denied = Notiser är blockerade. Tillåt dem för Parlour i webbläsarens inställningar.
notices-unable = Den här webbläsaren stöder inte notiser.
