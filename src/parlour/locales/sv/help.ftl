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
help-value =
    .file = FIL
    .date = DATUM
    .address = ADRESS
    .where = VAR
    .hole = HÅL
    .game = SPEL
    .verb = KOMMANDO …
    .seats = PLATS[=NAMN],…
    .option = NAMN=VÄRDE
help-parlour = Fem sällskapsspel efter sina regelböcker. Utan kommando öppnar Parlour sin sida.
    .lan = öppna sidan även för hemnätverket
    .epilog = parlour KOMMANDO --help säger mer om ett kommando.
help-games = Spelen med sina platser och val.
    .short = spelen med sina platser och val
help-play =
    Spela i terminalen: på skärmar med mus och tangenter, eller med --plain rad för rad.

    På platserna sitter personer, utom där --robots nämner robotar. Ett parti kan sparas efter varje händelse och
    fortsättas senare; --replay går igenom ett protokoll. Med --server är partiet på en Parlour-server. Val
    anges som --placement free; parlour games räknar upp dem.
    .short = spela i terminalen, med personer och robotar på alla platser
    .game = vilket spel; utan svar frågar en meny
    .plain = rader utan skärmbilder
    .robots = platser som robotar spelar, som 1 eller 1=random
    .names = spelarnas namn, plats för plats
    .seed = en text eller ett tal som avgör all slump, för att spela samma parti igen
    .save = skriv protokollet här efter varje händelse
    .resume = fortsätt med ett sparat protokoll
    .replay = stega genom ett protokoll
    .server = spela på den här servern
    .token = vem du är där; utan token är du gäst
    .match = gå med i det här partiet på servern
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
    .token = en token som får läsa och spela
    .match = spela det här partiet och sluta sedan
    .host = gör offentliga partier av det här spelet och spela i dem
    .count = hur många partier --host gör (1)
    .seconds = hur länge ett drag får övervägas (1)
    .verb = run: låt roboten spela
help-admin =
    För den som driver en server: parlour admin KOMMANDO …

      invite                      en engångskod åt någon som får skapa ett konto
      reset LOGIN                 en engångskod som LOGIN byter lösenord med
      administrator LOGIN [--no]  ett konto får administrera, över HTTP
      backup FIL                  kopiera databasen medan servern är igång
      restore FIL                 sätt en säkerhetskopia på plats; servern måste stå stilla
      rotate-keys [--drop]        en ny nyckel för kakor; --drop: glöm de gamla, alla loggar in igen
      push-key                    en ny hemlig nyckel för Web Push (PARLOUR_PUSH_KEY)
      check                       spela igenom varje parti och pröva varje utfall igen
      report [--closed]           vad folk rapporterar varandra för; report close NR [NOT]
      ban VEM|ADRESS VARFÖR       ta chatt, nya partier eller allt ifrån någon (--what, --days); ban list; ban lift NR
      name                        ord som inget namn får innehålla; name forbid ORD, name allow ORD
      audit                       vad administratörer har gjort, det senaste först
      class                       klasser; class show NR, class delete NR (elever och deras data försvinner med)
      league …                    ligor: parlour admin league --help

    VEM är ett användarnamn eller en persons nummer, ADRESS en adress eller ett intervall som 192.0.2.0/24.
    Det som görs här gäller på en server i drift några sekunder senare.
    .short = för den som driver en server: koder, ordning, säkerhetskopia och kontroll av data
    .words = vad kommandot gäller
    .database = sqlite:///FIL eller postgresql://…
    .no = administrator: inte längre
    .drop = rotate-keys: ta inte emot kakor från gamla nycklar
    .closed = report: även de avslutade
    .what = ban: vad som tas
    .days = ban: så länge (annars för gott)
    .verb = vad som ska göras; se ovan
help-admin-league =
    Ligor: skapa dem, börja säsonger, se tabeller. En server i drift gör partierna och nästa ronder.

    parlour admin league                               räkna upp dem
    parlour admin league new NAMN SPEL [--pairing swiss --rounds 5 …] [--robots novice,casual,perfect]
    parlour admin league show ID [--season N]
    parlour admin league enter ID VEM                  ett användarnamn eller en persons nummer; withdraw ID VEM
    parlour admin league start ID                      stäng anmälan, börja första ronden
    parlour admin league settle ID GRUPP ROND BORD 2 0 [--note …]
    parlour admin league next ID                       öppna nästa säsong: spelare flyttas upp och ner
    parlour admin league rename ID NAMN                byta namn på den; delete ID tar bort den
    .words = new, show, enter, withdraw, start …
    .pairing = vem som möter vem (round-robin)
    .rounds = ronder i en schweizersäsong (så många som behövs), eller hur ofta alla möter alla (1)
    .best_of = högst så många spel när två möts; den med flest segrar vinner (1)
    .group_size = spelare i en grupp, minst (8)
    .moves = spelare som flyttas upp och ner (1)
    .days = dagar för en rond (7)
    .move_days = new: dagar för ett drag (2)
    .unrated = new: partierna rör inte ratingen
    .option = new: ett val i spelet
    .robots = new: en liga av dessa robotar
    .note = settle: en anteckning till loggen
    .season = show: en annan än den senaste
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
    .plot = rita de första platserna i den här filen (.svg, .png, .pdf)
help-analyse = Vad som är bäst i en ställning: varje tillåtet drag med sitt värde, det bästa först.
    .short = vad som är bäst i en ställning: varje drag med sitt värde
    .game = vilket spel: parlour games räknar upp dem
    .position = ställningen som text, eller - för standard in
    .seconds = sluta efter den här tiden med det som är känt
    .goal = vad som eftersträvas, där ett spel har flera mål
help-book = Böckerna för Kryds & Bolle: bevisa ett stickprov igen, eller gör en bok.
    .short = gör en bok med lösta ställningar, eller bevisa ett stickprov igen
help-book-show = Visa hur många ställningar en bok har, efter antal kulor.
    .short = hur många ställningar den har, efter antal kulor
    .book = en fil i stället för den medföljande boken
    .placement = hur kulor läggs (stacked)
help-book-verify = Bevisa ett stickprov igen.
    .short = bevisa ett stickprov igen
    .sample = hur många ställningar (10)
    .seed = vilket stickprov (0)
    .book = en fil i stället för den medföljande boken
    .placement = hur kulor läggs (stacked)
help-book-make = Gör en bok med lösaren.
    .short = gör en bok med lösaren
    .file = vart; det som finns blir kvar och utökas
    .checkpoint = för lösningen
    .plies = free: alla ställningar med så många kulor (4)
    .perfect = free: en perfekt spelares upp till så många (7)
    .threads = free: trådar som delar en tabell (1)
    .workers = free: processer i stället (1)
    .dask = free: schemaläggaren i ett Dask-kluster
    .placement = hur kulor läggs (stacked)
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
    .file = ett protokoll, som text eller JSON, eller - för standard in
    .at = visa ställningen efter den här händelsen
help-new-game = Gör en mapp med ett nytt spel: regler, ord, en bild och tester som går igenom, att bygga om till ditt eget. Så snart det är installerat finns spelet på sidan, i terminalen, i miljöer och i arenan. docs/how-to/add-a-game.md berättar vad ett spel kan ha mer.
    .short = gör en mapp med ett nytt spel, med tester
    .name = spelets namn, till exempel ”Last Stone”
    .into = den nya mappen (annars efter spelets namn)
help-verify = Bevisa att varje utfall i ett protokoll var rättvist: alla följer av startvärdet som låg fast från början. Ensamt kan ett protokoll bara jämföras med sig självt; ange det du skrev upp när du spelade (sidan visar det under ”Rättvis slump”), så märks varje utbyte.
    .short = bevisa att varje utfall i ett protokoll var rättvist
    .file = protokollet för ett avslutat parti, eller - för standard in
    .commitment = ett åtagande eller sigillet som du skrev upp; kan upprepas
    .nonce = ditt eget tal; kan upprepas
    .beacon = fyrens omgångar, ett JSON-objekt per rad
help-warm = Kompilera det som gör robotar och lösare snabba: alla spel eller ett. Det behövs en gång, och efter en ny version. Annars kompilerar Parlour i bakgrunden medan du spelar, och svarar långsammare under tiden.
    .short = kompilera det som gör robotar och lösare snabba, en gång för den här datorn
    .game = bara det här spelet
help-doctor = Säg vad som fungerar här: kompilerad kod, fysik, databaser, sida och webbläsare, och tilläggen.
    .short = säg vad som fungerar här: kompilerad kod, fysik, databaser, sida och webbläsare
help-puzzle = Ställningar med ett bästa drag: lös dem här, eller skriv dem som JSON. Ett startvärde ger samma uppgifter överallt; --day ger dagens. Skriv ? för lösningen, q för att gå.
    .short = ställningar med ett bästa drag: lös dem, eller skriv ut dem
    .game = vilket spel, eller cover, smart-calculators
    .level = 1 är lättast (annars 1)
    .count = hur många (annars 1)
    .theme = vad de handlar om; --theme ? räknar upp ett spels teman
    .seed = en text eller ett tal; utan det en ny uppgift varje gång
    .day = dagens uppgift, eller den dagens
help-review = Vad varje drag i ett parti kostade, vad slumpen gav och var det vände. Val bedöms efter vad spelaren kunde se.
    .short = vad varje drag i ett parti kostade, vad slumpen gav och var det vände
    .record = ett protokoll, som text eller JSON, eller - för standard in; det behöver inte vara slut
    .seconds = hur länge varje ställning övervägs
    .nodes = hur mycket som söks för varje ställning, upprepbart
    .goal = win eller score, där ett spel har båda
    .plot = rita värden, slump och val (.svg, .png, .pdf)
help-sheet = Skriv ut blad som PDF: poängblad, Abakus bräde, spelmarker och luckor att klippa ut, regler, övningsblad. parlour sheet --list räknar upp dem. Ett övningsblad är drill med en kurs eller puzzles med ett spel och har facit; samma --seed ger samma frågor överallt. En övning har en nivå (--level) eller ett eget område, som --operations addition,division --most 50.
    .short = skriv ut poängblad, bräden, spelmarker, regler och övningsblad som PDF
    .what = vilket blad, eller drill, puzzles eller rules
    .of = övningens kurs, eller spelet för uppgifter eller regler
    .list = räkna upp alla blad
    .paper = papperet: a4 (standard) eller letter
    .output = filen, eller - för standard ut
    .level = hur svårt ett övningsblad är; 1 är lättast (standard)
    .seed = en text eller ett tal; utan får du nya frågor varje gång
    .count = frågor på ett övningsblad
    .theme = bara uppgifter med detta tema
    .site = en servers adress för QR-koderna
