### Mesas entre otras: la red de casa, las mesas públicas, mirar, relojes.

network-shut = Por ahora solo este ordenador puede abrir el enlace. Deja entrar a los demás de casa: sus móviles deben estar en la misma red.
network-open = Abrir a la red de casa
network-is-open = Quien esté en la misma red puede sentarse con este enlace. Un móvil lee la imagen.
network-here = Un enlace solo para este ordenador
network-shut-again = Cerrar otra vez a la red de casa
error-not-here = Solo puede hacerlo el ordenador donde corre Parlour.
error-no-network = La red de este ordenador no sirve para eso.
lobby-title = Mesas
lobby-game = Qué juego
lobby-open = Esperan jugadores
lobby-running = En juego
lobby-free = { $count ->
    [one] 1 sitio libre
   *[other] { $count } sitios libres
 }
lobby-rated = puntúa
lobby-watch = Mirar
lobby-none = Nadie espera
watching = estás mirando
you-left = Has dejado esta mesa y alguien juega por ti.
come-back = Volver a mi sitio
start-public = Cualquiera puede unirse desde las mesas públicas
start-watched = Otros pueden mirar
start-clock = Reloj
clock-none = ninguno
clock-minute-move = 1 minuto por jugada
clock-quick = 3 min + 5 s por jugada
clock-usual = 10 min + 10 s por jugada
clock-long = 30 min + 30 s por jugada
clock-day-move = 1 día por jugada
clock-three-days = 3 días por jugada
clock-of = Tiempo restante de { $name }
clock-days = { $days ->
    [one] 1 día
   *[other] { $days } días
 } { $hours } h
clock-warn = Quedan { $seconds } segundos.
offer-a-draw = Proponer empate
offer-an-end = Proponer terminar y contar
