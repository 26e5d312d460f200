### Wat men aan tafel tegen elkaar zegt, zonder toetsenbord.

chat-hello = Hallo!
chat-good-luck = Succes!
chat-thanks = Dank je!
chat-you-too = Jij ook!
chat-well-played = Goed gespeeld!
chat-what-luck = Wat een geluk!
chat-bad-luck = Wat een pech!
chat-oops = Oeps!
chat-sorry = Sorry!
chat-one-moment = Een momentje, alsjeblieft.
chat-here-again = Ik ben er weer.
chat-your-turn = Jij bent aan de beurt.
chat-close-one = Dat scheelde weinig!
chat-good-game = Mooi spel!
chat-once-more = Nog een potje?
chat-bye = Tot ziens!

## Het blad naast het bord

chat-title = Chat
chat-open =
    { $count ->
        [0] Chat
       *[other] Chat, nieuw: { $count }
    }
chat-none = Nog geen berichten.
chat-said = { $name } zegt: { $words }
chat-taken-out = (verwijderd)
chat-phrases = Snelle berichten
chat-text = Je bericht
chat-send = Versturen
chat-free = Vrije chat toestaan
chat-free-not = Typen kan zodra iedereen hier het toestaat.
chat-about = { $name } dempen of melden
chat-mute = { $name } dempen
chat-unmute = { $name } niet meer dempen
chat-report = Melden
chat-report-why = Wat is er mis mee?
chat-report-send = Versturen
chat-reported = Melding verstuurd naar de beheerder.
