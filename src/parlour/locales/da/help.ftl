### Kommandolinjens hjælp. Det engelske står i programmet.

help-parser =
    .usage = brug:{" "}
    .words = ord
    .options = tilvalg
    .verbs = kommandoer
    .help = vis denne hjælp og slut
    .version = vis versionen og slut
    .required = disse ord mangler: %s
    .unrecognized = det kendes ikke: %s
    .argument = %(argument_name)s: %(message)s
    .choice = %(value)r går ikke (vælg mellem %(choices)s)
    .value = %(value)r er ikke af slagsen %(type)s
    .one = her mangler en værdi
    .some = her mangler mindst én værdi
    .ambiguous = %(option)s kan betyde flere: %(matches)s
    .together = går ikke sammen med %s
help-any =
    .help = vis denne hjælp og slut
    .json = skriv JSON
    .lang = tal dette sprog: de, en, fr, es, it, nl, da, sv, pl, ru
    .version = vis versionen og slut
help-parlour = Fem spil fra æsken efter deres regelbøger. Uden kommando åbner Parlour sin side.
    .epilog = parlour KOMMANDO --help fortæller mere om en kommando.
help-games = Nævn spillene med deres pladser og aftaler.
    .short = spillene med deres pladser og aftaler
help-play =
    Spil et spil i terminalen, linje for linje: tast et træk, eller hjælp for alle kommandoer.

    Pladserne er til personer, undtagen hvor --robots nævner robotter. Et parti kan gemmes efter hver hændelse og
    fortsættes senere. Aftaler angives som --placement free; parlour games nævner dem.
    .short = spil et spil i terminalen, med personer og robotter på alle pladser
    .game = hvilket spil; uden svar spørger en menu
    .plain = linjer uden skærmbilleder
    .robots = pladser, som robotter spiller, som 1 eller 1=random
    .names = spillernes navne, plads for plads
    .seed = en tekst eller et tal, der afgør al tilfældighed, så samme parti kan spilles igen
    .save = skriv optegnelsen her efter hver hændelse
    .resume = fortsæt med en gemt optegnelse
help-serve = Udbyd spillene til browsere, terminaler og robotter. Hver indstilling kan også være en miljøvariabel.
    .short = udbyd spillene til browsere, terminaler og robotter
    .host = adresse at lytte på (127.0.0.1; 0.0.0.0 er hele netværket)
    .port = port at lytte på (8000)
    .database = sqlite:///FIL eller postgresql://…
    .bus = redis://… mellem flere arbejdere
    .workers = processer, der betjener; flere kræver PostgreSQL og en bus
    .synchronous = SQLite: FULL overlever en strømafbrydelse
    .secure = udbudt under https: sikre cookies
    .log = hvor meget der skrives i loggen
help-bot = Lad en robot, du selv har lavet, spille på en Parlour-server.
    .short = lad en robot af din egen spille på en server
    .robot = my_bot.py, my_bot.py:Klasse, eller navnet på en af Parlours robotter
    .server = serverens adresse
    .token = en nøgle, der må læse og spille
    .match = spil dette parti, og hold så op
    .host = lav offentlige partier af dette spil, og spil i dem
    .count = hvor mange partier --host laver (1)
    .seconds = hvor længe der tænkes over et træk (1)
help-admin = For den, der driver en server: koder til personer, sikkerhedskopi, genskabelse og kontrol af data.
    .short = koder til personer, sikkerhedskopi, genskabelse og kontrol af en servers data
    .what = brugernavnet eller filen
    .database = sqlite:///FIL eller postgresql://…
help-rules = Læs reglerne til et spil.
    .short = læs reglerne til et spil
    .game = hvilket spil: parlour games nævner dem
help-solve = Løs et spil helt: parlour solve shut-the-box, med --help efter spillet for alt, det kan svare på.
    .short = løs et spil helt: værdier, chancer, bedste spil
    .game = hvilket spil
help-solve-shut-the-box =
    Løs Shut the Box: én tur og duellen nøjagtigt, et parti for to med dets fejlgrænse.

    Mål: score (færrest minuspoint), shut (størst chance for at lukke), duel (en tur hver, den anden kender den
    førstes point) og match (til --limit).
    .flaps = kassens klapper (12)
    .dice = terningreglen (two)
    .scoring = hvordan der tælles (sum)
    .goal = hvad der spilles om (score)
    .limit = match: grænsen (100)
    .shut = match: hvad det giver at lukke (wins)
    .seats = duel og match: hvor mange der spiller (2)
    .outright = match for tre: løs det (minutter), intet skøn
    .full = hvert pointtal nøjagtigt, hver bedste lukning
    .plot = tegn resultatet i denne fil (.svg, .png, .pdf)
help-solve-kryds-bolle =
    Løs Kryds & Bolle fra grunden: dets værdi, hvert første træk, en række bedste træk.

    Værdien er den førstes point minus den andens, når begge spiller bedst.
    .placement = hvordan kugler lægges (stacked)
    .checkpoint = gem her, og fortsæt herfra
    .workers = tråde til stacked (2)
help-analyse = Hvad der er bedst i en stilling: hvert tilladt træk med dets værdi, det bedste først.
    .short = hvad der er bedst i en stilling: hvert træk med dets værdi
    .game = hvilket spil: parlour games nævner dem
    .position = stillingen som tekst
    .seconds = hold op efter så lang tid med det, der vides
    .goal = hvad der sigtes efter, hvor et spil har flere
help-book = Bøgerne til Kryds & Bolle: bevis en stikprøve igen, eller lav en bog.
    .short = lav en bog med løste stillinger, eller bevis en stikprøve af en igen
help-book-verify = Bevis en stikprøve igen.
    .short = bevis en stikprøve igen
    .sample = hvor mange stillinger (10)
    .seed = hvilken stikprøve (0)
    .book = en fil i stedet for den medfølgende bog
help-book-make = Lav en bog med løseren.
    .short = lav en bog med løseren
    .file = hvorhen; det, der er, bliver og udvides
    .checkpoint = for løsningen
    .plies = free: alle stillinger med så mange kugler (4)
    .perfect = free: en perfekt spillers op til så mange (6)
    .threads = free: tråde, der deler én tabel (1)
    .workers = free: processer i stedet (1)
    .dask = free: fordeleren i en Dask-klynge
help-throw = Kast de to kugler i kassen, regnet ud: ét kast, eller mange talt og tegnet.
    .short = kast Kugelbox-kuglerne: ét kast, eller mange talt og tegnet
    .x = hvor hånden er, fra venstre til højre
    .dir = retningen
    .force = kraften
    .loft = højden
    .gap = afstanden mellem kuglerne
    .turn = hvordan kuglerne ligger i hånden
    .red = hvor rød ligger i hånden; eller med --black dens hul
    .black = hullet, hvor sort ligger, eller -
    .skill = lad en med den øvelse vælge hvert sigte
    .count = hvor mange kast, op til 100000
    .plot = tegn, hvor kuglerne ligger, og hvad de giver
    .frames = skriv billederne af et enkelt kast
    .seed = en tekst eller et tal, der afgør håndens rysten
help-arena = Sæt robotter mod hinanden: parlour arena run CONFIG.toml.
    .short = sæt robotter mod hinanden, til det er klart, hvem der er stærkest
    .what = spil den, eller fortæl kun, hvordan den står
    .config = konkurrencen, en TOML-fil
    .out = mappe til resultaterne (ellers ved siden af filen, efter dens navn)
    .processes = hvor mange spil på én gang (ellers ét pr. kerne)
    .cluster = spil på en Dask-klynge i stedet
    .plot = tegn resultaterne med deres usikkerhed
help-record = Vis optegnelsen af et parti, eller kontrollér, at den følger reglerne.
    .short = vis optegnelsen af et parti, eller kontrollér, at den følger reglerne
    .what = vis den, eller kontrollér den kun
    .file = en optegnelse, som tekst eller JSON
    .at = vis stillingen efter denne hændelse
help-verify = Bevis, at hvert udfald i en optegnelse var fair: hvert følger af den startværdi, der lå fast fra begyndelsen.
    .short = bevis, at hvert udfald i en optegnelse var fair
    .file = optegnelsen af et afsluttet parti
