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

chat-title = Chiacchiere al tavolo
chat-open = { $count ->
    [0] Chiacchiere al tavolo
   *[other] Chiacchiere al tavolo, nuovo: { $count }
 }
chat-none = Nessuno ha ancora detto niente.
chat-said = { $name } dice: { $words }
chat-taken-out = (tolto)
chat-phrases = Cose da dire
chat-text = Parole tue
chat-send = Di’
chat-free = Per me si può scrivere liberamente.
chat-free-not = Si potrà quando tutti qui saranno d’accordo.
chat-about = Zittisci { $name } o avvisa chi ospita
chat-mute = Non sentire più { $name }
chat-unmute = Senti di nuovo { $name }
chat-report = Avvisa chi ospita
chat-report-why = Che cosa non va?
chat-report-send = Invia
chat-reported = Chi ospita è avvisato.
