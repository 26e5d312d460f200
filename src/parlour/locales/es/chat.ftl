### Lo que se dice en una mesa, sin teclado.

chat-hello = ¡Hola!
chat-good-luck = ¡Suerte!
chat-thanks = ¡Gracias!
chat-you-too = ¡Igualmente!
chat-well-played = ¡Bien jugado!
chat-what-luck = ¡Qué suerte!
chat-bad-luck = ¡Qué mala suerte!
chat-oops = ¡Uy!
chat-sorry = ¡Perdón!
chat-one-moment = Un momento, por favor.
chat-here-again = Ya estoy aquí otra vez.
chat-your-turn = Te toca.
chat-close-one = ¡Por poco!
chat-good-game = ¡Una buena partida!
chat-once-more = ¿Otra vez?
chat-bye = ¡Adiós!
