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
chat-bye = A presto!

## Il foglio accanto al tavoliere

chat-title = Chat
chat-open = { $count ->
    [0] Chat
   *[other] Chat, nuovi: { $count }
 }
chat-none = Ancora nessun messaggio.
chat-said = { $name } dice: { $words }
chat-taken-out = (rimosso)
chat-phrases = Messaggi rapidi
chat-text = Il tuo messaggio
chat-send = Invia
chat-free = Consenti la chat libera
chat-free-not = Potrai scrivere quando tutti qui lo consentiranno.
chat-about = Silenzia o segnala { $name }
chat-mute = Silenzia { $name }
chat-unmute = Riattiva { $name }
chat-report = Segnala
chat-report-why = Che cosa non va?
chat-report-send = Invia
chat-reported = Segnalazione inviata all’host.
