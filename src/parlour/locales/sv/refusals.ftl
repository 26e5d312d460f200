### Vad som avvisas, efter dess kod, vid sidan av sidans avslag.

error-error = Det går inte.
error-unknown-game = Det spelet finns inte.
error-unknown-bot = Den roboten finns inte för spelet.
error-unknown-language = Det språket talar Parlour inte.
error-unknown-option = Den överenskommelsen har spelet inte.
error-no-rules = Det finns inga regler att läsa för det spelet.
error-bad-position = Det kan inte vara en ställning i det här spelet.
error-bad-view = Det är ingen bild av det här spelet.
error-bad-record = Protokollet följer inte reglerna.
error-illegal-action = Det tillåter inte reglerna.
error-not-enumerable = Det finns för många möjligheter för att räkna upp dem.
error-nothing-to-undo = Det finns inget som kan tas tillbaka.
error-no-file = Säg en fil att spara i.
error-no-seed = Bara ett protokoll som sparats under spel kan fortsättas.
error-no-matplotlib = För att rita behövs tillägget parlour[plots].

## Spelen

error-no-choice-of-dice = Det finns inga tärningar att välja nu.
error-no-such-flap = Den luckan finns inte.
error-no-such-chip = Den marken finns inte.
error-no-such-seat = Den platsen finns inte.
error-no-such-square = Den rutan finns inte.
error-not-now = Inte nu.
error-no-aim = Här siktar man inte: bara kasta.
error-aim-asked = Skriv throw med riktning och kraft: throw 0 15 är ett mjukt kast rakt fram.
error-aim-missing = Säg hur du siktar.
error-bad-aim = Siktet är inte fullständigt.
error-aim-out-of-limits = Så kan ingen hand kasta.
error-digit-used-up = Den siffran har använts ofta nog.

## Servern

error-server-error = Servern misslyckades. Försök igen.
error-store-down = Databasen svarar inte. Försök igen om en stund.
error-robot-failed = Roboten misslyckades.
error-refused = Det avvisas.
error-not-found = Det finns inget på den adressen.
error-bad-request = Begäran går inte att läsa.
error-bad-message = Så gör man inte.
error-foreign-origin = Begäran kommer från en annan webbplats.
error-no-server = Servern svarar inte.
error-who-are-you = Säg först vem du är.
error-not-with-a-token = Det får en nyckel inte göra.
error-bad-token = Nyckeln är okänd eller har gått ut.
error-no-such-token = Den nyckeln finns inte.
error-too-many-tokens = Du har för många nycklar.
error-wrong-password = Användarnamnet eller lösenordet är fel.
error-wrong-code = Koden är fel eller har gått ut.
error-bad-login = Ett användarnamn är 3 till 40 bokstäver, siffror, punkter eller streck.
error-login-taken = Det användarnamnet är taget.
error-no-such-login = Det användarnamnet finns inte.
error-bad-name = Ett namn behöver ett synligt tecken.
error-has-account = Du har redan ett konto.
error-no-accounts = Den här servern har inga konton.
error-no-such-person = Det finns ingen med det namnet.
error-no-such-match = Det bordet finns inte.
error-no-spectators = Det här bordet är stängt för åskådare.
error-no-open-seat = Ingen plats är ledig.
error-open-seats = Det finns lediga platser.
error-has-seat = Du har redan en plats.
error-has-started = Spelet har redan börjat.
error-has-resigned = Du har redan gett upp.
error-not-the-host = Bara den som dukade bordet börjar.
error-not-over = Spelet är inte slut än.
error-no-offer = Det finns inget att svara på.
error-out-of-time = Din tid är ute.
error-too-long = Spelet är för långt.
error-bad-clock = Så kan klockan inte ställas.
error-cannot-be-rated = Ett spel som räknas är bara mellan olika människor.
error-too-many-sockets = För många tittar på det här bordet.
error-too-many-guests = För många nya gäster från din adress.
error-too-many-robots = För många robotar.
error-too-many-tries = För många försök; vänta lite.
error-too-many-matches = Du har för många oavslutade spel.
error-no-frames = Inget är sparat av det kastet.
