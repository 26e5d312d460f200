### Was man am Tisch zueinander sagt, ohne Tastatur.

chat-hello = Hallo!
chat-good-luck = Viel Glück!
chat-thanks = Danke!
chat-you-too = Gleichfalls!
chat-well-played = Gut gespielt!
chat-what-luck = So ein Glück!
chat-bad-luck = So ein Pech!
chat-oops = Hoppla!
chat-sorry = Entschuldigung!
chat-one-moment = Einen Moment bitte.
chat-here-again = Ich bin wieder da.
chat-your-turn = Du bist dran.
chat-close-one = Das war knapp!
chat-good-game = Schönes Spiel!
chat-once-more = Noch ein Spiel?
chat-bye = Tschüss!

## Das Blatt neben dem Brett

chat-title = Chat
chat-open =
    { $count ->
        [0] Chat
       *[other] Chat, neu: { $count }
    }
chat-none = Noch keine Nachrichten.
chat-said = { $name } sagt: { $words }
chat-taken-out = (entfernt)
chat-phrases = Schnelle Nachrichten
chat-text = Deine Nachricht
chat-send = Senden
chat-free = Freier Chat ist okay
chat-free-not = Frei schreiben könnt ihr, sobald alle hier es erlauben.
chat-about = { $name } stummschalten oder melden
chat-mute = { $name } stummschalten
chat-unmute = Stummschaltung für { $name } aufheben
chat-report = Melden
chat-report-why = Was stimmt damit nicht?
chat-report-send = Senden
chat-reported = Die Spielleitung hat deine Meldung.
