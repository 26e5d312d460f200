### Att föra räkning: den riktiga lådan står på bordet.

home-how-score = Räkna poäng
keeper-about = Den riktiga lådan står på ert bord. Skriv in vad som händer: Parlour håller reda på reglerna och räknar.
keeper-title = Vad blev kastet?
keeper-dice = { $count ->
    [one] Vad visar tärningen?
   *[other] Vad visar tärningarna?
 }
keeper-die = { $number ->
    [1] Första tärningen
   *[other] Andra tärningen
 }
keeper-choose = Välj vad tärningarna visar
keeper-fell = { $what } kastades
keeper-red = Var ligger den röda kulan?
keeper-black = Och den svarta kulan?
keeper-missed = Bredvid
keeper-holes = Rad 1 är närmast dig.
keeper-again = Rätta
keeper-chip = Vilken spelmark vände du?
keeper-first = Vem börjar?
keeper-tiles = { $count ->
    [0] { $name } har dragit
    [one] { $name }, vilken bricka drog du?
   *[other] { $name }, vilka { $count } brickor drog du?
 }
keeper-drawn = Bekräfta
keeper-words = Vad hände?
error-not-by-hand = Spel vid ett riktigt bord kan inte ge rating.
