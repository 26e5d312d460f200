### Print hjemme: siden og ordene på arkene.

print-why = Fint i sort-hvid. Vælg, hvad du har brug for.
print-rules = Regler på én side
    .why = Alle spil, ti sprog
print-worksheets = Opgaveark
    .why = Med et svarark
print-puzzles = Ark med opgaver
    .why = Seks stillinger, med løsninger
print-language = Sprog
print-game = Regler for
print-paper = Papir
print-course = Opgaveark
print-kind = Opgaver fra
print-level = Niveau
print-other = Andre spørgsmål
print-go = { $count ->
    [one] Print ét ark
   *[other] Print { $count } ark
 }
print-none = Vælg et ark
print-save = Hent PDF
sheet-paper = { $paper ->
    [letter] Print hjemme, Letter
   *[a4] Print hjemme, A4
 }
sheet-abaku-score = Pointark til Abaku
    .why = Op til fire spillere
    .how = Pointark: brugte brikker, turens point og summen indtil nu.
    .count = Hver brik i hvert nyt regnestykke er et point, også i korte inde i lange. En cirkel på brættet tæller for brikken, en firkant for hele regnestykket.
    .end = Til sidst koster hver brik, der er tilbage, et point, og den, der blev færdig, får et point for hver af de andres brikker. Hvis I aftaler det, afgør flest brugte brikker ved lige point.
sheet-abaku-board = Bræt til Abaku
    .why = Med bonusfelter
    .how = Brættet med bonusfelter. Begynd på stjernen.
sheet-shut-the-box-score = Blok til Shut the Box
    .why = To på et ark
    .how = Det, der stadig er åbent, er din score. Færrest point vinder; luk kassen, og du vinder med det samme.
sheet-shut-the-box-flaps = Klapper til at klippe ud
    .why = Tolv til at folde og lime
    .how = Lim arket på karton. Klip langs de stiplede linjer, fold hver klap langs prikkerne, og lim dens fod på en træliste.
sheet-chikugo-score = Pointark til Chikugo
    .why = Tolv runder for seks
    .how = Skriv pointene for hvert kast, og sæt en ring om Nadirs. Nederst: brikkerne, du tog, og dem, du lagde ud.
sheet-take-it-score = Pointark til Take It
    .why = Brikker og point for seks
    .how = Kryds til sidst de brikker af, du har. Tallet ved en brik er, hvad den tæller.
sheet-kugelbox-chips = Brikker til Kugelbox
    .why = Tolv til at klippe ud
    .how = Lim arket på karton, og klip langs de stiplede linjer. Bagsiden er blank, så ingen ser, hvad de tager.
sheet-kryds-bolle-score = Pointark til Kryds & Bolle
    .why = Ti spil, og lag at skrive op
    .how = En linje er et point. Skriv nederst, hvordan en kube blev fyldt, lag for lag.
sheet-rules = Regler: { $game }
sheet-drill = Opgaveark: { $course }
sheet-puzzles = Opgaver: { $kind }
sheet-do-equations = Cifre i en række, uden deres tegn. Hvor skal der stå + − × : eller et kvadrat eller en rod? Skriv regnestykket med dets tegn.
sheet-do-sums = Læg de to terninger sammen. Find så åbne klapper, der giver præcis det tal. Farv én måde, og skriv de andre.
sheet-do-throws = Kuglerne er to hjørner i et rektangel eller enderne af en linje. Tæl hullerne, også dem med kuglerne. Én kugle alene er 1 point.
sheet-do-calculators = Tegnet ved den røde kugles række forbinder tallene under kuglerne. Ved minus trækker du det mindste fra det største. Den røde kugle har en hvid prik.
sheet-do-puzzles = Skriv dit træk, og hvorfor.
sheet-example = Eksempel
    .why = Denne er løst for dig.
sheet-answers = { $title }: svar
    .why = Alle rigtige svar står her. Rækkefølgen er ligegyldig.
sheet-your-name = Navn
sheet-class-date = Klasse, dato
sheet-numbered = ark { $sheet }, side { $page } af { $pages }
sheet-own-range = eget valg
sheet-least = mindst { $least } klapper
sheet-ways-gap = Der er _ måder.
sheet-ways = { $ways ->
    [one] 1 måde
   *[other] { $ways } måder
 }
sheet-points-gap = point
sheet-name = Navn
sheet-total = I alt
sheet-date = Dato
sheet-where = Hvor
sheet-turn = Tur
sheet-tiles = brikker
sheet-points = point
sheet-sum = sum
sheet-left = Tilbage
sheet-glue = lim
sheet-game = Spil
sheet-begins = Hvem begynder
sheet-name-ball = { $ball ->
    [light] Navn (lys)
   *[dark] Navn (mørk)
 }
sheet-floor = { $floor ->
    [low] nederst
    [middle] midten
   *[high] øverst
 }
sheet-cube-you = { $ball ->
    [light] Det er din tur, med de lyse kugler.
   *[dark] Det er din tur, med de mørke kugler.
 }
sheet-cube-free = En kugle må lægges på enhver fri plads.
sheet-middle = I midten
sheet-player = Spiller { $number }
sheet-chips-taken = Taget
sheet-chips-out = Lagt ud
sheet-bonus = { $bonus ->
    [tile-twice] Brikken tæller dobbelt
    [tile-thrice] Brikken tæller tredobbelt
    [all-twice] Regnestykket tæller dobbelt
   *[all-thrice] Regnestykket tæller tredobbelt
 }
sheet-chip-asks = { $asks ->
    [line] en række eller kolonne
    [square] et kvadrat
    [at-most] { $number } eller færre
   *[at-least] { $number } eller flere
 }
sheet-size-chips = brikker på { $wide } mm
sheet-size-squares = felter på { $wide } mm
sheet-size-flaps = klapper på { $wide } × { $high } mm
error-no-sheet = Der er intet ark { $key }. Der er: { $known }
error-no-paper = Denne server kan ikke printe: en del af Parlour er ikke installeret.
