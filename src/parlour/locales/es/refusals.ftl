### Lo que se rechaza, por su código, además de los rechazos de la página.

error-error = Eso no se puede hacer.
error-unknown-game = No existe ese juego.
error-unknown-bot = No existe ese robot para este juego.
error-unknown-language = Parlour no habla ese idioma.
error-unknown-option = El juego no tiene esa opción.
error-no-rules = No hay reglas de ese juego para leer.
error-bad-position = Eso no puede ser una posición de este juego.
error-bad-view = Eso no es una vista de este juego.
error-bad-record = El registro no sigue las reglas.
error-illegal-action = Las reglas no lo permiten.
error-not-enumerable = Hay demasiadas posibilidades para enumerarlas.
error-nothing-to-undo = No hay nada que se pueda deshacer.
error-no-file = Di en qué archivo guardar.
error-no-seed = Solo se puede seguir un registro guardado al jugar.
error-no-matplotlib = Para dibujar hace falta el extra parlour[plots].

## Los juegos

error-no-choice-of-dice = Ahora no hay dados que elegir.
error-no-such-flap = No existe esa ficha.
error-no-such-chip = No existe esa ficha.
error-no-such-seat = No existe ese sitio.
error-no-such-square = No existe esa casilla.
error-not-now = Ahora no.
error-no-aim = Aquí no se apunta: solo lanza.
error-aim-asked = Escribe throw con dirección y fuerza: throw 0 15 es un lanzamiento suave hacia delante.
error-aim-missing = Di cómo apuntas.
error-bad-aim = Al apuntar falta algo.
error-aim-out-of-limits = Ninguna mano lanza así.
error-digit-used-up = Esa cifra ya se ha usado bastante.

## El servidor

error-server-error = El servidor ha fallado. Prueba otra vez.
error-store-down = La base de datos no responde. Prueba dentro de un momento.
error-robot-failed = El robot ha fallado.
error-refused = Se rechaza.
error-not-found = En esta dirección no hay nada.
error-bad-request = La petición no se puede leer.
error-bad-message = Así no se hace.
error-foreign-origin = Esta petición viene de otro sitio web.
error-no-server = El servidor no responde.
error-who-are-you = Di primero quién eres.
error-not-with-a-token = Una llave no puede hacer esto.
error-bad-token = La llave no se conoce o ha caducado.
error-no-such-token = No existe esa llave.
error-too-many-tokens = Tienes demasiadas llaves.
error-wrong-password = El usuario o la contraseña no son correctos.
error-wrong-code = El código no es correcto o ha caducado.
error-bad-login = Un usuario tiene de 3 a 40 letras, cifras, puntos o guiones.
error-login-taken = Ese usuario ya existe.
error-no-such-login = No existe ese usuario.
error-bad-name = Un nombre necesita un signo visible.
error-has-account = Ya tienes una cuenta.
error-no-accounts = Este servidor no tiene cuentas.
error-no-such-person = No hay nadie con ese nombre.
error-no-such-match = No existe esa mesa.
error-no-spectators = Esta mesa está cerrada al público.
error-no-open-seat = No hay sitio libre.
error-open-seats = Hay sitios libres.
error-has-seat = Ya tienes un sitio.
error-has-started = La partida ya ha empezado.
error-has-resigned = Ya te has rendido.
error-not-the-host = Solo empieza quien puso la mesa.
error-not-over = La partida aún no ha terminado.
error-no-offer = No hay nada que responder.
error-out-of-time = Se te acabó el tiempo.
error-too-long = La partida es demasiado larga.
error-bad-clock = El reloj no se puede poner así.
error-cannot-be-rated = Una partida puntuada es solo entre personas distintas.
error-too-many-sockets = Demasiada gente mira esta mesa.
error-too-many-guests = Demasiados invitados nuevos desde tu dirección.
error-too-many-robots = Demasiados robots.
error-too-many-tries = Demasiados intentos; espera un poco.
error-too-many-matches = Tienes demasiadas partidas sin terminar.
error-no-frames = No se guardó nada de ese lanzamiento.
