### Vad man säger till varandra vid bordet, utan tangentbord.

chat-hello = Hej!
chat-good-luck = Lycka till!
chat-thanks = Tack!
chat-you-too = Detsamma!
chat-well-played = Bra spelat!
chat-what-luck = Vilken tur!
chat-bad-luck = Vilken otur!
chat-oops = Hoppsan!
chat-sorry = Förlåt!
chat-one-moment = Ett ögonblick, tack.
chat-here-again = Jag är tillbaka.
chat-your-turn = Det är din tur.
chat-close-one = Det var nära!
chat-good-game = Ett fint spel!
chat-once-more = En gång till?
chat-bye = Hej då!
