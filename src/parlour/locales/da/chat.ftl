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
chat-good-game = Godt spil!
chat-once-more = En gang til?
chat-bye = Farvel!

## Papiret ved siden af brættet

chat-title = Chat
chat-open = { $count ->
    [0] Chat
   *[other] Chat, nye: { $count }
 }
chat-none = Ingen beskeder endnu.
chat-said = { $name } siger: { $words }
chat-taken-out = (fjernet)
chat-phrases = Hurtige beskeder
chat-text = Din besked
chat-send = Send
chat-free = Tillad fri chat
chat-free-not = Du kan skrive, når alle her tillader det.
chat-about = Slå lyden fra for { $name }, eller indberet
chat-mute = Slå lyden fra for { $name }
chat-unmute = Slå lyden til for { $name }
chat-report = Indberet
chat-report-why = Hvad er der galt med det?
chat-report-send = Send
chat-reported = Indberetningen er sendt til værten.
