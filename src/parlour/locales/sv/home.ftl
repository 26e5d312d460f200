### The first page: a question, the shelf, three cards.

home-first = Fem träspel för en, två eller ett fullt bord. Gratis och utan konto.
home-with = { $game } med { $names }
home-alone = { $game } på egen hand
home-join = Gå med
home-more-games = { $count ->
    [one] 1 spel till
   *[other] { $count } spel till
 }
home-task = Din uppgift
home-task-left = { $count ->
    [one] En fråga kvar.
   *[other] { $count } frågor kvar.
 }
home-go-on = Fortsätt
home-lesson = Din lektion
home-learn = Lär dig { $game }
home-learn-time = Det tar en minut.
home-show-me = Visa mig
home-other-games = Andra spel
home-ask-shut-the-box = Vilka luckor?
home-ask-chikugo = Vilken spelmark?
home-ask-take-it = Vad tar du?
home-ask-abaku = Vad ger mest?
home-ask-kryds-bolle = Vart ska den?
home-streak = { $game } · dag { $days } i rad
home-done = { $days ->
    [one] Klart. En dag i rad.
   *[other] Klart. { $days } dagar i rad.
 }
home-code = Har du en kod?
home-code-title = Till ett bord eller en klass
home-code-why = Koden eller länken du fått.
home-code-label = Kod
home-tonight = I kväll
home-tonight-for = { $count ->
    [2] Två vid bordet?
    [3] Tre vid bordet?
    [4] Fyra vid bordet?
    [5] Fem vid bordet?
    [6] Sex vid bordet?
   *[other] { $count } vid bordet?
 }
home-tonight-takes = { $game } tar { $minutes } minuter.
home-set-up = Ställ upp
home-else = Något annat
install-title = Ha Parlour på den här enheten
install-why = Öppnas som en app, med egen ikon.
install-yes = Installera
install-no = Inte nu
