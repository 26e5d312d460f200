### Hvad der afvises, efter dets kode, ved siden af sidens afvisninger.

error-error = Det kan ikke lade sig gøre.
error-unknown-game = Det spil findes ikke.
error-unknown-bot = Den robot findes ikke til spillet.
error-unknown-language = Det sprog taler Parlour ikke.
error-unknown-option = Den aftale har spillet ikke.
error-no-rules = Der er ingen regler at læse til det spil.
error-bad-position = Det kan ikke være en stilling i dette spil.
error-bad-view = Det er ikke et billede af dette spil.
error-bad-record = Optegnelsen følger ikke reglerne.
error-illegal-action = Det tillader reglerne ikke.
error-not-enumerable = Der er for mange muligheder til at nævne dem.
error-nothing-to-undo = Der er ikke noget, der kan tages tilbage.
error-no-file = Nævn en fil at gemme i.
error-no-seed = Kun en optegnelse, der er gemt under spillet, kan fortsættes.
error-no-matplotlib = For at tegne skal tilvalget parlour[plots] være installeret.

## Spillene

error-no-choice-of-dice = Der er intet valg af terninger nu.
error-no-such-flap = Den klap findes ikke.
error-no-such-chip = Den brik findes ikke.
error-no-such-seat = Den plads findes ikke.
error-no-such-square = Det felt findes ikke.
error-not-now = Ikke nu.
error-no-aim = Her skal der ikke sigtes: bare kast.
error-aim-asked = Skriv throw med retning og kraft: throw 0 15 er et blødt kast lige ud.
error-aim-missing = Sig, hvordan du sigter.
error-bad-aim = Sigtet er ikke fuldstændigt.
error-aim-out-of-limits = Sådan kan ingen hånd kaste.
error-digit-used-up = Det ciffer er brugt tit nok.

## Serveren

error-server-error = Serveren svigtede. Prøv igen.
error-store-down = Databasen svarer ikke. Prøv igen om lidt.
error-robot-failed = Robotten svigtede.
error-refused = Det afvises.
error-not-found = Der er ikke noget på den adresse.
error-bad-request = Forespørgslen kan ikke læses.
error-bad-message = Sådan gør man ikke.
error-foreign-origin = Forespørgslen kommer fra en anden side.
error-no-server = Serveren svarer ikke.
error-who-are-you = Sig først, hvem du er.
error-not-with-a-token = Det må en nøgle ikke.
error-bad-token = Nøglen er ukendt eller udløbet.
error-no-such-token = Den nøgle findes ikke.
error-too-many-tokens = Du har for mange nøgler.
error-wrong-password = Brugernavn eller adgangskode er forkert.
error-wrong-code = Koden er forkert eller udløbet.
error-bad-login = Et brugernavn er 3 til 40 bogstaver, cifre, punktummer eller streger.
error-login-taken = Det brugernavn er taget.
error-no-such-login = Det brugernavn findes ikke.
error-bad-name = Et navn skal have et synligt tegn.
error-has-account = Du har allerede en konto.
error-no-accounts = Denne server har ingen konti.
error-no-such-person = Der er ingen af det navn.
error-no-such-match = Det bord findes ikke.
error-no-spectators = Dette bord er lukket for tilskuere.
error-no-open-seat = Ingen plads er ledig.
error-open-seats = Der er ledige pladser.
error-has-seat = Du har allerede en plads.
error-has-started = Spillet er allerede begyndt.
error-has-resigned = Du har allerede givet op.
error-not-the-host = Kun den, der har dækket bordet, begynder.
error-not-over = Spillet er ikke slut endnu.
error-no-offer = Der er ikke noget at svare på.
error-out-of-time = Din tid er gået.
error-too-long = Spillet er for langt.
error-bad-clock = Sådan kan uret ikke stilles.
error-cannot-be-rated = Et spil, der tæller, er kun mellem forskellige mennesker.
error-too-many-sockets = For mange ser på dette bord.
error-too-many-guests = For mange nye gæster fra din adresse.
error-too-many-robots = For mange robotter.
error-too-many-tries = For mange forsøg; vent lidt.
error-too-many-matches = Du har for mange uafsluttede spil.
error-no-frames = Der er ikke gemt noget af det kast.
