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
stb-how = Rør ved klapper, til summen passer.
stb-chosen = { $count ->
    [one] { $flaps } er valgt. { $left } mangler.
   *[other] { $flaps } er valgt. { $left } mangler.
 }
stb-complete = { $count ->
    [one] { $flaps } alene giver slaget.
   *[other] { $flaps } giver { $total }.
 }
stb-before = { $name } slog { $throw }: intet passer, { $points } minuspoint.
stb-before-shut = { $name } har lukket kassen.
stb-do = Luk { $flaps }
stb-do-more = Luk { $flaps } og …
stb-choose = Vælg klapper
stb-take-one = Slå med én terning
stb-take-two = Slå med to terninger
stb-sets = Sæt, der passer
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
stb-ends = Den, der har færrest, vinder. { $by ->
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
stb-tell-sets = Sæt, der passer: { $sets }.
