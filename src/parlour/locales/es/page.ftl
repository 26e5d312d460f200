### La página: su marco, la portada, cómo se pone una mesa y lo que comparten todas las mesas.

parlour = Parlour
page-title = { $page } · Parlour
page-description = Cinco juegos de madera, dados y números: contra robots, con amigos en línea o en una misma mesa. Gratis y sin publicidad.
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

lost-title = Aquí no sale la cuenta
lost-why = La dirección no lleva a ninguna parte. Quizá la mesa ya se recogió o falta una letra.
table-gone = No existe esa mesa
table-gone-why = Puede que el enlace esté incompleto.
table-closed = Esta mesa está cerrada al público
table-closed-why = Pide un sitio a quien la puso.

## Portada

home-question = ¿A qué jugamos?
home-how = ¿Cómo quieres jugar?
home-how-now = Jugar ya
home-how-friends = Con amigos
home-new = ¿Primera vez aquí?

## Los juegos

game-shut-the-box = Cierra la caja
    .short = Dos dados, doce fichas.
    .seats = 1 o más · 5 minutos
    .about = Lanza y cierra fichas que sumen lo lanzado. Lo que queda abierto cuenta en tu contra.
game-chikugo = Chikugo
    .short = Dos bolas, un lanzamiento.
    .seats = 2 a 6 · 20 minutos
    .about = Las dos bolas de una vez. Quien saca menos en la ronda toma una ficha; nadie quiere las últimas.
game-take-it = Take It
    .short = La misma caja, las mejores fichas.
    .seats = 2 a 6 · 15 minutos
    .about = Lanza, da la vuelta a una ficha y toma lo que tu lanzamiento merece.
game-abaku = Abaku
    .short = Números, sin signos.
    .seats = 1 a 4 · 30 minutos
    .about = Pon fichas con cifras que se lean como cuentas, sin ningún signo.
game-kryds-bolle = Kryds & Bolle
    .short = Tres en raya, en un cubo.
    .seats = 2 jugadores · 10 minutos
    .about = Bolas en nueve varillas. Cada línea de tres, en cualquier dirección, es un punto.

## Poner una mesa

option-none = lo normal
option-placement = Las bolas
option-placement-stacked = bajan por su varilla
option-placement-free = van a cualquier sitio libre
option-flaps = Fichas
option-dice = Dados
option-dice-two = siempre dos
option-dice-one-when-six = se permite uno con 6 o menos
option-dice-one-when-high-shut = se permite uno sin 7 a 12
option-scoring = Puntos
option-scoring-sum = suma de las fichas abiertas
option-scoring-digits = fichas abiertas como un número
option-limit = Jugar hasta
option-rounds = Rondas
option-shut = Quien cierra la caja
option-shut-wins = gana en el acto
option-shut-finish-round = gana al acabar la ronda
option-eliminate = Quien llega al límite queda fuera
option-throw = Lanzamiento
option-throw-hand = a mano
option-throw-uniform = al azar
option-miss = Una bola falla
option-smart_calculators = Cálculo ágil
option-lay_out = Dejar
option-lay_out-one = una ficha por lanzamiento
option-lay_out-all = todas las que permite
option-mode = Juego
option-mode-table = en la mesa
option-mode-solo = a solas, por puntos
option-mode-cover = cubrir la cuadrícula
option-mode-magic = cuadrados mágicos
option-referee = Ecuaciones falsas
option-referee-strict = se rechazan
option-referee-challenge = se pueden impugnar
option-bonuses = Casillas con premio
option-tile_values = Una ficha vale su cifra
option-diagonals = También en diagonal
option-count_tiles = Más fichas deciden el empate
option-trivial_powers = 1² = 1 vale
option-size = Tamaño
your-name = Tu nombre
waits-for-host = { $name } empezará.
invite-title = Invita con este enlace
invite-why = Escanéalo con un móvil o envía el enlace.
invite-share = Compartir la invitación
invite-link = Enlace a esta mesa
invite-qr = El enlace como imagen para una cámara
copy = Copiar
copied = Copiado

## Todas las mesas

joining = Poniendo la mesa …
waits-for = Le toca a { $name }
region-object = La mesa
region-line = Qué hacer
region-pad = Jugadores y puntos
open-pad = Jugadores, puntos y herramientas
score-pad = Marcador
match-over = terminada
take-back = Deshacer
pause = Pausa
resume = Seguir
resign = Rendirse
leave = Salir
rematch = Revancha
new-version = Hay un Parlour más nuevo.
reload = Recargar
load-failed = Esta parte de la página no se ha cargado.
try-again = Intentar de nuevo
paused = La partida está en pausa.
offer-waits = Preguntado. Falta la respuesta.
curtain-title = Le toca a { $name }
curtain-why = Pasa el aparato. Los demás miran a otro lado.
curtain-lift = Soy { $name }

## Lo que se dice, y órdenes escritas

say-points = Puntos: { $points }.
say-take-back = Se ha deshecho una jugada.
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
tell-no-legal = Ahora no tienes nada que jugar.
goto-title = Ir a
goto-label = ¿Adónde?
goto-none = Nada se llama así.
command-title = Escribir una orden
command-label = Una jugada o una orden
command-hint = una jugada, o ayuda
command-said = Lo que se ha dicho
command-help = ayuda, help, ?
command-help-text = Escribe una jugada tal cual, por ejemplo b2. Otras palabras: mesa lee la mesa, jugadas dice qué puedes jugar, último repite, atrás pide deshacer una jugada; pista dice lo mejor, valores lo que vale cada jugada, donde hay pistas.
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
plain-play = Jugarla
plain-say = { $name } juega { $act }.
plain-say-chance = Azar: { $act }.

## Rechazos, por su código

error-unreachable = Parlour no responde. ¿Sigue en marcha?
error-stale-seq = Alguien fue más rápido. La mesa está como la ves ahora.
error-wrong-seat = Este sitio no es tuyo.
error-not-your-turn = No es tu turno.
error-match-over = La partida ha terminado.
error-not-running = La partida no ha empezado.
error-paused = La partida está en pausa.
error-bad-take-back = Esto no se puede deshacer.
error-bad-notation = Eso no es una jugada. Escribe ayuda para ver las palabras.
error-bar-full = Esta varilla está llena.
error-place-taken = Este sitio está ocupado.
error-no-such-place = No existe ese sitio.
error-no-level = Di solo la varilla: la bola baja sola.
error-level-missing = Di también el piso, como b2.3.
error-game-over = La partida ha terminado.
error-not-this-game = Eso no es una jugada de este juego. Escribe ayuda para ver las palabras.
error-wrong-sum = Estas fichas no suman lo lanzado.
error-flap-closed = Una de estas fichas ya está cerrada.
error-close-flaps = Los dados ya están: cierra fichas.
error-choose-dice = Toma primero un dado o dos.
error-bag-too-small = La bolsa tiene muy pocas fichas para eso.
error-not-in-rack = No tienes esta ficha.
error-not-met = El lanzamiento no permite esta ficha.
error-limit-and-rounds = Se juega hasta un límite o un número de rondas, no ambas cosas.
error-eliminate-alone = Para eliminar hacen falta al menos dos.
error-eliminate-needs-limit = Para eliminar hace falta un límite.
error-bad-combination = Estos acuerdos no van juntos.
error-bad-option = Uno de los acuerdos no puede ser así.
error-seat-taken = Alguien fue más rápido: el sitio está ocupado.
error-too-many-requests = Despacio, por favor. Prueba dentro de un momento.
