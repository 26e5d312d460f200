### Vad kommandoraden svarar: kast, böcker, lösta spel.

throw-lies = röd { $red } svart { $black }: { $points ->
    [one] { $points } poäng
   *[other] { $points } poäng
 }{ $shape ->
    [line] , linje
    [square] , kvadrat
    [rectangle] , rektangel
   *[other] { "" }
 }
throw-many = { $count ->
    [one] { $count } kast ({ $name }): { $mean } poäng
   *[other] { $count } kast ({ $name }): { $mean } poäng var
 }; kulor i hål: { $shares }
throw-share = { $balls } i { $percent } %
book-holds = { $placement }: { $count } ställningar så när som på symmetri
book-balls = kulor: { $balls }
book-proved = { $placement }: { $proved } av { $sample } ställningar bevisade igen, av { $all }
book-wrong-places = fel vid x { $x } o { $o }: boken har andra bästa platser
book-wrong-value = fel vid x { $x } o { $o }: { $low } till { $high } i boken, bevisat { $value }
book-made = { $file }: { $positions } ställningar, { $bytes } byte
solve-value = { $placement }: den förstas försprång före den andra: { $value }
solve-line = bästa spel: { $line }
solve-size = { $positions } ställningar, { $seconds } s, tabell { $table } GB, minne { $memory } GB
solve-at = { $at ->
    [level] { $positions ->
            [one] { $positions } ställning
           *[other] { $positions } ställningar
        } med { $balls ->
            [one] { $balls } kula
           *[other] { $balls } kulor
        }
    [search] första kulan på { $place }, { $positions ->
            [one] { $positions } ställning
           *[other] { $positions } ställningar
        } undersökta
    [book] { $positions ->
            [one] { $positions } ställning
           *[other] { $positions } ställningar
        } i boken
   *[proof] { $positions } av { $of } bevisade
 }
stb-solved-expected = förväntade minuspoäng
stb-solved-chance = chans att stänga
stb-solved-way = spelsätt
stb-solved-points = förväntade poäng
stb-solved-scores = Slutresultat:
stb-solved-scores-steps = Slutresultat (--full för var och en exakt):
stb-solved-shut = stängd
stb-solved-digits = { $count ->
    [one] { $count } siffra
   *[other] { $count } siffror
 }
stb-solved-against = Den andras chans mot varje resultat av den första:
stb-solved-estimate = UPPSKATTNING, inte bästa spel: alla spelar varje tur för så få förväntade poäng som möjligt.
stb-solved-seat = plats { $seat } vinner
stb-solved-limit = gräns { $limit }; den stängda lådan { $shut ->
    [wins] vinner genast
   *[finish-round] vinner när rundan är slut
 }
stb-solved-bound = bästa spel av alla, i float64: ingen chans är mer än { $bound } fel
stb-solved-exact = bästa spel av båda, exakt
stb-solved-closings = De bästa luckorna för allt som är öppet och varje kast:
stb-solved-first = Den bästa första stängningen för varje kast (--full för allt som kan vara öppet):
stb-solved-or = eller
stb-solved-title = Shut the Box med { $flaps } luckor, { $dice ->
    [two] två tärningar
    [one-when-six] en tärning tillåten när de öppna luckorna blir högst 6
   *[one-when-high-shut] en tärning tillåten när ingen lucka över 6 är öppen
 }, { $scoring ->
    [sum] summan av de öppna luckorna räknas
   *[digits] de öppna luckorna räknas som ett tal
 }:
stb-solved-goal = { $goal ->
    [score] en tur, för så få förväntade poäng som möjligt
    [shut] en tur, för störst chans att stänga lådan
    [duel] en tur var, de senare känner poängen före dem
   *[match] ett parti till en gräns
 }.
stb-solved-name = { $way ->
    [best-for-score] bästa poäng
    [best-for-shut] bästa chans
    [largest-first] störst först
    [fewest-flaps] färst luckor
    [most-flaps] flest luckor
   *[at-random] slumpvis
 }
puzzle-head = { $game }, nivå { $level }, tema { $theme }
puzzle-seat = Du sitter på plats { $seat }.
puzzle-best = Bäst: { $best }.
puzzle-right = Rätt!
puzzle-wrong = Inte riktigt: bäst är { $best }.
puzzle-margin = Det är { $margin } bättre än allt annat.
puzzle-you = du
puzzle-more = … och { $count } till
puzzle-count = { $right } av { $total } rätt.
puzzle-seed = (startvärde { $seed }, nummer { $number })
puzzle-ask = { $kind ->
    [shut-the-box] Vilka luckor stänger du så att turen kostar minst poäng i genomsnitt? (som 2,5)
    [kryds-bolle] Vart ska din kula, om båda spelar felfritt sedan? (som b2, fritt: b2.3)
    [take-it] Vad ger bäst chans att vinna? (som take 5, rob 1 line, pass)
    [chikugo] Vilken spelmark lägger du ut för att inte bli sist med spelmarker? (som lay 8, pass)
    [abaku] Vilket drag ger mest på en gång? (som 8G 1..3 vågrätt, G8 1..3 lodrätt)
    [cover] Efter vilket drag kan du täcka flest rutor till slut? (som 3B 1..3 vågrätt, B3 1..3 lodrätt)
   *[smart-calculators] Hur många poäng är det här kastet med smarta räknare?
 }
