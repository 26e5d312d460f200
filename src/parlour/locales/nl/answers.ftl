### Wat de opdrachtregel antwoordt: worpen, boeken, opgeloste spellen.

throw-lies = rood { $red } zwart { $black }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }{ $shape ->
    [line] , lijn
    [square] , vierkant
    [rectangle] , rechthoek
   *[other] { "" }
 }
throw-many = { $count ->
    [one] { $count } worp ({ $name }): { $mean } punten
   *[other] { $count } worpen ({ $name }): { $mean } punten elk
 }; ballen in gaten: { $shares }
throw-share = { $balls } in { $percent }%
book-holds = { $placement }: { $count } stellingen op symmetrie na
book-balls = ballen: { $balls }
book-proved = { $placement }: { $proved } van { $sample } stellingen opnieuw bewezen, van { $all }
book-wrong-places = fout bij x { $x } o { $o }: het boek heeft andere beste plaatsen
book-wrong-value = fout bij x { $x } o { $o }: in het boek { $low } tot { $high }, bewezen { $value }
book-made = { $file }: { $positions } stellingen, { $bytes } bytes
solve-value = { $placement }: voorsprong van de eerste op de tweede: { $value }
solve-line = beste spel: { $line }
solve-size = { $positions } stellingen, { $seconds } s, tabel { $table } GB, geheugen { $memory } GB
solve-at = { $at ->
    [level] { $positions ->
            [one] { $positions } stelling
           *[other] { $positions } stellingen
        } met { $balls ->
            [one] { $balls } bal
           *[other] { $balls } ballen
        }
    [search] eerste bal op { $place }, { $positions ->
            [one] { $positions } stelling
           *[other] { $positions } stellingen
        } bekeken
    [book] { $positions ->
            [one] { $positions } stelling
           *[other] { $positions } stellingen
        } in het boek
   *[proof] { $positions } van { $of } bewezen
 }
stb-solved-expected = verwachte minpunten
stb-solved-chance = kans om te sluiten
stb-solved-way = speelwijze
stb-solved-points = verwachte punten
stb-solved-scores = Eindstanden:
stb-solved-scores-steps = Eindstanden (--full voor elk precies):
stb-solved-shut = gesloten
stb-solved-digits = { $count ->
    [one] { $count } cijfer
   *[other] { $count } cijfers
 }
stb-solved-against = De kans van de tweede tegen elke stand van de eerste:
stb-solved-estimate = SCHATTING, niet het beste spel: iedereen speelt elke beurt op zo weinig mogelijk verwachte punten.
stb-solved-seat = plaats { $seat } wint
stb-solved-limit = grens { $limit }; de gesloten doos { $shut ->
    [wins] wint meteen
   *[finish-round] wint aan het eind van de ronde
 }
stb-solved-bound = beste spel van iedereen, in float64: geen kans zit er meer dan { $bound } naast
stb-solved-exact = beste spel van beiden, precies
stb-solved-closings = De beste klepjes voor alles wat open is en elke worp:
stb-solved-first = De beste eerste sluiting voor elke worp (--full voor alles wat open kan zijn):
stb-solved-or = of
stb-solved-title = Shut the Box met { $flaps } klepjes, { $dice ->
    [two] twee dobbelstenen
    [one-when-six] één dobbelsteen mag als de open klepjes samen hoogstens 6 zijn
   *[one-when-high-shut] één dobbelsteen mag als er geen klepje boven de 6 open is
 }, { $scoring ->
    [sum] de som van de open klepjes telt
   *[digits] de open klepjes tellen als één getal
 }:
stb-solved-goal = { $goal ->
    [score] één beurt, op zo weinig mogelijk verwachte punten
    [shut] één beurt, op de grootste kans om de doos te sluiten
    [duel] elk een beurt; wie later komt, kent de punten van daarvoor
   *[match] een partij tot een grens
 }.
stb-solved-name = { $way ->
    [best-for-score] beste punten
    [best-for-shut] beste kans
    [largest-first] grootste eerst
    [fewest-flaps] minste klepjes
    [most-flaps] meeste klepjes
   *[at-random] willekeurig
 }
puzzle-head = { $game }, niveau { $level }, thema { $theme }
puzzle-seat = Je zit op plaats { $seat }.
puzzle-best = Het beste: { $best }.
puzzle-right = Goed!
puzzle-wrong = Niet helemaal: het beste is { $best }.
puzzle-margin = Dat is { $margin } beter dan al het andere.
puzzle-you = jij
puzzle-more = …en nog { $count }
puzzle-count = { $right } van { $total } goed.
puzzle-seed = (beginwaarde { $seed }, nummer { $number })
puzzle-ask = { $kind ->
    [shut-the-box] Welke klepjes sluit je, zodat deze beurt gemiddeld de minste punten kost? (zoals 2,5)
    [kryds-bolle] Waar gaat je bal heen, als beiden daarna perfect spelen? (zoals b2, vrij: b2.3)
    [take-it] Wat geeft de beste kans om te winnen? (zoals take 5, rob 1 line, pass)
    [chikugo] Welke fiche leg je af om niet als laatste met fiches te blijven zitten? (zoals lay 8, pass)
    [abaku] Welke zet levert meteen het meest op? (zoals 8G 1..3 horizontaal, G8 1..3 verticaal)
    [cover] Met welke zet kun je uiteindelijk de meeste vakken vullen? (zoals 3B 1..3 horizontaal, B3 1..3 verticaal)
   *[smart-calculators] Hoeveel punten is deze worp met slimme rekenaars?
 }
