### Wat men aan tafel tegen elkaar zegt, zonder toetsenbord.

chat-hello = Hallo!
chat-good-luck = Veel geluk!
chat-thanks = Dank je!
chat-you-too = Jij ook!
chat-well-played = Goed gespeeld!
chat-what-luck = Wat een geluk!
chat-bad-luck = Wat een pech!
chat-oops = Oeps!
chat-sorry = Sorry!
chat-one-moment = Een ogenblik, alsjeblieft.
chat-here-again = Ik ben er weer.
chat-your-turn = Jij bent aan de beurt.
chat-close-one = Dat scheelde weinig!
chat-good-game = Een mooi spel!
chat-once-more = Nog een keer?
chat-bye = Tot ziens!

## Het blad naast het bord

chat-title = Praten aan tafel
chat-open = { $count ->
    [0] Praten aan tafel
   *[other] Praten aan tafel, nieuw: { $count }
 }
chat-none = Nog niemand heeft iets gezegd.
chat-said = { $name } zegt: { $words }
chat-taken-out = (weggehaald)
chat-phrases = Wat je kunt zeggen
chat-text = Je eigen woorden
chat-send = Zeggen
chat-free = Vrij schrijven vind ik goed.
chat-free-not = Dat kan zodra iedereen hier het goed vindt.
chat-about = { $name } niet meer horen of melden
chat-mute = { $name } niet meer horen
chat-unmute = { $name } weer horen
chat-report = Melden bij de gastheer
chat-report-why = Wat is er mis mee?
chat-report-send = Versturen
chat-reported = De melding is binnen.
