### Ce qu’on se dit à table, sans clavier.

chat-hello = Bonjour !
chat-good-luck = Bonne chance !
chat-thanks = Merci !
chat-you-too = Toi aussi !
chat-well-played = Bien joué !
chat-what-luck = Quelle chance !
chat-bad-luck = Pas de chance !
chat-oops = Oups !
chat-sorry = Pardon !
chat-one-moment = Un instant, s’il te plaît.
chat-here-again = Me revoilà.
chat-your-turn = C’est à toi.
chat-close-one = C’était juste !
chat-good-game = Une belle partie !
chat-once-more = Encore une ?
chat-bye = Au revoir !
