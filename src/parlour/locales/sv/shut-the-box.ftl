### Shut the Box vid sidans bord.

## What the slip tells

stb-told-threw = { $name } slog { $dice }
stb-told-no-fit = { $name } slog { $dice }: inget passar
stb-told-no-fit-short = { $name }: { $dice }, passar inte
stb-told-open = { $count ->
    [one] { $flaps } blev stående
   *[other] { $flaps } blev stående
 }
stb-told-shut = { $name } stängde { $flaps }
stb-told-shut-all = { $name } stängde { $flaps }, och därmed lådan
stb-told-left = { $thrown ->
    [yes] Kast: { $dice }.{ " " }
   *[no] { "" }
 }{ $left ->
    [0] Alla luckor är nere.
    [one] { $left } lucka kvar.
   *[other] { $left } luckor kvar.
 }

## Everything else

stb-turn = { $shared ->
    [yes] { $name }, stäng luckor som blir { $total }
   *[no] Stäng luckor som blir { $total }
 }
stb-dice = { $shared ->
    [yes] { $name }, en tärning eller två?
   *[no] En tärning eller två?
 }
stb-other = { $name } letar efter { $total }
stb-how = Tryck på luckor tills summan stämmer.
stb-chosen = { $count ->
    [one] { $flaps } är vald. { $left } kvar.
   *[other] { $flaps } är valda. { $left } kvar.
 }
stb-complete = { $count ->
    [one] { $flaps } ensam blir kastet.
   *[other] { $flaps } blir { $total }.
 }
stb-before = { $name } slog { $throw }: inget passar, { $points } minuspoäng.
stb-before-shut = { $name } stängde lådan.
stb-do = Stäng { $flaps }
stb-do-more = Stäng { $flaps } och …
stb-choose = Välj luckor
stb-take-one = Kasta en tärning
stb-take-two = Kasta två tärningar
stb-sets = Vad som passar
stb-flaps = Luckor. Kastet är { $throw }.
stb-flap = Lucka { $n }, { $state ->
    [shut] stängd
    [last] nyss stängd
    [chosen] öppen, vald
    [fits] öppen, ger summan
    [can] öppen, passar med andra
   *[open] öppen
 }
stb-round = Runda
stb-now = Runda { $round }
stb-total = Totalt
stb-ends = Minst poäng vinner. { $by ->
    [limit] Spelet slutar efter den runda då någon når { $limit }.
    [rounds] Spelet har { $rounds } { $rounds ->
        [one] runda
       *[other] rundor
     }.
   *[once] Spelet har en runda.
 }
stb-shut = Lådan är stängd!
stb-shut-why = { $count ->
    [one] { $names } vinner hela spelet, oavsett poäng.
   *[other] { $names } delar segern.
 }
stb-won = { $count ->
    [one] { $names } vinner med { $points }
   *[other] { $names } delar segern med { $points }
 }
stb-alone = { $points } minuspoäng
stb-over-why = Minst minuspoäng vinner.

stb-say-throw = Kastet är { $throw }.
stb-say-dice = { $name } tar { $dice ->
    [one] en tärning.
   *[two] två tärningar.
 }
stb-say-shut = { $name } stänger { $flaps }.
stb-tell = { $name } sitter vid lådan. Öppna: { $flaps }.{ $dice ->
    [0] { "" }
   *[other] { " " }Kastet är { $throw }.
 }
stb-tell-sets = Vad som passar: { $sets }.

### Throwing, and what nothing fits.

stb-throw = Kasta
stb-throw-title = { $shared ->
    [yes] { $name }, kasta tärningarna
   *[no] Kasta tärningarna
 }
stb-throw-how = Dra dem över duken och släpp. Eller tryck på mellanslag.
stb-throw-other = { $name } ska kasta
stb-throw-for-me = Kasta åt mig
stb-thrown = Det blir { $total }
stb-nothing = Inget blir { $total }. { $points ->
    [one] Det är 1 poäng.
   *[other] Det är { $points } poäng.
 }
stb-would-stay = { $flaps } skulle stå öppna: { $points ->
    [one] 1 poäng.
   *[other] { $points } poäng.
 }
stb-nothing-odds = Otur: med de här öppna avslutar { $lose ->
    [one] 1 kast av { $of } turen.
   *[other] { $lose } kast av { $of } turen.
 }
stb-write = Skriv upp { $points }
stb-else = { $instead } i stället för { $of } hade hjälpt
stb-else-why = Då hade { $total } passat. Det var { $ago ->
    [1] det senaste valet.
   *[other] för { $ago } val sedan.
 }
stb-else-none = Inget hade hjälpt
stb-else-none-why = Med de här kasten gick { $total } inte att få ihop.
stb-wrong-shut = Lucka { $n } är redan stängd.
stb-wrong-big = { $n } är mer än { $total }.
stb-wrong-lone = Inga öppna luckor blir { $total } med { $n }: det fattas { $left }.
stb-all-down = Alla { $flaps } nere på { $throws ->
    [one] 1 kast.
   *[other] { $throws } kast.
 }
stb-throws = { $count ->
    [one] 1 kast
   *[other] { $count } kast
 }
stb-cell-shut = stängd
stb-say-nothing = { $throw } blir { $total }. Inga öppna luckor blir { $total }. Öppna: { $flaps }. { $points ->
    [one] 1 poäng.
   *[other] { $points } poäng.
 }
stb-cup-how = Skaka mobilen, eller tryck på bägaren och släpp.
stb-cup-allow = Skaka för att kasta
