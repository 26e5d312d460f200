### Kommandolinjens hjælp. Det engelske står i programmet.

help-parser =
    .usage = brug:{" "}
    .words = ord
    .options = tilvalg
    .verbs = kommandoer
    .help = vis denne hjælp, og slut
    .version = vis versionen, og slut
    .required = disse ord mangler: %s
    .unrecognized = ukendt: %s
    .argument = %(argument_name)s: %(message)s
    .choice = %(value)r er ikke tilladt (vælg mellem %(choices)s)
    .value = %(value)r er ikke af typen %(type)s
    .one = her mangler en værdi
    .some = her mangler mindst én værdi
    .ambiguous = %(option)s kan betyde flere: %(matches)s
    .together = går ikke sammen med %s
help-any =
    .help = vis denne hjælp, og slut
    .json = skriv JSON
    .lang = tal dette sprog: de, en, fr, es, it, nl, da, sv, pl, ru
    .version = vis versionen, og slut
help-value =
    .file = FIL
    .date = DATO
    .address = ADRESSE
    .where = HVOR
    .hole = HUL
    .game = SPIL
    .verb = KOMMANDO …
    .seats = PLADS[=NAVN],…
    .option = NAVN=VÆRDI
help-parlour = Fem brætspil efter deres egne regler. Uden kommando åbner Parlour sin side.
    .lan = åbn også siden for hjemmenetværket
    .epilog = parlour KOMMANDO --help fortæller mere om en kommando.
help-games = Vis spillene med deres pladser og valgmuligheder.
    .short = spillene med deres pladser og valgmuligheder
help-play =
    Spil et spil i terminalen: på skærme med mus og taster, eller med --plain linje for linje.

    På hver plads sidder en person, undtagen hvor --robots sætter en robot. Et parti kan gemmes efter hver hændelse og
    fortsættes senere; --replay går en optegnelse igennem. Med --server er partiet på en Parlour-server. Valg angives
    som --placement free; parlour games viser dem.
    .short = spil et spil i terminalen, med personer og robotter på alle pladser
    .game = hvilket spil; uden det vælger du i en menu
    .plain = linjer i stedet for skærmbilleder
    .robots = pladser, som robotter spiller, som 1 eller 1=random
    .names = spillernes navne, plads for plads
    .seed = en tekst eller et tal, der afgør al tilfældighed, så samme parti kan spilles igen
    .save = skriv optegnelsen her efter hver hændelse
    .resume = fortsæt med en gemt optegnelse
    .replay = gå gennem en optegnelse trin for trin
    .server = spil på denne server
    .token = hvem du er der; uden token er du gæst
    .match = deltag i dette parti på serveren
help-serve = Udbyd spillene til browsere, terminaler og robotter. Hver indstilling kan også være en miljøvariabel.
    .short = udbyd spillene til browsere, terminaler og robotter
    .host = adresse at lytte på (127.0.0.1; 0.0.0.0 er hele netværket)
    .port = port at lytte på (8000)
    .database = sqlite:///FIL eller postgresql://…
    .bus = redis://… mellem flere processer
    .workers = processer, der betjener; flere kræver PostgreSQL og en bus
    .synchronous = SQLite: FULL overlever en strømafbrydelse
    .secure = udbudt under https: sikre cookies
    .log = hvor meget der skrives i loggen
help-bot = Lad en robot, du selv har lavet, spille på en Parlour-server.
    .short = lad en robot af din egen spille på en server
    .robot = my_bot.py, my_bot.py:Klasse, eller navnet på en af Parlours robotter
    .server = serverens adresse
    .token = et token, der må læse og spille
    .match = spil dette parti, og stop så
    .host = opret offentlige partier af dette spil, og spil i dem
    .count = hvor mange partier --host opretter (1)
    .seconds = hvor længe der tænkes over et træk (1)
    .verb = run: lad robotten spille
help-admin =
    For den, der driver en server: parlour admin KOMMANDO …

      invite                      en engangskode til en, der må oprette en konto
      reset LOGIN                 en engangskode, som LOGIN sætter en ny adgangskode med
      administrator LOGIN [--no]  en konto må administrere, over HTTP
      backup FIL                  kopiér databasen, mens serveren kører
      restore FIL                 sæt en sikkerhedskopi på plads; serveren skal være standset
      rotate-keys [--drop]        en ny nøgle til cookies; --drop: slet de gamle, alle logger ind igen
      push-key                    en ny hemmelig nøgle til Web Push (PARLOUR_PUSH_KEY)
      check                       spil hvert parti igennem, og efterprøv hvert udfald
      report [--closed]           indberetninger; report close NR [NOTE]
      ban HVEM|ADRESSE HVORFOR    udeluk fra chat, nye partier eller alt (--what, --days); ban list; ban lift NR
      name                        ord, som intet navn må indeholde; name forbid ORD, name allow ORD
      audit                       hvad værter har gjort, det nyeste først
      class                       klasser; class show NR, class delete NR (elever og deres data forsvinder med)
      league …                    ligaer: parlour admin league --help

    HVEM er et brugernavn eller en persons nummer, ADRESSE en adresse eller et område som 192.0.2.0/24.
    Det, der gøres her, gælder på en kørende server få sekunder senere.
    .short = for den, der driver en server: koder, orden, sikkerhedskopi og kontrol af data
    .words = hvad kommandoen handler om
    .database = sqlite:///FIL eller postgresql://…
    .no = administrator: ikke længere
    .drop = rotate-keys: tag ikke imod cookies fra gamle nøgler
    .closed = report: også de lukkede
    .what = ban: hvad man udelukkes fra
    .days = ban: så længe (ellers for altid)
    .verb = hvad der skal gøres; se ovenfor
help-admin-league =
    Ligaer: opret dem, begynd sæsoner, se stillinger. En kørende server opretter partierne og de næste runder.

    parlour admin league                               vis dem
    parlour admin league new NAVN SPIL [--pairing swiss --rounds 5 …] [--robots novice,casual,perfect]
    parlour admin league show ID [--season N]
    parlour admin league enter ID HVEM                 et brugernavn eller en persons nummer; withdraw ID HVEM
    parlour admin league start ID                      luk for tilmelding, begynd første runde
    parlour admin league settle ID GRUPPE RUNDE BRÆT 2 0 [--note …]
    parlour admin league next ID                       åbn næste sæson: spillere rykker op og ned
    parlour admin league rename ID NAVN                omdøb den; delete ID sletter den
    .words = new, show, enter, withdraw, start …
    .pairing = hvem der møder hvem (round-robin)
    .rounds = runder i en schweizersæson (så mange, der skal til), eller hvor tit alle møder alle (1)
    .best_of = højst så mange spil, når to mødes; den med flest sejre vinder (1)
    .group_size = spillere i en gruppe, mindst (8)
    .moves = spillere, der rykker op og ned (1)
    .days = dage til en runde (7)
    .move_days = new: dage til et træk (2)
    .unrated = new: partierne ændrer ikke ratingen
    .option = new: et af spillets valg
    .robots = new: en liga af disse robotter
    .note = settle: en note til loggen
    .season = show: en anden end den nyeste
    .database = sqlite:///FIL eller postgresql://…
help-rules = Læs reglerne til et spil.
    .short = læs reglerne til et spil
    .game = hvilket spil: parlour games viser dem
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
    .goal = målet (score)
    .limit = match: grænsen (100)
    .shut = match: hvad det giver at lukke (wins)
    .seats = duel og match: hvor mange der spiller (2)
    .outright = match for tre: løs det (minutter), intet skøn
    .full = hvert pointtal nøjagtigt, hver bedste lukning
    .plot = tegn resultatet i denne fil (.svg, .png, .pdf)
help-solve-kryds-bolle =
    Løs Kryds & Bolle fra grunden: dets værdi, hvert første træk, en række bedste træk.

    Værdien er førstespillerens point minus modpartens, når begge spiller bedst.
    .placement = hvordan kugler lægges (stacked)
    .checkpoint = gem her, og fortsæt herfra
    .workers = tråde til stacked (2)
    .plot = tegn de første pladser i denne fil (.svg, .png, .pdf)
help-analyse = Det bedste træk i en stilling: hvert tilladt træk med dets værdi, det bedste først.
    .short = det bedste træk i en stilling: hvert træk med dets værdi
    .game = hvilket spil: parlour games viser dem
    .position = stillingen som tekst, eller - for standardinput
    .seconds = stop efter så lang tid med det, vi ved
    .goal = målet, hvis spillet har flere
help-book = Bøgerne til Kryds & Bolle: bevis en stikprøve igen, eller lav en bog.
    .short = lav en bog med løste stillinger, eller bevis en stikprøve af en igen
help-book-show = Vis, hvor mange stillinger en bog har, efter antal kugler.
    .short = hvor mange stillinger den har, efter antal kugler
    .book = en fil i stedet for den medfølgende bog
    .placement = hvordan kugler lægges (stacked)
help-book-verify = Bevis en stikprøve igen.
    .short = bevis en stikprøve igen
    .sample = hvor mange stillinger (10)
    .seed = hvilken stikprøve (0)
    .book = en fil i stedet for den medfølgende bog
    .placement = hvordan kugler lægges (stacked)
help-book-make = Lav en bog med løseren.
    .short = lav en bog med løseren
    .file = hvorhen; det, der er, bliver og udvides
    .checkpoint = for løsningen
    .plies = free: alle stillinger med så mange kugler (4)
    .perfect = free: en perfekt spillers op til så mange (7)
    .threads = free: tråde, der deler én tabel (1)
    .workers = free: processer i stedet (1)
    .dask = free: scheduleren i en Dask-klynge
    .placement = hvordan kugler lægges (stacked)
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
    .skill = lad en så øvet hånd vælge sigtet
    .count = hvor mange kast, op til 100000
    .plot = tegn, hvor kuglerne ligger, og hvad de giver
    .frames = skriv billederne af et enkelt kast
    .seed = en tekst eller et tal, der afgør håndens rysten
help-arena = Sæt robotter mod hinanden: parlour arena run CONFIG.toml.
    .short = sæt robotter mod hinanden, til det er klart, hvem der er stærkest
    .what = spil turneringen, eller vis kun stillingen
    .config = turneringen, en TOML-fil
    .out = mappe til resultaterne (standard: ved siden af filen, efter dens navn)
    .processes = hvor mange spil på én gang (standard: ét pr. kerne)
    .cluster = spil på en Dask-klynge i stedet
    .plot = tegn resultaterne med deres usikkerhed
help-record = Vis optegnelsen af et parti, eller kontrollér, at den følger reglerne.
    .short = vis optegnelsen af et parti, eller kontrollér, at den følger reglerne
    .what = vis den, eller kontrollér den kun
    .file = en optegnelse, som tekst eller JSON, eller - for standardinput
    .at = vis stillingen efter denne hændelse
help-new-game = Lav en mappe med et nyt spil: regler, ord, et billede og test, der består, til at bygge om til dit eget. Så snart det er installeret, er spillet på siden, i terminalen, i miljøer og i arenaen. docs/how-to/add-a-game.md fortæller, hvad et spil ellers kan have med.
    .short = lav en mappe med et nyt spil, med test
    .name = spillets navn, fx »Last Stone«
    .into = den nye mappe (standard: efter spillets navn)
help-verify = Bevis, at hvert udfald i en optegnelse var fair: hvert følger af den startværdi, der lå fast på forhånd. Alene kan en optegnelse kun sammenlignes med sig selv; angiv, hvad du skrev ned, da du spillede (siden viser det under »Fair tilfældighed«), så opdages enhver ombytning.
    .short = bevis, at hvert udfald i en optegnelse var fair
    .file = optegnelsen af et afsluttet parti, eller - for standardinput
    .commitment = en forpligtelse eller seglet, du skrev ned; kan gentages
    .nonce = dit eget tal; kan gentages
    .beacon = fyrets runder, ét JSON-objekt pr. linje
help-warm = Kompilér det, der gør robotter og løsere hurtige: for alle spil eller ét. Det er nødvendigt én gang, og efter en ny version. Ellers kompilerer Parlour i baggrunden, mens du spiller, og svarer langsommere så længe.
    .short = kompilér det, der gør robotter og løsere hurtige, én gang for denne computer
    .game = kun dette spil
help-doctor = Vis, hvad der virker her: kompileret kode, fysik, databaser, side og browser og det ekstra.
    .short = vis, hvad der virker her: kompileret kode, fysik, databaser, side og browser
help-puzzle = Stillinger med ét bedste træk: løs dem her, eller skriv dem som JSON. En startværdi giver de samme opgaver overalt; --day giver en bestemt dags opgave. Skriv ? for løsningen, q for at slutte.
    .short = stillinger med ét bedste træk: løs dem, eller skriv dem ud
    .game = hvilket spil, eller cover, smart-calculators
    .level = 1 er lettest (standard: 1)
    .count = hvor mange (standard: 1)
    .theme = hvad de handler om; --theme ? viser et spils temaer
    .seed = en tekst eller et tal; uden det en ny opgave hver gang
    .day = dagens opgave, eller den dags
help-review = Hvad hvert træk i et parti kostede, hvad heldet gav, og hvor det vendte. Valg bedømmes efter, hvad spilleren kunne se.
    .short = hvad hvert træk i et parti kostede, hvad heldet gav, og hvor det vendte
    .record = en optegnelse, som tekst eller JSON, eller - for standardinput; den behøver ikke være færdig
    .seconds = hvor længe der tænkes over hver stilling
    .nodes = hvor meget der søges for hver stilling, så det kan gentages
    .goal = win eller score, hvor et spil har begge
    .plot = tegn værdier, held og valg (.svg, .png, .pdf)
help-sheet = Print ark som PDF: pointark, Abakus bræt, brikker og klapper til at klippe ud, regler, opgaveark. parlour sheet --list viser dem. Et opgaveark er drill med et kursus eller puzzles med et spil og har et svarark; samme --seed giver de samme spørgsmål overalt. En øvelse har et niveau (--level) eller sit eget område, som --operations addition,division --most 50.
    .short = print pointark, brætter, brikker, regler og opgaveark som PDF
    .what = hvilket ark, eller drill, puzzles eller rules
    .of = øvelsens kursus, eller spillet for opgaver eller regler
    .list = vis alle ark
    .paper = papiret: a4 (standard) eller letter
    .output = filen, eller - for standardoutput
    .level = hvor svært et opgaveark er; 1 er lettest (standard)
    .seed = en tekst eller et tal; uden får du nye spørgsmål hver gang
    .count = spørgsmål på et opgaveark
    .theme = kun opgaver med dette tema
    .site = en servers adresse til QR-koderne
