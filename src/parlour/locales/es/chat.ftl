### Lo que se dice en la mesa, sin teclado.

chat-hello = ¡Hola!
chat-good-luck = ¡Buena suerte!
chat-thanks = ¡Gracias!
chat-you-too = ¡Igualmente!
chat-well-played = ¡Bien jugado!
chat-what-luck = ¡Qué suerte!
chat-bad-luck = ¡Mala suerte!
chat-oops = ¡Huy!
chat-sorry = ¡Perdón!
chat-one-moment = Un momento, por favor.
chat-here-again = Ya he vuelto.
chat-your-turn = Te toca.
chat-close-one = ¡Por poco!
chat-good-game = ¡Buena partida!
chat-once-more = ¿Otra vez?
chat-bye = ¡Adiós!
