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
chat-bye = Auf Wiedersehen!
