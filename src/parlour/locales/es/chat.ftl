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
chat-bye = ¡Hasta luego!

## La hoja junto al tablero

chat-title = Conversación en la mesa
chat-open = { $count ->
    [0] Conversación en la mesa
   *[other] Conversación en la mesa, nuevo: { $count }
 }
chat-none = Nadie ha dicho nada todavía.
chat-said = { $name } dice: { $words }
chat-taken-out = (retirado)
chat-phrases = Cosas que decir
chat-text = Tus propias palabras
chat-send = Decir
chat-free = Por mí, que cada cual escriba lo que quiera.
chat-free-not = Se podrá cuando todos aquí estén de acuerdo.
chat-about = Silenciar a { $name } o avisar al anfitrión
chat-mute = No oír más a { $name }
chat-unmute = Volver a oír a { $name }
chat-report = Avisar al anfitrión
chat-report-why = ¿Qué tiene de malo?
chat-report-send = Enviar
chat-reported = El anfitrión está avisado.
