### Shut the Box ved sidens bord.

## What the slip tells

stb-told-threw = { $name } slog { $dice }
stb-told-no-fit = { $name } slog { $dice }: intet passer
stb-told-no-fit-short = { $name }: { $dice }, intet passer
stb-told-open = { $count ->
    [one] { $flaps } blev stående
   *[other] { $flaps } blev stående
 }
stb-told-shut = { $name } lukkede { $flaps }
stb-told-shut-all = { $name } lukkede { $flaps }, og dermed kassen
stb-told-left = { $thrown ->
    [yes] Slag: { $dice }.{ " " }
   *[no] { "" }
 }{ $left ->
    [0] Alle klapper er nede.
    [one] { $left } klap tilbage.
   *[other] { $left } klapper tilbage.
 }

## Everything else

stb-turn = { $shared ->
    [yes] { $name }, luk klapper, der giver { $total }
   *[no] Luk klapper, der giver { $total }
 }
stb-dice = { $shared ->
    [yes] { $name }, én terning eller to?
   *[no] Én terning eller to?
 }
stb-other = { $name } leder efter { $total }
stb-how = Tryk på klapper, til summen passer.
stb-chosen = { $count ->
    [one] { $flaps } er valgt. { $left } mangler.
   *[other] { $flaps } er valgt. { $left } mangler.
 }
stb-complete = { $count ->
    [one] { $flaps } er nok alene.
   *[other] { $flaps } giver { $total }.
 }
stb-before = { $name } slog { $throw }: intet passer, { $points } minuspoint.
stb-before-shut = { $name } har lukket kassen.
stb-do = Luk { $flaps }
stb-do-more = Luk { $flaps } og …
stb-choose = Vælg klapper
stb-take-one = Slå med én terning
stb-take-two = Slå med to terninger
stb-sets = Muligheder
stb-flaps = Klapper. Slaget er { $throw }.
stb-flap = Klap { $n }, { $state ->
    [shut] lukket
    [last] lige lukket
    [chosen] åben, valgt
    [fits] åben, giver summen
    [can] åben, passer med andre
   *[open] åben
 }
stb-round = Runde
stb-now = Runde { $round }
stb-total = I alt
stb-ends = Færrest point vinder. { $by ->
    [limit] Spillet slutter efter den runde, hvor nogen når { $limit }.
    [rounds] Spillet har { $rounds } { $rounds ->
        [one] runde
       *[other] runder
     }.
   *[once] Spillet har én runde.
 }
stb-shut = Kassen er lukket!
stb-shut-why = { $count ->
    [one] { $names } vinder hele spillet, uanset point.
   *[other] { $names } deler sejren.
 }
stb-won = { $count ->
    [one] { $names } vinder med { $points }
   *[other] { $names } deler sejren med { $points }
 }
stb-alone = { $points } minuspoint
stb-over-why = Færrest minuspoint vinder.

stb-say-throw = Slaget er { $throw }.
stb-say-dice = { $name } tager { $dice ->
    [one] én terning.
   *[two] to terninger.
 }
stb-say-shut = { $name } lukker { $flaps }.
stb-tell = { $name } sidder ved kassen. Åbne: { $flaps }.{ $dice ->
    [0] { "" }
   *[other] { " " }Slaget er { $throw }.
 }
stb-tell-sets = Muligheder: { $sets }.

### Throwing, and what nothing fits.

stb-throw = Slå
stb-throw-title = { $shared ->
    [yes] { $name }, slå med terningerne
   *[no] Slå med terningerne
 }
stb-throw-how = Træk dem hen over filten, og slip. Eller tryk på mellemrumstasten.
stb-throw-other = { $name } skal slå
stb-throw-for-me = Slå for mig
stb-thrown = Det er { $total }
stb-nothing = Intet giver { $total }. { $points ->
    [one] Det er 1 point.
   *[other] Det er { $points } point.
 }
stb-would-stay = { $flaps } ville stå åbne: { $points ->
    [one] 1 point.
   *[other] { $points } point.
 }
stb-nothing-odds = Uheldigt: med disse åbne { $lose ->
    [one] afslutter 1 slag ud af { $of } turen.
   *[other] afslutter { $lose } slag ud af { $of } turen.
 }
stb-write = Skriv { $points } op
stb-else = { $instead } i stedet for { $of } havde hjulpet
stb-else-why = Så havde { $total } passet. Det var { $ago ->
    [1] det sidste valg.
   *[other] for { $ago } valg siden.
 }
stb-else-none = Intet havde hjulpet
stb-else-none-why = Med de slag gik { $total } ikke op.
stb-wrong-shut = Klap { $n } er allerede lukket.
stb-wrong-big = { $n } er mere end { $total }.
stb-wrong-lone = Ingen åbne klapper giver { $total } sammen med { $n }: der mangler { $left }.
stb-all-down = Alle { $flaps } nede på { $throws ->
    [one] 1 slag.
   *[other] { $throws } slag.
 }
stb-throws = { $count ->
    [one] 1 slag
   *[other] { $count } slag
 }
stb-cell-shut = lukket
stb-say-nothing = { $throw } giver { $total }. Ingen åbne klapper giver { $total }. Åbne: { $flaps }. { $points ->
    [one] 1 point.
   *[other] { $points } point.
 }
stb-cup-how = Ryst telefonen, eller tryk på bægeret og slip.
stb-cup-allow = Ryst for at slå
