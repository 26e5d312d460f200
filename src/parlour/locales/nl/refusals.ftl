### Wat geweigerd wordt, naar zijn code, naast de weigeringen van de pagina.

error-error = Dat kan niet.
error-unknown-game = Dat spel bestaat niet.
error-unknown-bot = Die robot is er niet voor dit spel.
error-unknown-language = Die taal spreekt Parlour niet.
error-unknown-option = Die afspraak heeft het spel niet.
error-no-rules = Van dit spel zijn er geen regels om te lezen.
error-bad-position = Dat kan geen stelling van dit spel zijn.
error-bad-view = Dat is geen beeld van dit spel.
error-bad-record = Het verslag volgt de regels niet.
error-illegal-action = Dat mag niet volgens de regels.
error-not-enumerable = Er zijn te veel mogelijkheden om ze op te noemen.
error-nothing-to-undo = Er is niets dat teruggenomen kan worden.
error-no-file = Noem een bestand om in te bewaren.
error-no-seed = Alleen een verslag dat bij het spelen is bewaard, kan verder gaan.
error-no-matplotlib = Voor tekenen is de extra parlour[plots] nodig.

## De spellen

error-no-choice-of-dice = Er zijn nu geen dobbelstenen te kiezen.
error-no-such-flap = Dat klepje bestaat niet.
error-no-such-chip = Die fiche bestaat niet.
error-no-such-seat = Die plaats bestaat niet.
error-no-such-square = Dat vak bestaat niet.
error-not-now = Nu niet.
error-no-aim = Hier wordt niet gemikt: werp gewoon.
error-aim-asked = Typ throw met richting en kracht: throw 0 15 is een zachte worp rechtdoor.
error-aim-missing = Zeg hoe je mikt.
error-bad-aim = Het mikken is niet volledig.
error-aim-out-of-limits = Zo kan geen hand werpen.
error-digit-used-up = Dat cijfer is vaak genoeg gebruikt.

## De server

error-server-error = De server faalde. Probeer het nog eens.
error-store-down = De database antwoordt niet. Probeer het zo nog eens.
error-robot-failed = De robot faalde.
error-refused = Dat wordt geweigerd.
error-not-found = Op dit adres is niets.
error-bad-request = Het verzoek is niet te lezen.
error-bad-message = Zo gaat dat niet.
error-foreign-origin = Dit verzoek komt van een andere site.
error-no-server = De server antwoordt niet.
error-who-are-you = Zeg eerst wie je bent.
error-not-with-a-token = Dat mag een sleutel niet.
error-bad-token = De sleutel is onbekend of verlopen.
error-no-such-token = Die sleutel bestaat niet.
error-too-many-tokens = Je hebt te veel sleutels.
error-wrong-password = Gebruikersnaam of wachtwoord klopt niet.
error-wrong-code = De code klopt niet of is verlopen.
error-bad-login = Een gebruikersnaam heeft 3 tot 40 letters, cijfers, punten of streepjes.
error-login-taken = Die gebruikersnaam is bezet.
error-no-such-login = Die gebruikersnaam bestaat niet.
error-bad-name = Een naam heeft een zichtbaar teken nodig.
error-has-account = Je hebt al een account.
error-no-accounts = Deze server heeft geen accounts.
error-no-such-person = Er is niemand die zo heet.
error-no-such-match = Die tafel bestaat niet.
error-no-spectators = Deze tafel is gesloten voor toeschouwers.
error-no-open-seat = Er is geen plaats vrij.
error-open-seats = Er zijn plaatsen vrij.
error-has-seat = Je hebt al een plaats.
error-has-started = Het spel is al begonnen.
error-has-resigned = Je hebt al opgegeven.
error-not-the-host = Alleen wie de tafel gedekt heeft, begint.
error-not-over = Het spel is nog niet uit.
error-no-offer = Er is niets te beantwoorden.
error-out-of-time = Je tijd is om.
error-too-long = Het spel is te lang.
error-bad-clock = Zo kan de klok niet gezet worden.
error-cannot-be-rated = Een spel dat telt is alleen tussen verschillende mensen.
error-too-many-sockets = Te veel mensen kijken naar deze tafel.
error-too-many-guests = Te veel nieuwe gasten vanaf jouw adres.
error-too-many-robots = Te veel robots.
error-too-many-tries = Te veel pogingen; wacht even.
error-too-many-matches = Je hebt te veel spellen open.
error-no-frames = Van die worp is niets bewaard.
