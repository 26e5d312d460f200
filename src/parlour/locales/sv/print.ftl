### Skriv ut hemma: sidan och orden på bladen.

print-why = Fint i svartvitt också. Välj det du behöver.
print-rules = Regler på en sida
    .why = Alla spel, tio språk
print-worksheets = Övningsblad
    .why = Med facit
print-puzzles = Blad med uppgifter
    .why = Sex ställningar, med lösningar
print-language = Språk
print-game = Regler för
print-paper = Papper
print-course = Övningsblad
print-kind = Uppgifter från
print-level = Nivå
print-other = Andra frågor
print-go = { $count ->
    [one] Skriv ut ett blad
   *[other] Skriv ut { $count } blad
 }
print-none = Välj ett blad
print-save = Ladda ner PDF
sheet-paper = { $paper ->
    [letter] Skriv ut hemma, Letter
   *[a4] Skriv ut hemma, A4
 }
sheet-abaku-score = Poängblad till Abaku
    .why = Upp till fyra spelare
    .how = Poängblad: använda brickor, turens poäng och summan hittills.
    .count = Varje bricka i varje ny ekvation är en poäng, även i korta inuti långa. En cirkel på brädet räknas för brickan, en kvadrat för hela ekvationen.
    .end = I slutet kostar varje bricka som är kvar en poäng, och den som blev av med alla får en poäng för varje bricka hos de andra. Om ni kommer överens om det avgör flest använda brickor vid lika poäng.
sheet-abaku-board = Bräde till Abaku
    .why = Med bonusrutor
    .how = Brädet med bonusrutor. Börja på stjärnan.
sheet-shut-the-box-score = Block till Shut the Box
    .why = Två på ett blad
    .how = Det som fortfarande är öppet är dina poäng. Minst poäng vinner; stäng lådan så vinner du direkt.
sheet-shut-the-box-flaps = Luckor att klippa ut
    .why = Tolv att vika och limma
    .how = Limma bladet på kartong. Klipp längs strecken, vik varje lucka längs prickarna och limma foten på en trälist.
sheet-chikugo-score = Poängblad till Chikugo
    .why = Tolv rundor för sex
    .how = Skriv upp poängen för varje kast och ringa in Nadirs. Nederst: spelmarkerna du tog och de du lade ut.
sheet-take-it-score = Poängblad till Take It
    .why = Spelmarker och poäng för sex
    .how = Bocka i slutet av de spelmarker du har. Talet bredvid en spelmark är vad den är värd.
sheet-kugelbox-chips = Spelmarker till Kugelbox
    .why = Tolv att klippa ut
    .how = Limma bladet på kartong och klipp längs strecken. Baksidan är tom, så ingen ser vad som står på dem.
sheet-kryds-bolle-score = Poängblad till Kryds & Bolle
    .why = Tio spel, och lager att skriva upp
    .how = En rad är en poäng. Skriv nederst hur en kub fylldes, lager för lager.
sheet-rules = Regler: { $game }
sheet-drill = Övningsblad: { $course }
sheet-puzzles = Uppgifter: { $kind }
sheet-do-equations = Siffror i rad, utan sina tecken. Var ska + − × : eller en kvadrat eller rot stå? Skriv ekvationen med sina tecken.
sheet-do-sums = Räkna ihop de två tärningarna. Hitta sedan öppna luckor som blir precis det talet. Färglägg ett sätt och skriv upp de andra.
sheet-do-throws = Kulorna är två hörn i en rektangel eller ändarna av en linje. Räkna hålen, även de med kulorna. En kula ensam är 1 poäng.
sheet-do-calculators = Tecknet vid den röda kulans rad förbinder talen under kulorna. Vid minus drar du det mindre från det större. Den röda kulan har en vit prick.
sheet-do-puzzles = Skriv ditt drag, och varför.
sheet-example = Exempel
    .why = Den här är redan löst.
sheet-answers = { $title }: facit
    .why = Alla rätta svar står här. Ordningen spelar ingen roll.
sheet-your-name = Namn
sheet-class-date = Klass, datum
sheet-numbered = blad { $sheet }, sida { $page } av { $pages }
sheet-own-range = eget val
sheet-least = minst { $least } luckor
sheet-ways-gap = Det finns _ sätt.
sheet-ways = { $ways ->
    [one] 1 sätt
   *[other] { $ways } sätt
 }
sheet-points-gap = poäng
sheet-name = Namn
sheet-total = Totalt
sheet-date = Datum
sheet-where = Var
sheet-turn = Tur
sheet-tiles = brickor
sheet-points = poäng
sheet-sum = summa
sheet-left = Kvar
sheet-glue = limma
sheet-game = Spel
sheet-begins = Vem börjar
sheet-name-ball = { $ball ->
    [light] Namn (ljus)
   *[dark] Namn (mörk)
 }
sheet-floor = { $floor ->
    [low] nederst
    [middle] mitten
   *[high] överst
 }
sheet-cube-you = { $ball ->
    [light] Det är din tur, med de ljusa kulorna.
   *[dark] Det är din tur, med de mörka kulorna.
 }
sheet-cube-free = En kula får läggas på valfri ledig plats.
sheet-middle = I mitten
sheet-player = Spelare { $number }
sheet-chips-taken = Tagna
sheet-chips-out = Utlagda
sheet-bonus = { $bonus ->
    [tile-twice] Brickan räknas dubbelt
    [tile-thrice] Brickan räknas tredubbelt
    [all-twice] Ekvationen räknas dubbelt
   *[all-thrice] Ekvationen räknas tredubbelt
 }
sheet-chip-asks = { $asks ->
    [line] en rad eller kolumn
    [square] en kvadrat
    [at-most] { $number } eller färre
   *[at-least] { $number } eller fler
 }
sheet-size-chips = spelmarker på { $wide } mm
sheet-size-squares = rutor på { $wide } mm
sheet-size-flaps = luckor på { $wide } × { $high } mm
error-no-sheet = Det finns inget blad { $key }. Det finns: { $known }
error-no-paper = Den här servern kan inte skriva ut: en del av Parlour är inte installerad.
