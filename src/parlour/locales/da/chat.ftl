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
