### The first page: a question, the shelf, three cards.

home-first = Vijf houten spellen voor één, twee of een volle tafel. Gratis, en zonder account.
home-with = { $game } met { $names }
home-alone = { $game } alleen
home-join = Meedoen
home-more-games = { $count ->
    [one] nog 1 spel
   *[other] nog { $count } spellen
 }
home-task = Je opdracht
home-task-left = { $count ->
    [one] Nog één vraag.
   *[other] Nog { $count } vragen.
 }
home-go-on = Verder
home-lesson = Je les
home-learn = { $game } leren
home-learn-time = Het duurt een minuut.
home-show-me = Laat zien
home-other-games = Andere spellen
home-ask-shut-the-box = Welke klepjes?
home-ask-chikugo = Welke fiche?
home-ask-take-it = Wat pak je?
home-ask-abaku = Wat telt het meest?
home-ask-kryds-bolle = Waarheen?
home-streak = { $game } · dag { $days } op rij
home-done = { $days ->
    [one] Klaar. Eén dag op rij.
   *[other] Klaar. { $days } dagen op rij.
 }
home-code = Heb je een code?
home-code-title = Naar een tafel of klas
home-code-why = De code of link die je kreeg.
home-code-label = Code
home-tonight = Voor vanavond
home-tonight-for = { $count ->
    [2] Met z’n tweeën?
    [3] Met z’n drieën?
    [4] Met z’n vieren?
    [5] Met z’n vijven?
    [6] Met z’n zessen?
   *[other] Met { $count } aan tafel?
 }
home-tonight-takes = { $game } duurt { $minutes } minuten.
home-set-up = Klaarzetten
home-else = Iets anders
install-title = Op dit apparaat bewaren
install-why = Opent als een app, met een eigen pictogram.
install-yes = Installeren
install-no = Niet nu
