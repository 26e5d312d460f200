### De hulp van de opdrachtregel. Het Engels staat in het programma.

help-parser =
    .usage = gebruik:{" "}
    .words = argumenten
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
help-value =
    .file = BESTAND
    .date = DATUM
    .address = ADRES
    .where = WAAR
    .hole = GAT
    .game = SPEL
    .verb = OPDRACHT …
    .seats = PLAATS[=NAAM],…
    .option = NAAM=WAARDE
help-parlour = Vijf spellen uit de doos volgens hun spelregels. Zonder opdracht opent Parlour zijn pagina.
    .lan = open de pagina ook voor het thuisnetwerk
    .epilog = parlour OPDRACHT --help vertelt meer over een opdracht.
help-games = De spellen met hun plaatsen en opties.
    .short = de spellen met hun plaatsen en opties
help-play =
    Een spel in de terminal spelen: op schermen met muis en toetsen, of met --plain regel voor regel.

    Op de plaatsen zitten mensen, behalve waar --robots robots noemt. Een partij kan na elke gebeurtenis worden opgeslagen en
    later verdergaan; --replay loopt een verslag door. Met --server is de partij op een server van Parlour. Opties geef
    je als --placement free; parlour games somt ze op.
    .short = een spel in de terminal spelen, met mensen en robots op alle plaatsen
    .game = welk spel; zonder spel vraagt een menu ernaar
    .plain = regels zonder schermen
    .robots = plaatsen die robots spelen, zoals 1 of 1=random
    .names = de namen van de spelers, plaats voor plaats
    .seed = een tekst of getal dat alle toeval vastlegt, om dezelfde partij nog eens te spelen
    .save = schrijf hier het verslag na elke gebeurtenis
    .resume = ga verder met een bewaard verslag
    .replay = loop stap voor stap door een verslag
    .server = speel op deze server
    .token = wie je daar bent; zonder token ben je gast
    .match = doe mee aan deze partij op de server
help-serve = De spellen aanbieden aan browsers, terminals en robots. Elke instelling kan ook een omgevingsvariabele zijn.
    .short = de spellen aanbieden aan browsers, terminals en robots
    .host = adres om op te luisteren (127.0.0.1; 0.0.0.0 is het hele netwerk)
    .port = poort om op te luisteren (8000)
    .database = sqlite:///BESTAND of postgresql://…
    .bus = redis://… tussen meerdere processen
    .workers = aantal processen; meer dan één vraagt PostgreSQL en een bus
    .synchronous = SQLite: FULL overleeft een stroomstoring
    .secure = aangeboden onder https: veilige cookies
    .log = hoeveel er wordt opgeschreven
help-bot = Laat een eigen robot spelen op een server van Parlour.
    .short = laat een eigen robot spelen op een server
    .robot = my_bot.py, my_bot.py:Klasse, of de naam van een robot van Parlour
    .server = het adres van de server
    .token = een token dat mag lezen en spelen
    .match = speel deze partij en stop dan
    .host = maak openbare partijen van dit spel en speel daarin
    .count = hoeveel partijen --host maakt (1)
    .seconds = hoe lang over een zet wordt nagedacht (1)
    .verb = run: laat de robot spelen
help-admin =
    Voor wie een server beheert: parlour admin OPDRACHT …

      invite                      een eenmalige code voor wie een account mag maken
      reset LOGIN                 een eenmalige code waarmee LOGIN een nieuw wachtwoord kiest
      administrator LOGIN [--no]  een account mag beheren, via HTTP
      backup BESTAND              de database kopiëren terwijl de server draait
      restore BESTAND             een reservekopie terugzetten; de server moet uit zijn
      rotate-keys [--drop]        een nieuwe sleutel voor cookies; --drop: de oude vergeten, iedereen logt opnieuw in
      push-key                    een nieuwe geheime sleutel voor Web Push (PARLOUR_PUSH_KEY)
      check                       elke partij naspelen en elke uitkomst nagaan
      report [--closed]           wat mensen over elkaar melden; report close NR [NOTITIE]
      ban WIE|ADRES REDEN         chat, nieuwe partijen of alles afnemen (--what, --days); ban list; ban lift NR
      name                        woorden die geen naam mag bevatten; name forbid WOORD, name allow WOORD
      audit                       wat beheerders deden, het nieuwste eerst
      class                       klassen; class show NR, class delete NR (leerlingen en hun gegevens gaan mee)
      league …                    competities: parlour admin league --help

    WIE is een gebruikersnaam of het nummer van een persoon, ADRES een adres of een reeks zoals 192.0.2.0/24.
    Wat hier gebeurt geldt op een draaiende server een paar seconden later.
    .short = voor wie een server beheert: codes, orde, reservekopie en controle van de gegevens
    .words = waar de opdracht over gaat
    .database = sqlite:///BESTAND of postgresql://…
    .no = administrator: niet meer
    .drop = rotate-keys: geen cookies van oude sleutels meer aannemen
    .closed = report: ook de afgehandelde
    .what = ban: wat wordt afgenomen
    .days = ban: voor zo lang (anders voorgoed)
    .verb = wat te doen; zie hierboven
help-admin-league =
    Competities: maken, seizoenen beginnen, standen zien. Een draaiende server maakt de partijen en de volgende rondes.

    parlour admin league                               ze opsommen
    parlour admin league new NAAM SPEL [--pairing swiss --rounds 5 …] [--robots novice,casual,perfect]
    parlour admin league show ID [--season N]
    parlour admin league enter ID WIE                  een gebruikersnaam of het nummer van een persoon; withdraw ID WIE
    parlour admin league start ID                      de inschrijving sluiten, de eerste ronde beginnen
    parlour admin league settle ID GROEP RONDE BORD 2 0 [--note …]
    parlour admin league next ID                       het volgende seizoen openen: spelers promoveren en degraderen
    parlour admin league rename ID NAAM                hernoemen; delete ID verwijdert hem
    .words = new, show, enter, withdraw, start …
    .pairing = wie tegen wie speelt (round-robin)
    .rounds = rondes van een Zwitsers seizoen (zoveel als nodig), of hoe vaak iedereen elkaar treft (1)
    .best_of = hoogstens zoveel spellen per ontmoeting; wie de meeste wint, wint (1)
    .group_size = spelers van een groep, minstens (8)
    .moves = spelers die promoveren en degraderen (1)
    .days = dagen voor een ronde (7)
    .move_days = new: dagen voor een zet (2)
    .unrated = new: partijen tellen niet voor de rating
    .option = new: een optie van het spel
    .robots = new: een competitie van deze robots
    .note = settle: een notitie voor het logboek
    .season = show: een ander dan het nieuwste
    .database = sqlite:///BESTAND of postgresql://…
help-rules = De regels van een spel lezen.
    .short = de regels van een spel lezen
    .game = welk spel: parlour games somt ze op
help-solve = Een spel helemaal oplossen: parlour solve shut-the-box, met --help na het spel voor alles wat het beantwoordt.
    .short = een spel helemaal oplossen: waarden, kansen, beste spel
    .game = welk spel
help-solve-shut-the-box =
    Shut the Box oplossen: één beurt en het duel precies, een partij met twee spelers met de foutgrens.

    Doelen: score (de minste minpunten), shut (de grootste kans om te sluiten), duel (elk een beurt, de tweede kent de
    punten van de eerste) en match (tot --limit).
    .flaps = klepjes van de doos (12)
    .dice = de dobbelregel (two)
    .scoring = hoe er geteld wordt (sum)
    .goal = waar het om gaat (score)
    .limit = match: de grens (100)
    .shut = match: wat sluiten doet (wins)
    .seats = duel en match: hoeveel er spelen (2)
    .outright = match van drie: oplossen (minuten), niet schatten
    .full = elke score precies, elke beste keuze
    .plot = teken het resultaat in dit bestand (.svg, .png, .pdf)
help-solve-kryds-bolle =
    Kryds & Bolle vanaf nul oplossen: de waarde, elke eerste zet, een reeks beste zetten.

    De waarde is de voorsprong in punten van de eerste op de tweede als beiden perfect spelen.
    .placement = hoe ballen geplaatst worden (stacked)
    .checkpoint = bewaar hier en ga hiervandaan verder
    .workers = threads voor stacked (2)
    .plot = teken de eerste plaatsen in dit bestand (.svg, .png, .pdf)
help-analyse = Wat het beste is in een stelling: elke toegestane zet met zijn waarde, de beste eerst.
    .short = wat het beste is in een stelling: elke zet met zijn waarde
    .game = welk spel: parlour games somt ze op
    .position = de stelling als tekst, of - voor de standaardinvoer
    .seconds = stop na deze tijd met wat bekend is
    .goal = waarop gemikt wordt, waar een spel meer doelen heeft
help-book = De boeken van Kryds & Bolle: bewijs een steekproef opnieuw, of maak er een.
    .short = maak een boek van opgeloste stellingen, of bewijs een steekproef opnieuw
help-book-show = Toon hoeveel stellingen een boek heeft, naar aantal ballen.
    .short = hoeveel stellingen het heeft, naar aantal ballen
    .book = een bestand in plaats van het meegeleverde boek
    .placement = hoe ballen geplaatst worden (stacked)
help-book-verify = Bewijs een steekproef opnieuw.
    .short = bewijs een steekproef opnieuw
    .sample = hoeveel stellingen (10)
    .seed = welke steekproef (0)
    .book = een bestand in plaats van het meegeleverde boek
    .placement = hoe ballen geplaatst worden (stacked)
help-book-make = Maak een boek met de oplosser.
    .short = maak een boek met de oplosser
    .file = waarheen; wat er is, blijft en wordt aangevuld
    .checkpoint = sla hier de voortgang van het oplossen op
    .plies = free: alle stellingen met zoveel ballen (4)
    .perfect = free: stellingen uit perfect spel, met hoogstens zoveel ballen (7)
    .threads = free: threads die één tabel delen (1)
    .workers = free: processen in plaats daarvan (1)
    .dask = free: de scheduler van een Dask-cluster
    .placement = hoe ballen geplaatst worden (stacked)
help-throw = De twee ballen in de bak gooien, nagerekend: één worp, of veel, geteld en getekend.
    .short = de ballen van de Kugelbox gooien: één worp, of veel, geteld en getekend
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
    .what = speel, of zeg alleen hoe het staat
    .config = de wedstrijd, een TOML-bestand
    .out = map voor de uitslagen (anders naast het bestand, naar zijn naam)
    .processes = hoeveel spellen tegelijk (anders één per kern)
    .cluster = speel op een Dask-cluster
    .plot = teken de scores met hun marges
help-record = Het verslag van een partij tonen, of nagaan of het de regels volgt.
    .short = het verslag van een partij tonen, of nagaan of het de regels volgt
    .what = toon het, of ga het alleen na
    .file = een verslag, als tekst of JSON, of - voor de standaardinvoer
    .at = toon de stelling na deze gebeurtenis
help-new-game = Maak een map met een nieuw spel: regels, woorden, een plaatje en tests die slagen, om er je eigen spel van te maken. Zodra het geïnstalleerd is, staat het spel op de pagina, in de terminal, in omgevingen en in de arena. docs/how-to/add-a-game.md vertelt wat een spel nog meer kan meebrengen.
    .short = maak een map met een nieuw spel, met tests
    .name = de naam van het spel, zoals ‘Last Stone’
    .into = de nieuwe map (anders naar de naam van het spel)
help-verify = Bewijs dat elke uitkomst in een verslag eerlijk was: elk volgt uit de beginwaarde die vooraf vastlag. Een verslag alleen kun je enkel met zichzelf vergelijken; geef op wat je tijdens het spelen noteerde (de pagina toont het onder ‘Eerlijk toeval’), dan valt elke verwisseling op.
    .short = bewijs dat elke uitkomst in een verslag eerlijk was
    .file = het verslag van een afgelopen partij, of - voor de standaardinvoer
    .commitment = een vastlegging of het zegel dat je noteerde; mag vaker
    .nonce = je eigen getal; mag vaker
    .beacon = de rondes van de toevalsbron, één JSON-object per regel
help-warm = Compileren wat robots en oplossers snel maakt: alle spellen of één. Dat is één keer nodig, en na een nieuwe versie. Anders compileert Parlour op de achtergrond terwijl je speelt, en antwoordt het zolang langzamer.
    .short = compileren wat robots en oplossers snel maakt, één keer voor deze computer
    .game = alleen dit spel
help-doctor = Zeg wat hier werkt: gecompileerde code, fysica, databases, pagina en browser, en de extra’s.
    .short = zeg wat hier werkt: gecompileerde code, fysica, databases, pagina en browser
help-puzzle = Stellingen met één beste zet: los ze hier op, of schrijf ze als JSON. Een beginwaarde geeft overal dezelfde puzzels; --day geeft die van een dag. Typ ? voor de oplossing, q om te stoppen.
    .short = stellingen met één beste zet: oplossen of uitschrijven
    .game = welk spel, of cover, smart-calculators
    .level = 1 is het makkelijkst (standaard 1)
    .count = hoeveel (standaard 1)
    .theme = waar ze over gaan; --theme ? somt de thema’s van een spel op
    .seed = een tekst of getal; anders telkens een nieuwe puzzel
    .day = de puzzel van vandaag, of van die dag
help-review = Wat elke zet van een partij kostte, wat het geluk gaf en waar het kantelde. Keuzes worden beoordeeld op wat er op die plaats te zien was.
    .short = wat elke zet van een partij kostte, wat het geluk gaf en waar het kantelde
    .record = een verslag, als tekst of JSON, of - voor de standaardinvoer; het hoeft niet af te zijn
    .seconds = hoe lang over elke stelling wordt nagedacht
    .nodes = hoeveel voor elke stelling wordt gezocht, herhaalbaar
    .goal = win of score, waar een spel beide heeft
    .plot = teken waarden, geluk en keuzes (.svg, .png, .pdf)
help-sheet = Bladen als PDF afdrukken: scorebladen, het bord van Abaku, fiches en klepjes om uit te knippen, regels, werkbladen. parlour sheet --list noemt ze. Een werkblad is drill met een cursus, of puzzles met een spel, en heeft een antwoordblad; dezelfde --seed geeft overal dezelfde vragen. Een oefening heeft een niveau (--level) of een eigen bereik, zoals --operations addition,division --most 50.
    .short = scorebladen, borden, fiches, regels en werkbladen als PDF afdrukken
    .what = welk blad, of drill, puzzles of rules
    .of = de cursus van de oefening, of het spel van de puzzels of regels
    .list = alle bladen noemen
    .paper = het papier: a4 (standaard) of letter
    .output = het bestand, of - voor de standaarduitvoer
    .level = hoe moeilijk een werkblad is; 1 is het makkelijkst (standaard)
    .seed = een tekst of getal; zonder krijg je telkens nieuwe vragen
    .count = vragen op een werkblad
    .theme = alleen puzzels met dit thema
    .site = het adres van een server voor de QR-codes
