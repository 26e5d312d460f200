### Kontot: vägen in, vad som hör till, vägen ut; och besked om vems tur det är.

account-title = Konto
account-of = Konto för { $name }
account-why = Du behöver inget konto för att spela. Med ett har du partier, rating och språk på varje enhet.
account-guest = Du spelar som gästen { $name }. Ett nytt konto behåller alla dina partier.
account-guest-stays = Partier du spelat här som gäst stannar hos gästen. Vill du behålla dem, skapa ett nytt konto.
account-off = Den här servern har inga konton: alla spelar som gäster, med bara ett namn.
account-way = Hur du kommer in
account-way-in = Logga in
account-way-up = Nytt konto
account-way-reset = Glömt
account-name = Namn
account-name-hint = Det är vad de andra ser.
account-name-kept = Namnet är sparat.
account-login = Användarnamn
account-login-hint = 3 till 40 bokstäver, siffror, punkter, streck eller understreck. Bara du behöver det.
account-password = Lösenord
account-password-hint = Minst 8 tecken.
account-password-old = Nuvarande lösenord
account-password-new = Nytt lösenord
account-password-change = Byt lösenord
account-password-changed = Bytt. Överallt annars är du utloggad.
account-invitation = Inbjudan
account-invited = Här är konton för inbjudna. Värden har gett dig en kod.
account-code = Engångskod
account-reset-why = Be värden om en engångskod. Med den väljer du ett nytt lösenord.
account-reset = Välj lösenordet
account-sign-in = Logga in
account-sign-up = Skapa kontot
account-sign-out = Logga ut
account-signed-in = Du är inloggad som { $login }.
account-keep = Spara
account-data = Dina data
account-data-why = Allt som den här servern vet om dig: ta med det eller få det raderat.
account-export = Spara mina data
account-delete = Radera allt
account-delete-sure = Ditt namn, användarnamn, lösenord och dina token raderas för gott. Avslutade partier finns kvar utan ditt namn.
account-delete-yes = Ja, radera
account-delete-no = Nej
account-gone = Du är glömd. Inget här känner dig längre.
settings-why-account = Språket följer ditt konto; resten stannar på den här enheten.
start-rated = Räknas: ändrar bådas rating

## Token

tokens-title = Token för program
tokens-why = En robot av dig loggar in med en token i stället för ditt lösenord.
tokens-name = Vad den är till för
tokens-may = Den får
tokens-play = titta och spela
tokens-read = bara titta
tokens-holds = Den gäller
tokens-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dagar
 }
tokens-for-good = för alltid
tokens-until = till { $date }
tokens-make = Skapa en token
tokens-made = Kopiera den nu: den visas bara den här gången.
tokens-revoke = Återkalla

## Enheter

devices-title = Enheter
devices-why = Här är du inloggad. Känner du inte igen en enhet, logga ut den och byt lösenord.
devices-unknown = Okänd enhet
devices-here = Den här enheten
devices-seen = Senast använd { $date }
devices-end = Logga ut
devices-everywhere = Logga ut överallt

## Vems tur det är

waiting-turn = Din tur
waiting-offer = Ett erbjudande väntar på ditt svar
waiting-seat = En plats är sparad åt dig
waiting-count = { $count ->
    [one] { $count } parti väntar på dig
   *[other] { $count } partier väntar på dig
 }
seats-kept = Vi väntar på de andra
notices-switch = Säg till när det är min tur
notices-why = I långsamma partier, även när sidan är stängd. Bara i den här webbläsaren.
notices-denied = Den här webbläsaren låter inte Parlour säga till. Du kan tillåta det i webbläsarens inställningar.
notices-unable = Den här webbläsaren kan inte få besked.
