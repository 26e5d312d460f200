### Ce qu’on se dit à table, sans clavier.

chat-hello = Bonjour !
chat-good-luck = Bonne chance !
chat-thanks = Merci !
chat-you-too = Toi aussi !
chat-well-played = Bien joué !
chat-what-luck = Quelle chance !
chat-bad-luck = Pas de chance !
chat-oops = Oups !
chat-sorry = Pardon !
chat-one-moment = Un instant, s’il te plaît.
chat-here-again = Me revoilà.
chat-your-turn = C’est à toi.
chat-close-one = C’était juste !
chat-good-game = Une belle partie !
chat-once-more = Encore une ?
chat-bye = À bientôt !

## La feuille à côté du plateau

chat-title = Conversation à la table
chat-open = { $count ->
    [0] Conversation à la table
   *[other] Conversation à la table, nouveau : { $count }
 }
chat-none = Personne n’a encore rien dit.
chat-said = { $name } dit : { $words }
chat-taken-out = (retiré)
chat-phrases = Choses à dire
chat-text = Tes propres mots
chat-send = Dire
chat-free = Je veux bien qu’on écrive librement.
chat-free-not = On pourra le faire quand tout le monde ici sera d’accord.
chat-about = Faire taire { $name } ou prévenir l’hôte
chat-mute = Ne plus entendre { $name }
chat-unmute = Entendre de nouveau { $name }
chat-report = Prévenir l’hôte
chat-report-why = Qu’est-ce qui ne va pas ?
chat-report-send = Envoyer
chat-reported = L’hôte est prévenu.
