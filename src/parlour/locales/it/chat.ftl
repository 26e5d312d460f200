### Quello che ci si dice a un tavolo, senza tastiera.

chat-hello = Ciao!
chat-good-luck = Buona fortuna!
chat-thanks = Grazie!
chat-you-too = Anche a te!
chat-well-played = Ben giocato!
chat-what-luck = Che fortuna!
chat-bad-luck = Che sfortuna!
chat-oops = Ops!
chat-sorry = Scusa!
chat-one-moment = Un momento, per favore.
chat-here-again = Sono di nuovo qui.
chat-your-turn = Tocca a te.
chat-close-one = C’è mancato poco!
chat-good-game = Una bella partita!
chat-once-more = Ancora una?
chat-bye = Arrivederci!
