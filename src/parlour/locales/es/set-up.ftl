### Setting up a match, and the table that fills up before it begins.

setup-start = Empezar partida
setup-alone = Jugar a solas
setup-together = Jugar con más gente
setup-keep = Llevar la cuenta
setup-invite = { $count ->
    [one] Invitar a alguien
   *[other] Invitar a { $count } personas
 }
setup-invite-name = Invitar a { $name }
setup-friend = Jugar con amigos
setup-a-robot = Jugar con un robot
setup-change = Cambiar jugadores
setup-agree-change = Cambiar
setup-swap = Cambiar
setup-swap-label = Cambiar quién empieza
setup-you = tú
setup-you-name = Tú
setup-a-friend = Alguien por enlace
setup-by-link = entra por el enlace
setup-first = empieza
setup-light = claras
setup-dark = oscuras
setup-level-short = nivel { $level }
setup-level = nivel { $level } de { $of }
setup-record = { $played ->
    [0] sin jugar todavía
   *[other] has ganado { $won } de { $played }
 }
setup-usual = reglas habituales
setup-chosen = { $name }: { $value }
setup-changed = { $on ->
    [yes] { $name }
   *[no] sin: { $name }
 }
setup-no-clock = sin reloj
setup-minutes = { $minutes ->
    [one] un minuto más o menos
   *[other] unos { $minutes } minutos
 }
setup-lots-decide = La suerte decide quién empieza.

## Who’s playing?

setup-who = ¿Quién juega?
setup-chairs = Sillas
setup-seat-of = Puesto { $seat } de { $of }
setup-add = Añadir una silla
setup-remove = Quitar esta silla
setup-sits-here = ¿Quién se sienta aquí?
setup-kind-me = Alguien aquí
setup-kind-robot = Un robot
setup-kind-open = Por enlace
setup-robot = ¿Qué robot?
setup-name = Nombre
setup-used = Nombres de otras veces
setup-link = Tendrás un enlace para enviar.
setup-friend-name = ¿A quién invitas? (si quieres)
setup-swap-first = Cambiar quién empieza
setup-lots = Echar a suertes

## How shall we play?

setup-how = ¿Cómo jugamos?
setup-changes = { $count ->
    [one] Un cambio en las reglas habituales
   *[other] { $count } cambios en las reglas habituales
 }
setup-back-to-usual = Volver a las reglas habituales
setup-presets = Reglas preparadas
setup-more = Más
setup-to-limit = hasta el límite
setup-custom = Otro
setup-switch = { $on ->
    [yes] sí
   *[no] no
 }
setup-clock-own = { $minutes } min + { $seconds } s por jugada
setup-clock-minutes = Minutos por jugador
setup-clock-seconds = Segundos más por jugada
setup-no-clock-row = Ninguno, sin prisa
setup-time = Duración
setup-watch = Quién puede mirar
setup-watch-link = Cualquiera con el enlace
setup-watch-players = Solo quienes juegan
setup-hints = Pistas
setup-hints-on = { $on ->
    [yes] permitidas para todos
   *[no] desactivadas
 }
setup-leaving = Si alguien se va
setup-leaving-robot = Sigue un robot
setup-leaving-forfeit = Pierde la partida
setup-on-time = Si se acaba el tiempo
setup-on-time-lose = Se pierde la partida
setup-on-time-robot = Sigue un robot
setup-public = Quién puede entrar
setup-public-link = Solo con el enlace
setup-public-all = Cualquiera, desde las mesas públicas
preset-to-100 = Hasta 100
preset-one-round = Rápida, una ronda
preset-digits = Cifras

## What each option changes

explain-placement = Las bolas bajan por su barra y se apilan, o van a cualquier sitio libre del cubo.
explain-flaps = Más fichas alargan el turno. Lo habitual son doce.
explain-dice = Siempre dos dados, o uno solo cuando queda poco por cerrar.
explain-scoring = Lo abierto se suma, o se lee como un número largo: 2, 5 y 8 son 258.
explain-limit = La partida acaba tras la ronda en que alguien llega a estos puntos negativos.
explain-rounds = Un número fijo de rondas en vez de un límite.
explain-shut = Cerrarlo todo gana al momento, o los demás acaban la ronda.
explain-eliminate = En el límite quedas fuera; gana quien aguanta hasta el final.
explain-throw = Apuntas, sueltas y las bolas ruedan de verdad, o el azar elige dos agujeros.
explain-miss = Con qué frecuencia una bola no cae en ningún agujero.
explain-smart_calculators = Se calcula con los números y signos del borde de la caja. Para mentes rápidas.
explain-lay_out = Una ficha por lanzamiento, o todas las que encajan con él.
explain-mode = En la mesa con otros, o de tres maneras a solas.
explain-referee = Se rechazan al momento, o se ponen de buena fe hasta que alguien duda.
explain-bonuses = Algunas casillas doblan o triplican un número o una ecuación entera.
explain-tile_values = Un 7 da siete puntos en vez de uno. Se llega a los cientos.
explain-diagonals = Las ecuaciones también pueden ir en diagonal. Más difícil de ver, más que encontrar.
explain-count_tiles = Con los mismos puntos gana quien usó más fichas.
explain-trivial_powers = Dos unos seguidos son una ecuación.
explain-board = Quince casillas con bonificación o diecisiete sin ninguna.
explain-start_bonus = La casilla de salida puede doblar sus ecuaciones.
explain-leftover = Lo que cuestan al final las fichas sin colocar.
explain-zeros = Con un cero, las fichas pueden tocarse sin ecuación.
explain-sets = Más fichas alargan la partida.
explain-aids = Mostrar lo que daría una jugada antes de hacerla.
explain-level = Empezar en blanco o con cifras que dejan una sola solución.
explain-first = Lo decide la suerte a la vista de todos, o se fija antes.
explain-size = Cuántas filas y columnas.
explain-deal = Las fichas de hoy son las mismas para todos, todo el día. ¿Quién suma más?

## A table that fills up

room-more = { $count ->
    [one] Falta ocupar una silla
   *[other] Faltan { $count } sillas por ocupar
 }
room-self = La partida empieza sola en cuanto todos se sientan.
room-full = Ya están todos
room-begins = Empieza { $name }.
room-ready = Empieza cuando quieras.
room-countdown = Empieza en { $seconds }
room-wait = Un momento
room-start = Empezar ya
room-fewer = Empezar con { $count }
room-fewer-alone = Empezar a solas
room-seat-robot = Sentar un robot
room-robot-off = Dejar libre esta silla
room-free = Libre
room-invited = con invitación
room-just = acaba de llegar
room-yours = tu silla
room-agreed = Lo acordado
room-share-text = { $name } te invita a jugar a { $game }.
room-sat = { $name } ya está en la mesa.
room-stood = { $name } ha dejado la mesa.
room-chairs-free = { $count ->
    [0] Ya están todos.
    [one] Queda una silla libre.
   *[other] Quedan { $count } sillas libres.
 }
room-asks = { $name } te invita a jugar a { $game }
room-asked = Te invitan a jugar a { $game }
room-name = Tu nombre en la mesa
room-join = Unirme
room-just-watch = Solo mirar
room-watching = Estás mirando. La partida empieza sola en cuanto todos se sientan.
room-is-full = Esta mesa está completa.
room-is-full-why = ¿Mirar o abrir la tuya?
room-own = Abrir la mía
