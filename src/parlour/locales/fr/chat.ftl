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
chat-close-one = C’était serré !
chat-good-game = Belle partie !
chat-once-more = Encore une ?
chat-bye = À bientôt !

## La feuille à côté du plateau

chat-title = Chat
chat-open = { $count ->
    [0] Chat
   *[other] Chat, nouveaux messages : { $count }
 }
chat-none = Aucun message pour l’instant.
chat-said = { $name } dit : { $words }
chat-taken-out = (retiré)
chat-phrases = Messages rapides
chat-text = Ton message
chat-send = Envoyer
chat-free = Autoriser le chat libre
chat-free-not = Tu pourras écrire quand tout le monde ici l’aura autorisé.
chat-about = Masquer ou signaler { $name }
chat-mute = Masquer { $name }
chat-unmute = Ne plus masquer { $name }
chat-report = Signaler
chat-report-why = Quel est le problème ?
chat-report-send = Envoyer
chat-reported = Signalement envoyé à l’hôte.
