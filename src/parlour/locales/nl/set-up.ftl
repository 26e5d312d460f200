### Setting up a match, and the table that fills up before it begins.

setup-start = Spel starten
setup-alone = Alleen spelen
setup-together = Met anderen spelen
setup-keep = Score bijhouden
setup-invite = { $count ->
    [one] Iemand uitnodigen
   *[other] { $count } mensen uitnodigen
 }
setup-invite-name = { $name } uitnodigen
setup-friend = Met vrienden spelen
setup-a-robot = Tegen een robot
setup-change = Spelers wijzigen
setup-agree-change = Wijzigen
setup-swap = Wisselen
setup-swap-label = Wisselen wie begint
setup-you = jij
setup-you-name = Jij
setup-a-friend = Iemand via de link
setup-by-link = komt via de link
setup-first = begint
setup-light = licht
setup-dark = donker
setup-level-short = niveau { $level }
setup-level = niveau { $level } van { $of }
setup-record = { $played ->
    [0] nog niet gespeeld
   *[other] { $won } van { $played } gewonnen
 }
setup-usual = gewone regels
setup-chosen = { $name }: { $value }
setup-changed = { $on ->
    [yes] { $name }
   *[no] zonder: { $name }
 }
setup-no-clock = geen klok
setup-minutes = { $minutes ->
    [one] ongeveer een minuut
   *[other] ongeveer { $minutes } minuten
 }
setup-lots-decide = Het lot bepaalt wie begint.

## Who’s playing?

setup-who = Wie doet er mee?
setup-chairs = Stoelen
setup-seat-of = Plaats { $seat } van { $of }
setup-add = Stoel erbij
setup-remove = Deze stoel weghalen
setup-sits-here = Wie zit hier?
setup-kind-me = Iemand hier
setup-kind-robot = Een robot
setup-kind-open = Via een link
setup-robot = Welke robot?
setup-name = Naam
setup-used = Namen van eerder
setup-link = Je krijgt een link om te sturen.
setup-friend-name = Wie nodig je uit? (als je wilt)
setup-swap-first = Wisselen wie begint
setup-lots = Loten

## How shall we play?

setup-how = Hoe spelen we?
setup-changes = { $count ->
    [one] Eén afwijking van de gewone regels
   *[other] { $count } afwijkingen van de gewone regels
 }
setup-back-to-usual = Terug naar de gewone regels
setup-presets = Kant-en-klare regels
setup-more = Meer
setup-to-limit = tot de grens
setup-custom = Eigen
setup-switch = { $on ->
    [yes] ja
   *[no] nee
 }
setup-clock-own = { $minutes } min + { $seconds } s per zet
setup-clock-minutes = Minuten per speler
setup-clock-seconds = Seconden erbij per zet
setup-no-clock-row = Geen, neem de tijd
setup-time = Duur
setup-watch = Wie mag kijken
setup-watch-link = Iedereen met de link
setup-watch-players = Alleen wie meespeelt
setup-hints = Tips
setup-hints-on = { $on ->
    [yes] voor iedereen toegestaan
   *[no] uit
 }
setup-leaving = Als iemand weggaat
setup-leaving-robot = Een robot speelt verder
setup-leaving-forfeit = Wie weggaat, verliest
setup-on-time = Als de tijd op is
setup-on-time-lose = Het spel is verloren
setup-on-time-robot = Een robot speelt verder
setup-public = Wie mag meedoen
setup-public-link = Alleen met de link
setup-public-all = Iedereen, via de openbare tafels
preset-to-100 = Tot 100
preset-one-round = Snel, één ronde
preset-digits = Cijfers

## What each option changes

explain-placement = Ballen glijden langs hun staaf naar beneden en stapelen zich op, of gaan naar elke vrije plek in de kubus.
explain-flaps = Met meer klepjes duurt een beurt langer. Twaalf is gewoon.
explain-dice = Altijd twee dobbelstenen, of één als er weinig open is.
explain-scoring = Open klepjes worden opgeteld, of als één lang getal gelezen: 2, 5 en 8 zijn 258.
explain-limit = Het spel eindigt na de ronde waarin iemand zoveel minpunten heeft.
explain-rounds = Een vast aantal rondes in plaats van een grens.
explain-shut = Alle klepjes dicht wint meteen, of de anderen maken de ronde nog af.
explain-eliminate = Haal je de grens, dan lig je eruit. Wie overblijft, wint.
explain-throw = Je mikt, laat los en de ballen rollen echt, of het toeval kiest twee gaten.
explain-miss = Hoe vaak een bal in geen enkel gat belandt.
explain-smart_calculators = Reken met de getallen en tekens op de rand van de bak. Voor snelle rekenaars.
explain-lay_out = Eén fiche per worp, of alle fiches waar de worp bij past.
explain-mode = Samen aan tafel, of op drie manieren alleen.
explain-referee = Ze worden meteen geweigerd, of blijven liggen tot iemand ze betwist.
explain-bonuses = Sommige vakken verdubbelen of verdrievoudigen een getal of een hele som.
explain-tile_values = Een 7 levert zeven punten op in plaats van één. De score loopt in de honderden.
explain-diagonals = Sommen mogen ook schuin lopen. Moeilijker te zien, meer te vinden.
explain-count_tiles = Bij gelijke punten wint wie de meeste stenen legde.
explain-trivial_powers = Twee enen naast elkaar zijn een som.
explain-board = Vijftien vakken met bonus, of zeventien zonder.
explain-start_bonus = Het startvak kan zijn sommen verdubbelen.
explain-leftover = Wat overgebleven stenen aan het eind kosten.
explain-zeros = Met een nul mogen stenen naast elkaar liggen zonder som.
explain-sets = Meer stenen maken het spel langer.
explain-aids = Laat vooraf zien wat een zet zou opleveren.
explain-level = Begin leeg, of met cijfers die één oplossing overlaten.
explain-first = Loten waar iedereen bij is, of vooraf afgesproken.
explain-size = Hoeveel rijen en kolommen.
explain-deal = De stenen van vandaag zijn de hele dag voor iedereen gelijk. Wie haalt het meest?

## A table that fills up

room-more = { $count ->
    [one] Nog één stoel vrij
   *[other] Nog { $count } stoelen vrij
 }
room-self = Het spel begint vanzelf zodra iedereen zit.
room-full = Iedereen is er
room-you-begin = Jij begint.
room-begins = { $name } begint.
room-ready = Begin wanneer je wilt.
room-countdown = Begint over { $seconds }
room-wait = Wacht even
room-start = Nu starten
room-fewer = Met { $count } starten
room-fewer-alone = Alleen starten
room-seat-robot = Robot neerzetten
room-robot-off = Stoel vrijmaken
room-free = Vrij
room-invited = uitgenodigd
room-just = net aangeschoven
room-yours = jouw stoel
room-agreed = Wat is afgesproken
room-share-text = { $name } nodigt je uit voor een potje { $game }.
room-sat = { $name } zit aan tafel.
room-stood = { $name } is van tafel gegaan.
room-chairs-free = { $count ->
    [0] Iedereen is er.
    [one] Eén stoel is vrij.
   *[other] { $count } stoelen zijn vrij.
 }
room-asks = { $name } nodigt je uit voor een potje { $game }
room-asked = Je bent uitgenodigd voor een potje { $game }
room-name = Je naam aan tafel
room-join = Meedoen
room-just-watch = Alleen kijken
room-watching = Je kijkt mee. Het spel begint vanzelf zodra iedereen zit.
room-is-full = Deze tafel is vol.
room-is-full-why = Meekijken, of zelf een tafel openen?
room-own = Zelf een tafel openen
