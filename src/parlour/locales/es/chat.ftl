### Lo que se dice en la mesa, sin teclado.

chat-hello = ¡Hola!
chat-good-luck = ¡Buena suerte!
chat-thanks = ¡Gracias!
chat-you-too = ¡Igualmente!
chat-well-played = ¡Bien jugado!
chat-what-luck = ¡Qué suerte!
chat-bad-luck = ¡Mala suerte!
chat-oops = ¡Uy!
chat-sorry = ¡Perdón!
chat-one-moment = Un momento, por favor.
chat-here-again = Ya he vuelto.
chat-your-turn = Te toca.
chat-close-one = ¡Por poco!
chat-good-game = ¡Buena partida!
chat-once-more = ¿Otra partida?
chat-bye = ¡Hasta luego!

## La hoja junto al tablero

chat-title = Chat
chat-open = { $count ->
    [0] Chat
   *[other] Chat, mensajes nuevos: { $count }
 }
chat-none = Aún no hay mensajes.
chat-said = { $name } dice: { $words }
chat-taken-out = (retirado)
chat-phrases = Mensajes rápidos
chat-text = Tu mensaje
chat-send = Enviar
chat-free = Permitir chat libre
chat-free-not = Podrás escribir cuando todo el mundo aquí lo permita.
chat-about = Silenciar o denunciar a { $name }
chat-mute = Silenciar a { $name }
chat-unmute = Dejar de silenciar a { $name }
chat-report = Denunciar
chat-report-why = ¿Qué ha pasado?
chat-report-send = Enviar
chat-reported = Denuncia enviada.
