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
chat-good-game = Ein schönes Spiel!
chat-once-more = Noch einmal?
chat-bye = Tschüss!

## Das Blatt neben dem Brett

chat-title = Gespräch am Tisch
chat-open = { $count ->
    [0] Gespräch am Tisch
   *[other] Gespräch am Tisch, neu: { $count }
 }
chat-none = Noch hat niemand etwas gesagt.
chat-said = { $name } sagt: { $words }
chat-taken-out = (entfernt)
chat-phrases = Was man sagen kann
chat-text = Eigene Worte
chat-send = Sagen
chat-free = Freie Worte sind mir recht.
chat-free-not = Schreiben kann man sie, sobald alle hier das sagen.
chat-about = { $name } stumm schalten oder melden
chat-mute = Von { $name } nichts mehr hören
chat-unmute = { $name } wieder hören
chat-report = Dem Gastgeber melden
chat-report-why = Was stört dich daran?
chat-report-send = Senden
chat-reported = Die Meldung ist angekommen.
