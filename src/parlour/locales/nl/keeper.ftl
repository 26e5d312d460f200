### De score bijhouden: de echte doos staat op tafel.

home-how-score = Score bijhouden
keeper-about = De echte doos staat bij jullie op tafel. Voer in wat er gebeurt: Parlour let op de regels en telt.
keeper-title = Wat is er gegooid?
keeper-dice = { $count ->
    [one] Wat toont de dobbelsteen?
   *[other] Wat tonen de dobbelstenen?
 }
keeper-die = { $number ->
    [1] Eerste dobbelsteen
   *[other] Tweede dobbelsteen
 }
keeper-choose = Kies wat de dobbelstenen tonen
keeper-fell = { $what } gegooid
keeper-red = Waar ligt de rode bal?
keeper-black = En de zwarte bal?
keeper-missed = Ernaast
keeper-holes = Rij 1 ligt het dichtst bij je.
keeper-again = Corrigeren
keeper-chip = Welke fiche heb je omgedraaid?
keeper-first = Wie begint?
keeper-tiles = { $count ->
    [0] { $name } heeft getrokken
    [one] { $name }, welke steen heb je getrokken?
   *[other] { $name }, welke { $count } stenen heb je getrokken?
 }
keeper-drawn = Bevestigen
keeper-words = Wat is er gebeurd?
error-not-by-hand = Spellen aan een echte tafel tellen niet mee voor de rating.
