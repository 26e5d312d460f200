### Hvad kommandolinjen svarer: kast, bøger, løste spil.

throw-lies = rød { $red } sort { $black }: { $points ->
    [one] { $points } point
   *[other] { $points } point
 }{ $shape ->
    [line] , linje
    [square] , kvadrat
    [rectangle] , rektangel
   *[other] { "" }
 }
throw-many = { $count ->
    [one] { $count } kast ({ $name }): { $mean } point
   *[other] { $count } kast ({ $name }): { $mean } point hver
 }; kugler i huller: { $shares }
throw-share = { $balls } i { $percent } %
book-holds = { $placement }: { $count } stillinger på nær symmetri
book-balls = kugler: { $balls }
book-proved = { $placement }: { $proved } af { $sample } stillinger bevist igen, af { $all }
book-wrong-places = forkert ved x { $x } o { $o }: bogens bedste pladser er andre
book-wrong-value = forkert ved x { $x } o { $o }: { $low } til { $high } i bogen, bevist { $value }
book-made = { $file }: { $positions } stillinger, { $bytes } byte
solve-value = { $placement }: førstespillerens forspring: { $value }
solve-line = bedste spil: { $line }
solve-size = { $positions } stillinger, { $seconds } s, tabel { $table } GB, hukommelse { $memory } GB
solve-at = { $at ->
    [level] { $positions ->
            [one] { $positions } stilling
           *[other] { $positions } stillinger
        } med { $balls ->
            [one] { $balls } kugle
           *[other] { $balls } kugler
        }
    [search] første kugle på { $place }, { $positions ->
            [one] { $positions } stilling
           *[other] { $positions } stillinger
        } undersøgt
    [book] { $positions ->
            [one] { $positions } stilling
           *[other] { $positions } stillinger
        } i bogen
   *[proof] { $positions } af { $of } bevist
 }
stb-solved-expected = forventede minuspoint
stb-solved-chance = chance for at lukke
stb-solved-way = spillemåde
stb-solved-points = forventede point
stb-solved-scores = Slutresultater:
stb-solved-scores-steps = Slutresultater (med --full hvert enkelt nøjagtigt):
stb-solved-shut = lukket
stb-solved-digits = { $count ->
    [one] { $count } ciffer
   *[other] { $count } cifre
 }
stb-solved-against = Andenspillerens chance mod hvert resultat af førstespilleren:
stb-solved-estimate = SKØN, ikke bedste spil: i hver tur går alle efter færrest forventede point.
stb-solved-seat = plads { $seat } vinder
stb-solved-limit = grænse { $limit }; den lukkede kasse { $shut ->
    [wins] vinder med det samme
   *[finish-round] vinder, når runden er slut
 }
stb-solved-bound = bedste spil af alle, i float64: ingen chance er mere end { $bound } forkert
stb-solved-exact = bedste spil af begge, nøjagtigt
stb-solved-closings = De bedste klapper for hvert sæt åbne og hvert slag:
stb-solved-first = Den bedste første lukning for hvert slag (--full for hvert sæt åbne):
stb-solved-or = eller
stb-solved-title = Shut the Box med { $flaps } klapper, { $dice ->
    [two] to terninger
    [one-when-six] én terning tilladt, når de åbne klapper højst giver 6
   *[one-when-high-shut] én terning tilladt, når ingen klap over 6 er åben
 }, { $scoring ->
    [sum] summen af de åbne klapper tæller
   *[digits] de åbne klapper tæller som ét tal
 }:
stb-solved-goal = { $goal ->
    [score] én tur, med færrest forventede point
    [shut] én tur, med størst chance for at lukke kassen
    [duel] en tur hver, de senere kender de foregående point
   *[match] et spil til en grænse
 }.
stb-solved-name = { $way ->
    [best-for-score] bedste point
    [best-for-shut] bedste chance
    [largest-first] største først
    [fewest-flaps] færrest klapper
    [most-flaps] flest klapper
   *[at-random] tilfældigt
 }
puzzle-head = { $game }, niveau { $level }, tema { $theme }
puzzle-seat = Du sidder på plads { $seat }.
puzzle-best = Bedste træk: { $best }.
puzzle-right = Rigtigt!
puzzle-wrong = Ikke helt: { $best } er bedst.
puzzle-margin = Det er { $margin } bedre end alt andet.
puzzle-you = dig
puzzle-more = … og { $count } til
puzzle-count = { $right } af { $total } rigtige.
puzzle-seed = (startværdi { $seed }, nummer { $number })
puzzle-ask = { $kind ->
    [shut-the-box] Hvilke klapper lukker du, så turen i gennemsnit koster færrest point? (som 2,5)
    [kryds-bolle] Hvor skal din kugle hen, hvis begge spiller fejlfrit videre? (som b2, frit: b2.3)
    [take-it] Hvad giver den bedste chance for at vinde? (som take 5, rob 1 line, pass)
    [chikugo] Hvilken brik lægger du ud for ikke at være den sidste med brikker? (som lay 8, pass)
    [abaku] Hvilket træk giver flest point med det samme? (som 8G 1..3 vandret, G8 1..3 lodret)
    [cover] Efter hvilket træk kan du dække flest felter til sidst? (som 3B 1..3 vandret, B3 1..3 lodret)
   *[smart-calculators] Hvor mange point er dette kast med kloge regnere?
 }
