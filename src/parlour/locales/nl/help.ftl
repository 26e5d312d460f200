### De hulp van de opdrachtregel. Het Engels staat in het programma.

help-parser =
    .usage = gebruik:{" "}
    .words = woorden
    .options = opties
    .verbs = opdrachten
    .help = toon deze hulp en stop
    .version = toon de versie en stop
    .required = dit ontbreekt: %s
    .unrecognized = onbekend: %s
    .argument = %(argument_name)s: %(message)s
    .choice = %(value)r kan niet (kies uit %(choices)s)
    .value = %(value)r is niet van de soort %(type)s
    .one = hier ontbreekt een waarde
    .some = hier ontbreekt minstens één waarde
    .ambiguous = %(option)s kan meer betekenen: %(matches)s
    .together = gaat niet samen met %s
help-any =
    .help = toon deze hulp en stop
    .json = schrijf JSON
    .lang = spreek deze taal: de, en, fr, es, it, nl, da, sv, pl, ru
    .version = toon de versie en stop
help-parlour = Vijf spellen uit de doos volgens hun spelregels. Zonder opdracht opent Parlour zijn pagina.
    .epilog = parlour OPDRACHT --help vertelt meer over een opdracht.
help-games = De spellen met hun plaatsen en afspraken.
    .short = de spellen met hun plaatsen en afspraken
help-play =
    Een spel in de terminal spelen, regel voor regel: typ een zet, of hulp voor alle opdrachten.

    Op de plaatsen zitten mensen, behalve waar --robots robots noemt. Een partij kan na elke gebeurtenis worden bewaard en
    later verdergaan. Afspraken geef je als --placement free; parlour games somt ze op.
    .short = een spel in de terminal spelen, met mensen en robots op alle plaatsen
    .game = welk spel; zonder antwoord vraagt een menu het
    .plain = regels zonder schermen
    .robots = plaatsen die robots spelen, zoals 1 of 1=random
    .names = de namen van de spelers, plaats voor plaats
    .seed = een tekst of getal dat alle toeval vastlegt, om dezelfde partij nog eens te spelen
    .save = schrijf hier het verslag na elke gebeurtenis
    .resume = ga verder met een bewaard verslag
help-serve = De spellen aanbieden aan browsers, terminals en robots. Elke instelling kan ook een omgevingsvariabele zijn.
    .short = de spellen aanbieden aan browsers, terminals en robots
    .host = adres om op te luisteren (127.0.0.1; 0.0.0.0 is het hele netwerk)
    .port = poort om op te luisteren (8000)
    .database = sqlite:///BESTAND of postgresql://…
    .bus = redis://… tussen meerdere processen
    .workers = processen die bedienen; meerdere vragen PostgreSQL en een bus
    .synchronous = SQLite: FULL overleeft een stroomstoring
    .secure = aangeboden onder https: veilige cookies
    .log = hoeveel er wordt opgeschreven
help-bot = Laat een eigen robot spelen op een server van Parlour.
    .short = laat een eigen robot spelen op een server
    .robot = my_bot.py, my_bot.py:Klasse, of de naam van een robot van Parlour
    .server = het adres van de server
    .token = een sleutel die mag lezen en spelen
    .match = speel deze partij en stop dan
    .host = maak openbare partijen van dit spel en speel daarin
    .count = hoeveel partijen --host maakt (1)
    .seconds = hoe lang over een zet wordt nagedacht (1)
help-admin = Voor wie een server beheert: codes voor mensen, reservekopie, terugzetten en controle van de gegevens.
    .short = codes voor mensen, reservekopie, terugzetten en controle van de gegevens van een server
    .what = de gebruikersnaam of het bestand
    .database = sqlite:///BESTAND of postgresql://…
help-rules = De regels van een spel lezen.
    .short = de regels van een spel lezen
    .game = welk spel: parlour games somt ze op
help-solve = Een spel helemaal oplossen: parlour solve shut-the-box, met --help na het spel voor alles wat het kan zeggen.
    .short = een spel helemaal oplossen: waarden, kansen, beste spel
    .game = welk spel
help-solve-shut-the-box =
    Shut the Box oplossen: één beurt en het duel precies, een partij van twee met haar foutgrens.

    Doelen: score (de minste minpunten), shut (de grootste kans om te sluiten), duel (elk een beurt, de tweede kent de
    punten van de eerste) en match (tot --limit).
    .flaps = klepjes van de doos (12)
    .dice = de dobbelregel (two)
    .scoring = hoe er geteld wordt (sum)
    .goal = waarom gespeeld wordt (score)
    .limit = match: de grens (100)
    .shut = match: wat sluiten doet (wins)
    .seats = duel en match: hoeveel er spelen (2)
    .outright = match van drie: oplossen (minuten), niet schatten
    .full = elke score precies, elke beste keuze
    .plot = teken het resultaat in dit bestand (.svg, .png, .pdf)
help-solve-kryds-bolle =
    Kryds & Bolle vanaf niets oplossen: zijn waarde, elke eerste zet, een reeks van het beste spel.

    De waarde is de voorsprong in punten van de eerste op de tweede als beiden hun best spelen.
    .placement = hoe ballen geplaatst worden (stacked)
    .checkpoint = bewaar hier en ga hiervandaan verder
    .workers = draden voor stacked (2)
help-analyse = Wat het beste is in een stelling: elke toegestane zet met zijn waarde, de beste eerst.
    .short = wat het beste is in een stelling: elke zet met zijn waarde
    .game = welk spel: parlour games somt ze op
    .position = de stelling als tekst
    .seconds = stop na deze tijd met wat bekend is
    .goal = waarop gemikt wordt, waar een spel meer doelen heeft
help-book = De boeken van Kryds & Bolle: bewijs een steekproef opnieuw, of maak er een.
    .short = maak een boek van opgeloste stellingen, of bewijs een steekproef opnieuw
help-book-verify = Bewijs een steekproef opnieuw.
    .short = bewijs een steekproef opnieuw
    .sample = hoeveel stellingen (10)
    .seed = welke steekproef (0)
    .book = een bestand in plaats van het meegeleverde boek
help-book-make = Maak een boek met de oplosser.
    .short = maak een boek met de oplosser
    .file = waarheen; wat er is, blijft en wordt aangevuld
    .checkpoint = van het oplossen
    .plies = free: alle stellingen met zoveel ballen (4)
    .perfect = free: die van een perfecte speler tot zoveel (6)
    .threads = free: draden die één tabel delen (1)
    .workers = free: processen in plaats daarvan (1)
    .dask = free: de verdeler van een Dask-cluster
help-throw = De twee ballen in de bak werpen, nagerekend: één worp, of veel, geteld en getekend.
    .short = de ballen van de Kugelbox werpen: één worp, of veel, geteld en getekend
    .x = waar de hand is, van links naar rechts
    .dir = de richting
    .force = de kracht
    .loft = de hoogte
    .gap = de afstand tussen de ballen
    .turn = hoe de ballen in de hand liggen
    .red = waar rood in de hand ligt; of met --black zijn gat
    .black = het gat waar zwart ligt, of -
    .skill = laat iemand met die vaardigheid elk mikpunt kiezen
    .count = hoeveel worpen, tot 100000
    .plot = teken waar de ballen liggen en wat ze tellen
    .frames = schrijf de beelden van één worp
    .seed = een tekst of getal dat het trillen van de hand vastlegt
help-arena = Robots tegen elkaar laten spelen: parlour arena run CONFIG.toml.
    .short = robots tegen elkaar laten spelen tot duidelijk is wie sterker is
    .what = speel hem, of zeg alleen hoe hij staat
    .config = de wedstrijd, een TOML-bestand
    .out = map voor de uitslagen (anders naast het bestand, naar zijn naam)
    .processes = hoeveel spellen tegelijk (anders één per kern)
    .cluster = speel op een Dask-cluster
    .plot = teken de scores met hun marges
help-record = Het verslag van een partij tonen, of nagaan of het de regels volgt.
    .short = het verslag van een partij tonen, of nagaan of het de regels volgt
    .what = toon het, of ga het alleen na
    .file = een verslag, als tekst of JSON
    .at = toon de stelling na deze gebeurtenis
help-verify = Bewijs dat elke uitkomst in een verslag eerlijk was: elk volgt uit de beginwaarde die vooraf vastlag.
    .short = bewijs dat elke uitkomst in een verslag eerlijk was
    .file = het verslag van een afgelopen partij
