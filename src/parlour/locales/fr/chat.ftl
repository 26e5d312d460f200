### Ce que l’on se dit à une table, sans clavier.

chat-hello = Bonjour !
chat-good-luck = Bonne chance !
chat-thanks = Merci !
chat-you-too = À toi aussi !
chat-well-played = Bien joué !
chat-what-luck = Quelle chance !
chat-bad-luck = Pas de chance !
chat-oops = Oups !
chat-sorry = Désolé !
chat-one-moment = Un instant, s’il te plaît.
chat-here-again = Me revoilà.
chat-your-turn = C’est à toi.
chat-close-one = C’était juste !
chat-good-game = Une belle partie !
chat-once-more = Encore une ?
chat-bye = Au revoir !
