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

## Pappret bredvid brädet

chat-title = Prat vid bordet
chat-open = { $count ->
    [0] Prat vid bordet
   *[other] Prat vid bordet, nytt: { $count }
 }
chat-none = Ingen har sagt något än.
chat-said = { $name } säger: { $words }
chat-taken-out = (borttaget)
chat-phrases = Sådant man kan säga
chat-text = Dina egna ord
chat-send = Säg det
chat-free = För min del får man skriva fritt.
chat-free-not = Det går när alla här säger ja.
chat-about = Hör inte { $name } mer, eller säg till värden
chat-mute = Hör inget mer från { $name }
chat-unmute = Hör { $name } igen
chat-report = Säg till värden
chat-report-why = Vad är det för fel på det?
chat-report-send = Skicka
chat-reported = Värden har fått veta.
