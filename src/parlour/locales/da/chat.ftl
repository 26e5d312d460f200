### Hvad folk siger til hinanden ved et bord, uden tastatur.

chat-hello = Hej!
chat-good-luck = Held og lykke!
chat-thanks = Tak!
chat-you-too = I lige måde!
chat-well-played = Flot spillet!
chat-what-luck = Sikke et held!
chat-bad-luck = Uheldigt!
chat-oops = Hovsa!
chat-sorry = Undskyld!
chat-one-moment = Lige et øjeblik.
chat-here-again = Jeg er tilbage.
chat-your-turn = Det er din tur.
chat-close-one = Det var tæt på!
chat-good-game = Et godt spil!
chat-once-more = En gang til?
chat-bye = Farvel!

## Papiret ved siden af brættet

chat-title = Snak ved bordet
chat-open = { $count ->
    [0] Snak ved bordet
   *[other] Snak ved bordet, nyt: { $count }
 }
chat-none = Ingen har sagt noget endnu.
chat-said = { $name } siger: { $words }
chat-taken-out = (fjernet)
chat-phrases = Ting man kan sige
chat-text = Dine egne ord
chat-send = Sig det
chat-free = For min skyld må man gerne skrive frit.
chat-free-not = Det kan man, når alle her siger ja.
chat-about = Hør ikke { $name } mere, eller sig det til værten
chat-mute = Hør ikke mere fra { $name }
chat-unmute = Hør { $name } igen
chat-report = Sig det til værten
chat-report-why = Hvad er der galt med det?
chat-report-send = Send
chat-reported = Værten har fået besked.
