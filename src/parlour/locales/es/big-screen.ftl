### The big screen, and phones as hands.

screen-new = Empezar una partida en esta pantalla
screen-new-why = Elige un juego. Cada cual se une con su móvil; nadie necesita cuenta.
screen-old = Mostrar una mesa
screen-old-why = ¿Ya estáis jugando? Abre «En pantalla grande» en el menú de la mesa y escribe aquí el código.
screen-old-show = Mostrar
screen-host = Pantalla grande
screen-none = Nada que mostrar
screen-join-title = Unirse a la mesa
screen-join-why = Buscando la mesa { $code }…
screen-phones = Sacad los móviles
screen-play-along = Juega con tu móvil
screen-no-camera = ¿Sin cámara? Abre { $address } y escribe el código.
screen-just-now = Ahora mismo
screen-choosing = pensando
screen-throws = va a lanzar
screen-just = acaba de jugar
screen-away = esperando el móvil de { $name }
screen-sound-on = Sonido activado
screen-sound-off = Sonido desactivado
screen-full = Pantalla completa
screen-gone = La pantalla grande ya no está. Puedes seguir aquí.
screen-sheet-how = En la tele, abre { $address } y escribe este código:
screen-here = Mostrarla en este dispositivo
screen-code-ask = Escribe el código que aparece en la pantalla grande.
screen-begin = Empezar ya
