### Setting up a match, and the table that fills up before it begins.

setup-start = Empezar partida
setup-alone = Jugar en solitario
setup-together = Jugar con más gente
setup-keep = Llevar los puntos
setup-invite = { $count ->
    [one] Invitar a alguien
   *[other] Invitar a { $count } personas
 }
setup-invite-name = Invitar a { $name }
setup-friend = Jugar con amigos
setup-a-robot = Jugar con un robot
setup-change = Cambiar quién juega
setup-agree-change = Cambiar
setup-swap = Cambiar
setup-swap-label = Cambiar quién empieza
setup-you = tú
setup-you-name = Tú
setup-a-friend = Persona invitada
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
setup-lots-decide = El sorteo decide quién empieza.

## Who’s playing?

setup-who = ¿Quién juega?
setup-chairs = Sillas
setup-seat-of = Sitio { $seat } de { $of }
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
setup-friend-name = Nombre de quien invitas (opcional)
setup-swap-first = Cambiar quién empieza
setup-lots = Sortear

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
setup-clock-minutes = Minutos por persona
setup-clock-seconds = Segundos más por jugada
setup-no-clock-row = Ninguno, sin prisa
setup-time = Duración
setup-watch = Quién puede mirar
setup-watch-link = Cualquiera con el enlace
setup-watch-players = Solo quienes juegan
setup-hints = Pistas
setup-hints-on = { $on ->
    [yes] permitidas para todo el mundo
   *[no] desactivadas
 }
setup-leaving = Si alguien se va
setup-leaving-robot = Sigue un robot
setup-leaving-forfeit = Pierde la partida
setup-on-time = Si se acaba el tiempo
setup-on-time-lose = Se pierde la partida
setup-on-time-robot = Sigue un robot
setup-public = Quién puede unirse
setup-public-link = Solo con el enlace
setup-public-all = Cualquiera, desde las mesas públicas
preset-to-100 = Hasta 100
preset-one-round = Rápida, una ronda
preset-digits = Cifras

## What each option changes

explain-placement = Las bolas bajan por su varilla y se apilan, o van a cualquier casilla libre del cubo.
explain-flaps = Más fichas alargan el turno. Lo habitual son doce.
explain-dice = Siempre dos dados, o uno solo cuando queda poco por cerrar.
explain-scoring = Las fichas abiertas se suman, o se leen como un número largo: 2, 5 y 8 son 258.
explain-limit = La partida termina tras la ronda en que alguien llega a estos puntos negativos.
explain-rounds = Un número fijo de rondas en vez de un límite.
explain-shut = Cerrar todas las fichas gana al instante, o el resto termina antes la ronda.
explain-eliminate = Si llegas al límite, quedas fuera. Gana quien aguanta hasta el final.
explain-throw = Apuntas, sueltas y las bolas ruedan de verdad, o el azar elige dos hoyos.
explain-miss = Con qué frecuencia una bola no cae en ningún hoyo.
explain-smart_calculators = Se calcula con los números y signos del borde de la caja. Para mentes rápidas.
explain-lay_out = Un disco por tirada, o todos los que encajan con ella.
explain-mode = En la mesa con más gente, o en solitario de tres maneras.
explain-referee = Se rechazan al instante, o se ponen de buena fe hasta que alguien las impugna.
explain-bonuses = Algunas casillas doblan o triplican un número o una ecuación entera.
explain-tile_values = Un 7 da siete puntos en vez de uno. Se llega a los cientos.
explain-diagonals = Las ecuaciones también pueden ir en diagonal. Más difícil de ver, más que encontrar.
explain-count_tiles = Con los mismos puntos gana quien usó más fichas.
explain-trivial_powers = Dos unos seguidos son una ecuación.
explain-board = Quince casillas con bonificación o diecisiete sin ninguna.
explain-start_bonus = La casilla de salida puede doblar sus ecuaciones.
explain-leftover = Lo que cuestan al final las fichas que no pudiste poner.
explain-zeros = Un cero permite que las fichas se toquen sin ecuación.
explain-sets = Más fichas alargan la partida.
explain-aids = Ver lo que daría una jugada antes de hacerla.
explain-level = Empezar en blanco o con cifras que dejan una sola solución.
explain-first = Por sorteo a la vista de todo el mundo, o se fija antes.
explain-size = Cuántas filas y columnas.
explain-deal = Las fichas de hoy son las mismas para todo el mundo, todo el día. ¿Quién suma más?

## A table that fills up

room-more = { $count ->
    [one] Falta ocupar una silla
   *[other] Faltan { $count } sillas por ocupar
 }
room-self = La partida empieza sola en cuanto todas las sillas estén ocupadas.
room-full = Ya no falta nadie
room-you-begin = Empiezas tú.
room-begins = Empieza { $name }.
room-ready = Empieza cuando quieras.
room-countdown = Empieza en { $seconds }
room-wait = Un momento
room-start = Empezar ya
room-fewer = Empezar con { $count }
room-fewer-alone = Empezar en solitario
room-seat-robot = Añadir robot
room-robot-off = Dejar libre esta silla
room-free = Libre
room-invited = con invitación
room-just = acaba de llegar
room-yours = tu silla
room-agreed = Las reglas elegidas
room-share-text = { $name } te invita a jugar a { $game }.
room-sat = { $name } se ha sentado.
room-stood = { $name } ha dejado la mesa.
room-chairs-free = { $count ->
    [0] Ya no falta nadie.
    [one] Queda una silla libre.
   *[other] Quedan { $count } sillas libres.
 }
room-asks = { $name } te invita a jugar a { $game }
room-asked = Te invitan a jugar a { $game }
room-name = Tu nombre en la mesa
room-join = Unirse
room-just-watch = Solo mirar
room-watching = Estás mirando. La partida empieza sola en cuanto todas las sillas estén ocupadas.
room-is-full = Esta mesa está completa.
room-is-full-why = ¿Mirar o crear la tuya?
room-own = Crear la mía
