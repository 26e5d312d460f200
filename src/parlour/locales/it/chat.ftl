### Che cosa ci si dice al tavolo, senza tastiera.

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
chat-close-one = Per un pelo!
chat-good-game = Bella partita!
chat-once-more = Ancora una?
chat-bye = Arrivederci!
