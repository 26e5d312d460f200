### De score bijhouden: de echte doos staat op tafel.

home-how-score = Score bijhouden
keeper-about = De echte doos staat bij jullie op tafel. De pagina is scheidsrechter en telt wat jullie intikken.
keeper-title = Wat er gegooid is
keeper-dice = { $count ->
    [one] Wat toont de dobbelsteen?
   *[other] Wat tonen de dobbelstenen?
 }
keeper-die = { $number ->
    [1] Eerste dobbelsteen
   *[other] Tweede dobbelsteen
 }
keeper-choose = Kies wat de dobbelstenen tonen
keeper-fell = { $what } is geworpen
keeper-red = Waar ligt de rode bal?
keeper-black = En de zwarte bal?
keeper-missed = Ernaast
keeper-holes = Rij 1 ligt het dichtst bij de hand.
keeper-again = Verbeteren
keeper-chip = Welke fiche is omgedraaid?
keeper-first = Wie begint?
keeper-tiles = { $count ->
    [0] { $name } heeft getrokken
    [one] { $name }, welke steen heb je getrokken?
   *[other] { $name }, welke { $count } stenen heb je getrokken?
 }
keeper-drawn = Zo is het
keeper-words = Wat is er gebeurd?
error-not-by-hand = Een spel aan een echte tafel kan niet meetellen.
