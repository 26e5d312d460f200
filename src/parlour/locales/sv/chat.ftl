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
chat-good-game = Bra match!
chat-once-more = Ett spel till?
chat-bye = Hej då!

## Pappret bredvid brädet

chat-title = Chatt
chat-open =
    { $count ->
        [0] Chatt
       *[other] Chatt, nytt: { $count }
    }
chat-none = Inga meddelanden än.
chat-said = { $name } säger: { $words }
chat-taken-out = (borttaget)
chat-phrases = Snabbmeddelanden
chat-text = Ditt meddelande
chat-send = Skicka
chat-free = Tillåt fri chatt
chat-free-not = Du kan skriva när alla här tillåter det.
chat-about = Tysta eller rapportera { $name }
chat-mute = Tysta { $name }
chat-unmute = Sluta tysta { $name }
chat-report = Rapportera
chat-report-why = Vad är fel med det?
chat-report-send = Skicka
chat-reported = Rapporten är skickad till värden.
