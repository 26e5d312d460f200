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
