### Shut the Box aan de tafel van de pagina.

## What the slip tells

stb-told-threw = { $name } gooide { $dice }
stb-told-no-fit = { $name } gooide { $dice }: niets past
stb-told-no-fit-short = { $name }: { $dice }, past niet
stb-told-open = { $count ->
    [one] { $flaps } bleef open
   *[other] { $flaps } bleven open
 }
stb-told-shut = { $name } sloot { $flaps }
stb-told-shut-all = { $name } sloot { $flaps }, en daarmee de doos
stb-told-left = { $thrown ->
    [yes] Worp: { $dice }.{ " " }
   *[no] { "" }
 }{ $left ->
    [0] Alle klepjes zijn dicht.
    [one] Nog { $left } klepje.
   *[other] Nog { $left } klepjes.
 }

## Everything else

stb-turn = { $shared ->
    [yes] { $name }, sluit klepjes die { $total } maken
   *[no] Sluit klepjes die { $total } maken
 }
stb-dice = { $shared ->
    [yes] { $name }, één dobbelsteen of twee?
   *[no] Eén dobbelsteen of twee?
 }
stb-other = { $name } zoekt { $total }
stb-how = Raak klepjes aan tot de som klopt.
stb-chosen = { $count ->
    [one] { $flaps } is gekozen. Nog { $left }.
   *[other] { $flaps } zijn gekozen. Nog { $left }.
 }
stb-complete = { $count ->
    [one] De { $flaps } alleen is al genoeg.
   *[other] { $flaps } maken { $total }.
 }
stb-before = { $name } gooide { $throw }: niets past, { $points ->
    [one] 1 minpunt.
   *[other] { $points } minpunten.
 }
stb-before-shut = { $name } heeft de doos gesloten.
stb-do = { $flaps } sluiten
stb-do-more = { $flaps } sluiten en…
stb-choose = Kies klepjes
stb-take-one = Eén dobbelsteen gooien
stb-take-two = Twee dobbelstenen gooien
stb-sets = Wat past
stb-flaps = Klepjes. De worp is { $throw }.
stb-flap = Klepje { $n }, { $state ->
    [shut] dicht
    [last] net gesloten
    [chosen] open, gekozen
    [fits] open, maakt de som
    [can] open, past met andere
   *[open] open
 }
stb-round = Ronde
stb-now = Ronde { $round }
stb-total = Totaal
stb-ends = De minste punten winnen. { $by ->
    [limit] Het spel eindigt na de ronde waarin iemand { $limit } haalt.
    [rounds] Het spel heeft { $rounds } { $rounds ->
        [one] ronde
       *[other] rondes
     }.
   *[once] Het spel heeft één ronde.
 }
stb-shut = De doos is dicht!
stb-shut-why = { $count ->
    [one] { $names } wint het hele spel, wat de punten ook zijn.
   *[other] { $names } delen de overwinning.
 }
stb-won = { $count ->
    [one] { $names } wint met { $points }
   *[other] { $names } delen de overwinning met { $points }
 }
stb-alone = { $points ->
    [one] 1 minpunt
   *[other] { $points } minpunten
 }
stb-over-why = De minste minpunten winnen.

stb-say-throw = De worp is { $throw }.
stb-say-dice = { $name } neemt { $dice ->
    [one] één dobbelsteen.
   *[two] twee dobbelstenen.
 }
stb-say-shut = { $name } sluit { $flaps }.
stb-tell = { $name } zit aan de doos. Open: { $flaps }.{ $dice ->
    [0] { "" }
   *[other] { " " }De worp is { $throw }.
 }
stb-tell-sets = Wat past: { $sets }.

### Throwing, and what nothing fits.

stb-throw = Gooien
stb-throw-title = { $shared ->
    [yes] { $name }, gooi de dobbelstenen
   *[no] Gooi de dobbelstenen
 }
stb-throw-how = Sleep ze over het vilt en laat los. Of druk op de spatiebalk.
stb-throw-other = { $name } is aan de beurt om te gooien
stb-throw-for-me = Gooi voor mij
stb-thrown = Dat is { $total }
stb-nothing = Niets maakt { $total }. { $points ->
    [one] Dat is 1 punt.
   *[other] Dat zijn { $points } punten.
 }
stb-would-stay = Nog open: { $flaps }. { $points ->
    [one] 1 punt.
   *[other] { $points } punten.
 }
stb-nothing-odds = Pech: met deze open klepjes { $lose ->
    [one] beëindigt 1 worp op de { $of } de beurt.
   *[other] beëindigen { $lose } worpen op de { $of } de beurt.
 }
stb-write = { $points } opschrijven
stb-else = { $instead } in plaats van { $of } had geholpen
stb-else-why = Dan had { $total } gepast. Dat was { $ago ->
    [1] de laatste keuze.
   *[other] { $ago } keuzes geleden.
 }
stb-else-none = Niets had geholpen
stb-else-none-why = Met deze worpen paste { $total } nergens.
stb-wrong-shut = Klepje { $n } is al dicht.
stb-wrong-big = { $n } is meer dan { $total }.
stb-wrong-lone = Met { $n } kom je niet op { $total }: je mist dan { $left }.
stb-all-down = Alle { $flaps } dicht in { $throws ->
    [one] 1 worp.
   *[other] { $throws } worpen.
 }
stb-throws = { $count ->
    [one] 1 worp
   *[other] { $count } worpen
 }
stb-cell-shut = dicht
stb-say-nothing = { $throw } maken { $total }. Geen open klepjes maken { $total }. Open: { $flaps }. { $points ->
    [one] 1 punt.
   *[other] { $points } punten.
 }
stb-cup-how = Schud de telefoon, of druk op de beker en laat los.
stb-cup-allow = Schudden om te gooien
