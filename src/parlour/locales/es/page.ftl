### La página: su marco, la portada, cómo se pone una mesa y lo que comparten todas las mesas.

parlour = Parlour
page-title = { $page } · Parlour
page-description = Cinco juegos de madera, dados y números: contra robots, en línea con amigos o en torno a una mesa. Gratis y sin publicidad.
skip = Ir al contenido
close = Cerrar
continue = Continuar
to-home = Volver a los juegos
language = Idioma
theme-dark = Oscuro
theme-light = Claro
guest = Invitado
player-number = Jugador { $number }

## Una página que no existe

lost-title = Aquí no salen las cuentas
lost-why = La dirección no lleva a ninguna parte. Quizá la mesa ya no existe o falta una letra.
table-gone = No encontramos esta mesa
table-gone-why = Puede que el enlace esté incompleto. Pídelo otra vez.
table-closed = Esta mesa es privada
table-closed-why = Pide un sitio a quien creó la mesa.

## Portada

home-question = ¿A qué jugamos?
home-how = ¿Cómo quieres jugar?
home-how-now = Jugar ahora
home-how-friends = Con amigos
home-new = ¿Es tu primera vez?

## Los juegos

game-shut-the-box = Cierra la caja
    .short = Dos dados, doce fichas.
    .seats = 1 o más · 5 minutos
    .about = Lanza y cierra fichas que sumen la tirada. Lo que queda abierto cuenta en tu contra.
game-chikugo = Chikugo
    .short = Dos bolas, un solo gesto.
    .seats = 2 a 6 · 20 minutos
    .about = Las dos bolas de una vez. Quien saca menos en la ronda toma un disco, y pierde quien se queda con discos al final.
game-take-it = Take It
    .short = La misma caja, los mejores discos.
    .seats = 2 a 6 · 15 minutos
    .about = Lanza, da la vuelta a un disco y toma uno que encaje con tu tirada.
game-abaku = Abaku
    .short = Números, sin signos.
    .seats = 1 a 4 · 30 minutos
    .about = Pon fichas con cifras que se lean como cuentas, sin ningún signo.
game-kryds-bolle = Kryds & Bolle
    .short = Tres en raya, en un cubo.
    .seats = 2 personas · 10 minutos
    .about = Bolas en nueve varillas. Cada línea de tres, en cualquier dirección, es un punto.

## Poner una mesa

option-none = lo normal
option-placement = Las bolas
option-placement-stacked = bajan por su varilla
option-placement-free = van a cualquier casilla libre
option-flaps = Fichas
option-dice = Dados
option-dice-two = siempre dos
option-dice-one-when-six = se permite uno con 6 o menos
option-dice-one-when-high-shut = se permite uno con las 7 a 12 cerradas
option-scoring = Puntos
option-scoring-sum = suma de las fichas abiertas
option-scoring-digits = fichas abiertas como un número
option-limit = Jugar hasta
option-rounds = Rondas
option-shut = La caja cerrada
option-shut-wins = gana al instante
option-shut-finish-round = gana al terminar la ronda
option-eliminate = Eliminación en el límite
option-throw = Tirada
option-throw-hand = a mano
option-throw-uniform = al azar
option-miss = Bola fuera
option-smart_calculators = Cálculo ágil
option-lay_out = Descartar
option-lay_out-one = un disco por tirada
option-lay_out-all = todos los que encajan
option-mode = Modalidad
option-mode-table = en la mesa
option-mode-solo = en solitario, por puntos
option-mode-cover = cubrir la cuadrícula
option-mode-magic = cuadrados mágicos
option-referee = Ecuaciones incorrectas
option-referee-strict = se rechazan
option-referee-challenge = se pueden impugnar
option-bonuses = Casillas de bonificación
option-tile_values = Una ficha vale su cifra
option-diagonals = También en diagonal
option-count_tiles = Más fichas desempatan
option-trivial_powers = 1² = 1 vale
option-size = Tamaño
your-name = Tu nombre
waits-for-host = { $name } empezará la partida.
invite-title = Invita con este enlace
invite-why = Escanéalo con un móvil o envía el enlace.
invite-share = Compartir la invitación
invite-link = Enlace a esta mesa
invite-qr = El enlace como código QR
copy = Copiar
copied = Copiado

## Todas las mesas

joining = Cargando…
waits-for = Le toca a { $name }
region-object = La mesa
region-line = Qué hacer
region-pad = Jugadores y puntos
open-pad = Jugadores, puntos y herramientas
score-pad = Marcador
match-over = terminada
take-back = Deshacer jugada
pause = Pausa
resume = Seguir
resign = Rendirse
leave = Salir de la mesa
rematch = Revancha
new-version = Hay una versión nueva.
reload = Actualizar
load-failed = Esta parte de la página no se ha cargado.
try-again = Intentar de nuevo
paused = La partida está en pausa.
offer-waits = Propuesta enviada. Esperando la respuesta.
curtain-title = Le toca a { $name }
curtain-why = Pasa el dispositivo. El resto, a mirar a otro lado.
curtain-lift = Soy { $name }

## Lo que se dice, y órdenes escritas

say-points = Puntos: { $points }.
say-take-back = Se ha deshecho la última jugada.
say-resigned = { $name } se ha rendido.
say-your-turn = { $shared ->
    [yes] Le toca a { $name }.
   *[no] Te toca.
 }
say-result = { $count ->
    [0] La partida ha terminado.
    [one] La partida ha terminado. Gana { $names }.
   *[other] La partida ha terminado. { $names } comparten la victoria.
 }
tell-legal = Puedes jugar: { $acts }.
tell-no-legal = Ahora mismo no puedes jugar nada.
goto-title = Ir a
goto-label = ¿Adónde?
goto-none = Sin resultados.
command-title = Escribir un comando
command-label = Una jugada o un comando
command-hint = una jugada, o ayuda
command-said = Lo que se ha dicho
command-help = ayuda, help, ?
command-help-text = Escribe una jugada tal cual, por ejemplo b2. O un comando: mesa lee la mesa, jugadas enumera tus jugadas, último repite, atrás pide deshacer una jugada. Donde la partida tiene pistas, pista da la mejor jugada y valores puntúa todas.
command-board = mesa, board
command-legal = jugadas, moves
command-last = último, ultimo, last
command-back = atrás, atras, back

## La mesa sencilla

plain-turn = { $shared ->
    [yes] { $name }, te toca
   *[no] Te toca
 }
plain-over = { $count ->
    [0] La partida ha terminado
    [one] Gana { $names }
   *[other] { $names } comparten la victoria
 }
plain-nothing = nada
plain-type = Escribe tu jugada
plain-play = Jugar
plain-say = { $name } juega { $act }.
plain-say-chance = Azar: { $act }.

## Rechazos, por su código

error-unreachable = No hemos podido conectar con el servidor. ¿Sigue Parlour en marcha?
error-stale-seq = Alguien fue más rápido. Ahora ves la mesa como está.
error-wrong-seat = Este sitio no es tuyo.
error-not-your-turn = No es tu turno.
error-match-over = La partida ha terminado.
error-not-running = La partida aún no ha empezado.
error-paused = La partida está en pausa.
error-bad-take-back = Esta jugada no se puede deshacer.
error-bad-notation = Eso no es una jugada. Escribe ayuda para ver los comandos.
error-bar-full = Esta varilla está llena. Elige otra.
error-place-taken = Esta casilla está ocupada. Elige una libre.
error-no-such-place = Esa casilla no existe. Las varillas van de a1 a c3, los pisos de 1 a 3.
error-no-level = Di solo la varilla: la bola baja sola.
error-level-missing = Di también el piso, como b2.3.
error-game-over = La partida ha terminado.
error-not-this-game = Eso no es una jugada de este juego. Escribe ayuda para ver los comandos.
error-wrong-sum = Estas fichas no suman la tirada.
error-flap-closed = Una de estas fichas ya está cerrada.
error-close-flaps = Ya has lanzado. Ahora cierra fichas.
error-choose-dice = Elige primero un dado o dos.
error-bag-too-small = No hay bastantes fichas en la bolsa.
error-not-in-rack = No tienes esta ficha.
error-not-met = Tu tirada no encaja con este disco.
error-limit-and-rounds = Juega hasta un límite o un número de rondas, no ambas cosas.
error-eliminate-alone = La eliminación necesita al menos dos personas.
error-eliminate-needs-limit = La eliminación necesita un límite de puntos.
error-bad-combination = Estas opciones no van juntas.
error-bad-option = Una de estas opciones no es válida.
error-seat-taken = Alguien fue más rápido: el sitio está ocupado.
error-too-many-requests = ¡Más despacio! Inténtalo de nuevo en un momento.
