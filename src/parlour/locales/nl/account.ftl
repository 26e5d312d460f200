### Het account: hoe je binnenkomt, wat erbij hoort, hoe je weggaat; en wie aan zet is.

account-title = Account
account-of = Account van { $name }
account-why = Om te spelen heb je geen account nodig. Met een account heb je partijen, rating en taal op elk apparaat.
account-guest = Je speelt als gast { $name }. Een nieuw account houdt al je partijen.
account-guest-stays = Partijen die je hier als gast speelde, blijven bij de gast. Wil je ze houden, maak dan een nieuw account.
account-off = Deze server heeft geen accounts: iedereen speelt als gast, met alleen een naam.
account-way = Hoe je binnenkomt
account-way-in = Inloggen
account-way-up = Nieuw account
account-way-reset = Vergeten
account-name = Naam
account-name-hint = Dit zien de anderen.
account-name-kept = De naam is bewaard.
account-login = Gebruikersnaam
account-login-hint = 3 tot 40 letters, cijfers, punten, streepjes of lage streepjes. Alleen jij hebt hem nodig.
account-password = Wachtwoord
account-password-hint = Minstens 8 tekens.
account-password-old = Huidig wachtwoord
account-password-new = Nieuw wachtwoord
account-password-change = Wachtwoord wijzigen
account-password-changed = Gewijzigd. Overal elders ben je uitgelogd.
account-invitation = Uitnodiging
account-invited = Accounts zijn hier op uitnodiging. De gastheer gaf je een code.
account-code = Eenmalige code
account-reset-why = Vraag de gastheer om een eenmalige code. Daarmee kies je een nieuw wachtwoord.
account-reset = Wachtwoord instellen
account-sign-in = Inloggen
account-sign-up = Account maken
account-sign-out = Uitloggen
account-signed-in = Je bent ingelogd als { $login }.
account-keep = Bewaren
account-data = Je gegevens
account-data-why = Alles wat deze server van je weet: neem het mee of laat het wissen.
account-export = Mijn gegevens bewaren
account-delete = Alles wissen
account-delete-sure = Je naam, gebruikersnaam, wachtwoord en tokens worden voorgoed gewist. Afgelopen partijen blijven zonder je naam.
account-delete-yes = Ja, wissen
account-delete-no = Nee
account-gone = Je bent vergeten. Niets hier kent je nog.
settings-why-account = De taal hoort bij je account; de rest blijft op dit apparaat.
start-rated = Telt mee voor beide ratings

## Tokens

tokens-title = Tokens voor programma’s
tokens-why = Een robot van jou logt in met een token in plaats van je wachtwoord.
tokens-name = Waar het voor is
tokens-may = Het mag
tokens-play = kijken en spelen
tokens-read = alleen kijken
tokens-holds = Het geldt
tokens-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dagen
 }
tokens-for-good = onbeperkt
tokens-until = tot { $date }
tokens-make = Token maken
tokens-made = Kopieer het nu: het wordt alleen deze keer getoond.
tokens-revoke = Intrekken

## Apparaten

devices-title = Apparaten
devices-why = Hier ben je ingelogd. Ken je een apparaat niet, log het dan uit en wijzig je wachtwoord.
devices-unknown = Onbekend apparaat
devices-here = Dit apparaat
devices-seen = Laatst gebruikt: { $date }
devices-end = Uitloggen
devices-everywhere = Overal uitloggen

## Wie aan zet is

waiting-turn = Jij bent aan zet
waiting-offer = Een aanbod wacht op je antwoord
waiting-seat = Er is een plaats voor je vrijgehouden
waiting-count = { $count ->
    [one] { $count } partij wacht op je
   *[other] { $count } partijen wachten op je
 }
seats-kept = Wachten op de anderen
notices-switch = Laat me weten wanneer ik aan zet ben
notices-why = In langzame partijen, ook als de pagina dicht is. Alleen in deze browser.
notices-denied = Deze browser laat Parlour niets melden. In zijn instellingen kun je het toestaan.
notices-unable = Deze browser kan niets gemeld krijgen.
