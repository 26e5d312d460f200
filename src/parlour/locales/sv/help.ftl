### Kommandoradens hjälp. Engelskan står i programmet.

help-parser =
    .usage = användning:{" "}
    .words = ord
    .options = tillval
    .verbs = kommandon
    .help = visa den här hjälpen och sluta
    .version = visa versionen och sluta
    .required = detta saknas: %s
    .unrecognized = okänt: %s
    .argument = %(argument_name)s: %(message)s
    .choice = %(value)r går inte (välj bland %(choices)s)
    .value = %(value)r är inte av slaget %(type)s
    .one = här saknas ett värde
    .some = här saknas minst ett värde
    .ambiguous = %(option)s kan betyda flera: %(matches)s
    .together = går inte ihop med %s
help-any =
    .help = visa den här hjälpen och sluta
    .json = skriv JSON
    .lang = tala det här språket: de, en, fr, es, it, nl, da, sv, pl, ru
    .version = visa versionen och sluta
help-parlour = Fem sällskapsspel efter sina regelböcker. Utan kommando öppnar Parlour sin sida.
    .epilog = parlour KOMMANDO --help säger mer om ett kommando.
help-games = Spelen med sina platser och överenskommelser.
    .short = spelen med sina platser och överenskommelser
help-play =
    Spela i terminalen, rad för rad: skriv ett drag, eller hjälp för alla kommandon.

    På platserna sitter personer, utom där --robots nämner robotar. Ett parti kan sparas efter varje händelse och
    fortsättas senare. Överenskommelser anges som --placement free; parlour games räknar upp dem.
    .short = spela i terminalen, med personer och robotar på alla platser
    .game = vilket spel; utan svar frågar en meny
    .plain = rader utan skärmbilder
    .robots = platser som robotar spelar, som 1 eller 1=random
    .names = spelarnas namn, plats för plats
    .seed = en text eller ett tal som avgör all slump, för att spela samma parti igen
    .save = skriv protokollet här efter varje händelse
    .resume = fortsätt med ett sparat protokoll
help-serve = Erbjud spelen till webbläsare, terminaler och robotar. Varje inställning kan också vara en miljövariabel.
    .short = erbjud spelen till webbläsare, terminaler och robotar
    .host = adress att lyssna på (127.0.0.1; 0.0.0.0 är hela nätverket)
    .port = port att lyssna på (8000)
    .database = sqlite:///FIL eller postgresql://…
    .bus = redis://… mellan flera processer
    .workers = processer som betjänar; flera kräver PostgreSQL och en buss
    .synchronous = SQLite: FULL klarar ett strömavbrott
    .secure = under https: säkra kakor
    .log = hur mycket som loggas
help-bot = Låt en egen robot spela på en Parlour-server.
    .short = låt en egen robot spela på en server
    .robot = my_bot.py, my_bot.py:Klass, eller namnet på en av Parlours robotar
    .server = serverns adress
    .token = en nyckel som får läsa och spela
    .match = spela det här partiet och sluta sedan
    .host = gör offentliga partier av det här spelet och spela i dem
    .count = hur många partier --host gör (1)
    .seconds = hur länge ett drag får övervägas (1)
help-admin = För den som driver en server: koder till personer, säkerhetskopia, återställning och kontroll av data.
    .short = koder till personer, säkerhetskopia, återställning och kontroll av en servers data
    .what = användarnamnet eller filen
    .database = sqlite:///FIL eller postgresql://…
help-rules = Läs reglerna för ett spel.
    .short = läs reglerna för ett spel
    .game = vilket spel: parlour games räknar upp dem
help-solve = Lös ett spel helt: parlour solve shut-the-box, med --help efter spelet för allt det kan svara på.
    .short = lös ett spel helt: värden, chanser, bästa spel
    .game = vilket spel
help-solve-shut-the-box =
    Lös Shut the Box: en tur och duellen exakt, ett parti för två med sin felgräns.

    Mål: score (minst minuspoäng), shut (störst chans att stänga), duel (en tur var, den andra känner den förstas poäng)
    och match (till --limit).
    .flaps = lådans luckor (12)
    .dice = tärningsregeln (two)
    .scoring = hur det räknas (sum)
    .goal = vad som spelas om (score)
    .limit = match: gränsen (100)
    .shut = match: vad det ger att stänga (wins)
    .seats = duel och match: hur många som spelar (2)
    .outright = match för tre: lös den (minuter), ingen uppskattning
    .full = varje poängtal exakt, varje bästa stängning
    .plot = rita resultatet i den här filen (.svg, .png, .pdf)
help-solve-kryds-bolle =
    Lös Kryds & Bolle från grunden: dess värde, varje första drag, en rad bästa drag.

    Värdet är den förstas försprång i poäng när båda spelar sitt bästa.
    .placement = hur kulor läggs (stacked)
    .checkpoint = spara här och fortsätt härifrån
    .workers = trådar för stacked (2)
help-analyse = Vad som är bäst i en ställning: varje tillåtet drag med sitt värde, det bästa först.
    .short = vad som är bäst i en ställning: varje drag med sitt värde
    .game = vilket spel: parlour games räknar upp dem
    .position = ställningen som text
    .seconds = sluta efter den här tiden med det som är känt
    .goal = vad som eftersträvas, där ett spel har flera mål
help-book = Böckerna för Kryds & Bolle: bevisa ett stickprov igen, eller gör en bok.
    .short = gör en bok med lösta ställningar, eller bevisa ett stickprov igen
help-book-verify = Bevisa ett stickprov igen.
    .short = bevisa ett stickprov igen
    .sample = hur många ställningar (10)
    .seed = vilket stickprov (0)
    .book = en fil i stället för den medföljande boken
help-book-make = Gör en bok med lösaren.
    .short = gör en bok med lösaren
    .file = vart; det som finns blir kvar och utökas
    .checkpoint = för lösningen
    .plies = free: alla ställningar med så många kulor (4)
    .perfect = free: en perfekt spelares upp till så många (6)
    .threads = free: trådar som delar en tabell (1)
    .workers = free: processer i stället (1)
    .dask = free: fördelaren i ett Dask-kluster
help-throw = Kasta de två kulorna i lådan, uträknat: ett kast, eller många räknade och ritade.
    .short = kasta Kugelbox-kulorna: ett kast, eller många räknade och ritade
    .x = var handen är, från vänster till höger
    .dir = riktningen
    .force = kraften
    .loft = höjden
    .gap = avståndet mellan kulorna
    .turn = hur kulorna ligger i handen
    .red = var röd ligger i handen; eller med --black dess hål
    .black = hålet där svart ligger, eller -
    .skill = låt någon med den färdigheten välja varje sikte
    .count = hur många kast, upp till 100000
    .plot = rita var kulorna ligger och vad de ger
    .frames = skriv bilderna av ett enda kast
    .seed = en text eller ett tal som avgör handens darrning
help-arena = Ställ robotar mot varandra: parlour arena run CONFIG.toml.
    .short = ställ robotar mot varandra tills det är klart vem som är starkast
    .what = spela den, eller säg bara hur den står
    .config = tävlingen, en TOML-fil
    .out = mapp för resultaten (annars bredvid filen, efter dess namn)
    .processes = hur många spel samtidigt (annars ett per kärna)
    .cluster = spela på ett Dask-kluster
    .plot = rita resultaten med sina intervall
help-record = Visa protokollet för ett parti, eller kontrollera att det följer reglerna.
    .short = visa protokollet för ett parti, eller kontrollera att det följer reglerna
    .what = visa det, eller kontrollera det bara
    .file = ett protokoll, som text eller JSON
    .at = visa ställningen efter den här händelsen
help-verify = Bevisa att varje utfall i ett protokoll var rättvist: alla följer av startvärdet som låg fast från början.
    .short = bevisa att varje utfall i ett protokoll var rättvist
    .file = protokollet för ett avslutat parti
