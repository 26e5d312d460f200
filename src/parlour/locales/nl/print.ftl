### Thuis afdrukken: de pagina en de woorden op de vellen.

print-why = Ook goed in zwart-wit. Kies wat je nodig hebt.
print-rules = Regels op één pagina
    .why = Elk spel, tien talen
print-worksheets = Werkbladen
    .why = Met een antwoordblad
print-puzzles = Puzzelbladen
    .why = Zes stellingen, met oplossingen
print-language = Taal
print-game = Regels van
print-paper = Papier
print-course = Werkblad
print-kind = Puzzels van
print-level = Niveau
print-other = Andere vragen
print-go = { $count ->
    [one] Eén blad afdrukken
   *[other] { $count } bladen afdrukken
 }
print-none = Kies een blad
print-save = PDF downloaden
sheet-paper = { $paper ->
    [letter] Thuis afdrukken, Letter
   *[a4] Thuis afdrukken, A4
 }
sheet-abaku-score = Scoreblad van Abaku
    .why = Tot vier spelers
    .how = Scoreblad: gelegde stenen, punten van deze beurt en het totaal tot nu toe.
    .count = Elke steen in elke nieuwe som is een punt, ook in korte binnen lange. Een cirkel op het bord telt voor de steen, een vierkant voor de hele som.
    .end = Aan het eind kost elke overgebleven steen een punt, en wie alles kwijt is krijgt een punt voor elke steen van de anderen. Als je dat afspreekt, beslissen bij gelijke stand de meeste gelegde stenen.
sheet-abaku-board = Bord van Abaku
    .why = Met de bonusvakken
    .how = Het bord met de bonusvakken. Begin op de ster.
sheet-shut-the-box-score = Blok van Shut the Box
    .why = Twee op een vel
    .how = Wat nog openstaat zijn je punten. De minste punten winnen; sluit de doos en je wint meteen.
sheet-shut-the-box-flaps = Klepjes om uit te knippen
    .why = Twaalf, om te vouwen en te plakken
    .how = Plak het vel op karton. Knip langs de streepjes, vouw elk klepje langs de puntjes en plak de voet op een houten latje.
sheet-chikugo-score = Scoreblad van Chikugo
    .why = Twaalf rondes voor zes
    .how = Schrijf de punten van elke worp op en omcirkel die van de Nadir. Onderaan: de fiches die je pakte en die je aflegde.
sheet-take-it-score = Scoreblad van Take It
    .why = Fiches en punten voor zes
    .how = Vink aan het eind de fiches af die je hebt. Het getal naast een fiche is wat die telt.
sheet-kugelbox-chips = Fiches van de Kugelbox
    .why = Twaalf om uit te knippen
    .how = Plak het vel op karton en knip langs de streepjes. De achterkant blijft leeg, dus niemand ziet wat je pakt.
sheet-kryds-bolle-score = Scoreblad van Kryds & Bolle
    .why = Tien spellen, en lagen om op te schrijven
    .how = Een lijn is een punt. Onderaan kun je opschrijven hoe een kubus gevuld werd, laag voor laag.
sheet-rules = Regels: { $game }
sheet-drill = Werkblad: { $course }
sheet-puzzles = Puzzels: { $kind }
sheet-do-equations = Cijfers op een rij, zonder hun tekens. Waar horen + − × : of een kwadraat of wortel? Schrijf de som met de tekens op.
sheet-do-sums = Tel de twee dobbelstenen op. Zoek dan open klepjes die samen precies dat getal zijn. Kleur één manier, schrijf de andere op.
sheet-do-throws = De ballen zijn twee hoeken van een rechthoek of de uiteinden van een lijn. Tel de gaten, ook die met de ballen. Eén bal alleen is 1 punt.
sheet-do-calculators = Het teken bij de rij van de rode bal verbindt de getallen onder de ballen. Bij min trek je het kleinste van het grootste af. De rode bal heeft een witte stip.
sheet-do-puzzles = Schrijf je zet op, en waarom.
sheet-example = Voorbeeld
    .why = Deze is al voor je gedaan.
sheet-answers = { $title }: antwoorden
    .why = Alle goede antwoorden staan erop. De volgorde maakt niet uit.
sheet-your-name = Naam
sheet-class-date = Klas, datum
sheet-numbered = blad { $sheet }, pagina { $page } van { $pages }
sheet-own-range = eigen keuze
sheet-least = minstens { $least } klepjes
sheet-ways-gap = Er zijn _ manieren.
sheet-ways = { $ways ->
    [one] 1 manier
   *[other] { $ways } manieren
 }
sheet-points-gap = punten
sheet-name = Naam
sheet-total = Totaal
sheet-date = Datum
sheet-where = Waar
sheet-turn = Beurt
sheet-tiles = stenen
sheet-points = punten
sheet-sum = totaal
sheet-left = Over
sheet-glue = plakken
sheet-game = Spel
sheet-begins = Wie begint
sheet-name-ball = { $ball ->
    [light] Naam (licht)
   *[dark] Naam (donker)
 }
sheet-floor = { $floor ->
    [low] onder
    [middle] midden
   *[high] boven
 }
sheet-cube-you = { $ball ->
    [light] Jij bent aan de beurt, met de lichte ballen.
   *[dark] Jij bent aan de beurt, met de donkere ballen.
 }
sheet-cube-free = Een bal mag op elke vrije plek.
sheet-middle = In het midden
sheet-player = Speler { $number }
sheet-chips-taken = Gepakt
sheet-chips-out = Afgelegd
sheet-bonus = { $bonus ->
    [tile-twice] Deze steen telt dubbel
    [tile-thrice] Deze steen telt driedubbel
    [all-twice] De som telt dubbel
   *[all-thrice] De som telt driedubbel
 }
sheet-chip-asks = { $asks ->
    [line] een rij of kolom
    [square] een vierkant
    [at-most] { $number } of minder
   *[at-least] { $number } of meer
 }
sheet-size-chips = fiches van { $wide } mm
sheet-size-squares = vakken van { $wide } mm
sheet-size-flaps = klepjes van { $wide } × { $high } mm
error-no-sheet = Er is geen blad { $key }. Er zijn: { $known }
error-no-paper = Deze server kan niet afdrukken: een deel van Parlour is niet geïnstalleerd.
