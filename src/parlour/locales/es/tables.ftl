### Mesas entre otras: la red de casa, las mesas públicas, mirar, relojes.

network-shut = Por ahora este enlace solo funciona en este ordenador. Ábrelo a la red de casa para que más gente pueda unirse.
network-open = Abrir a la red de casa
network-is-open = Solo los móviles de esta wifi pueden abrir el enlace.
network-here = Un enlace solo para este ordenador
network-shut-again = Cerrar a la red de casa
network-only-here = Este enlace solo funciona en este ordenador.
error-not-here = Esto solo se puede hacer en el ordenador donde funciona Parlour.
error-no-network = No hemos encontrado ninguna red de casa en este ordenador.
lobby-title = Mesas
lobby-game = Qué juego
lobby-open = Esperando gente
lobby-running = En curso
lobby-free = { $count ->
    [one] 1 sitio libre
   *[other] { $count } sitios libres
 }
lobby-rated = puntuada
lobby-watch = Mirar
lobby-none = Nadie espera
watching = estás mirando
you-left = Has salido de esta mesa y alguien juega por ti.
come-back = Recuperar mi sitio
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
