### Het account: hoe je binnenkomt, wat erbij hoort, hoe je weggaat; en wie aan zet is.

account-title = Account
account-of = Account van { $name }
account-why = Om te spelen heb je geen account nodig. Met een account heb je je spellen, ratings en taal op elk apparaat.
account-guest = Je speelt als gast { $name }. Met een nieuw account houd je al je spellen.
account-guest-stays = Log je in op een ander account, dan gaan de spellen die je hier als gast speelde niet mee. Wil je ze houden, maak dan een nieuw account.
account-off = Deze server heeft geen accounts. Iedereen speelt als gast, met alleen een naam.
account-way = Inloggen of account maken
account-way-in = Inloggen
account-way-up = Nieuw account
account-way-reset = Wachtwoord vergeten?
account-name = Naam
account-name-hint = Dit zien de anderen.
account-name-kept = Je naam is opgeslagen.
account-login = Gebruikersnaam
account-login-hint = 3 t/m 40 letters, cijfers, punten, streepjes of underscores. Alleen jij hebt hem nodig.
account-password = Wachtwoord
account-password-hint = Minstens 8 tekens.
account-password-old = Huidig wachtwoord
account-password-new = Nieuw wachtwoord
account-password-change = Wachtwoord wijzigen
account-password-changed = Wachtwoord gewijzigd. Op andere apparaten ben je uitgelogd.
account-invitation = Uitnodigingscode
account-invited = Voor een account heb je hier een uitnodiging nodig. Vraag de beheerder om een code.
account-code = Eenmalige code
account-reset-why = Vraag de beheerder om een eenmalige code. Daarmee kies je een nieuw wachtwoord.
account-reset = Wachtwoord instellen
account-sign-in = Inloggen
account-sign-up = Account maken
account-sign-out = Uitloggen
account-signed-in = Je bent ingelogd als { $login }.
account-keep = Opslaan
account-data = Je gegevens
account-data-why = Alles wat deze server van je weet. Download het of verwijder het.
account-export = Mijn gegevens downloaden
account-delete = Account verwijderen
account-delete-sure = Hiermee verwijder je je naam, gebruikersnaam, wachtwoord en tokens voorgoed. Afgelopen spellen blijven, zonder je naam.
account-delete-yes = Ja, verwijderen
account-delete-no = Annuleren
account-gone = Je account en gegevens zijn verwijderd.
settings-why-account = Je taal hoort bij je account. De rest blijft op dit apparaat.
start-rated = Om rating: telt voor beide ratings

## Tokens

tokens-title = Tokens voor programma’s
tokens-why = Je robot logt in met een token in plaats van je wachtwoord.
tokens-name = Waar is het voor?
tokens-may = Wat het mag
tokens-play = kijken en spelen
tokens-read = alleen kijken
tokens-holds = Geldig
tokens-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dagen
 }
tokens-for-good = zonder einddatum
tokens-until = tot { $date }
tokens-make = Token maken
tokens-made = Kopieer het nu. Je ziet het maar één keer.
tokens-revoke = Intrekken

## Apparaten

devices-title = Apparaten
devices-why = Op deze apparaten ben je ingelogd. Herken je er een niet, log het dan uit en wijzig je wachtwoord.
devices-unknown = Onbekend apparaat
devices-here = Dit apparaat
devices-seen = Laatst gebruikt: { $date }
devices-end = Uitloggen
devices-everywhere = Overal uitloggen

## Wie aan zet is

waiting-turn = Jij bent aan de beurt
waiting-offer = Er wacht een aanbod op je antwoord
waiting-seat = Er is een plaats voor je vrijgehouden
waiting-count =
    { $count ->
        [one] { $count } spel wacht op je
       *[other] { $count } spellen wachten op je
    }
seats-kept = Wachten op de anderen
notices-switch = Melding als ik aan de beurt ben
notices-why = In langzame spellen, ook als de pagina dicht is. Alleen in deze browser.
notices-denied = Meldingen zijn geblokkeerd. Sta ze voor Parlour toe in de instellingen van je browser.
notices-unable = Deze browser ondersteunt geen meldingen.
