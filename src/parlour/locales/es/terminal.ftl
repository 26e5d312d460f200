### La línea de órdenes y el terminal sencillo.

cli-see = véase { $command }
cli-no-verb = no existe el comando { $verb }; los comandos son: { $verbs }
cli-page-at = Parlour está en { $address } (Ctrl+C lo para)
cli-no-page = Para jugar en el navegador, instala primero: { $install }
cli-no-screens = Para las pantallas completas en el terminal, instala primero: { $install }
cli-home-at = En la red de casa: { $address }
cli-screen-at = En pantalla grande, con los móviles como mandos: { $address }
cli-no-home = No hemos encontrado ninguna red de casa: Parlour solo funciona en este ordenador.
cli-no-port = no hay ningún puerto libre; elige uno con parlour serve --port N

menu-game = { $name } (jugadores: { $seats })
menu-how = Escribe un número para empezar ese juego, q para salir. Más maneras de jugar: parlour play --help
menu-which = ¿Qué juego?
menu-people = ¿Cuántas personas (de { $low } a { $high })?
menu-answer = Responde con una de estas: { $answers }, o q para salir.

games-default = (por defecto { $value })
games-whole = un número entero de { $low } a { $high }
games-nothing = { $allowed }, o nada
games-chance = una probabilidad de 0 a 1/2, como 3/20 o 0.15
games-switch = on u off

record-title = { $game }, partida { $match }
record-players = jugadores: { $names }; opciones: { $options }
record-follows = El registro sigue las reglas: { $events ->
    [one] 1 evento.
   *[other] { $events } eventos.
 }
record-not-over = La partida no ha terminado.
record-over = { $reason ->
    [played] Jugada hasta el final.
    [resigned] Terminó porque alguien se rindió.
    [draw] Empate de común acuerdo.
    [end] Terminada de común acuerdo, contada como estaba.
    [time] Terminó porque a alguien se le acabó el tiempo.
    [left] Terminó porque todo el mundo se fue.
    [aborted] Se canceló antes de la primera jugada.
   *[other] Terminada.
 } { $count ->
    [0] Nadie va primero.
   *[other] Primero: { $names }.
 }

verify-typed = { $typed ->
    [one] Sigue las reglas: 1 resultado se escribió en una mesa real; ninguna semilla lo prueba.
   *[other] Sigue las reglas: { $typed } resultados se escribieron en una mesa real; ninguna semilla los prueba.
 }
verify-fair = Limpio: { $outcomes ->
    [one] 1 resultado se sigue de la semilla.
   *[other] { $outcomes } resultados se siguen de la semilla.
 }{ $skipped ->
    [0] { "" }
    [one] { " " }1 tirada no se volvió a calcular.
   *[other] { " " }{ $skipped } tiradas no se volvieron a calcular.
 }
verify-not = no demostrado: { $why }
term-fair = Azar comprobado: { $outcomes ->
    [0] no se sorteó nada.
    [one] 1 resultado se sigue de lo que se selló antes de la partida.
   *[other] { $outcomes } resultados se siguen de lo que se selló antes de la partida.
 } Para comprobar tú el registro, guarda el sello { $seal } y tu número { $nonce }.
term-unfair = El azar no cuadra: { $why }
term-void = La partida terminó sin resultado: alguien no reveló su parte del sorteo.

analyse-value = valor { $value }{ $exact ->
    [yes] { "" }
   *[no] { " " }(no demostrado)
 }
analyse-bound = { $bound ->
    [exact] { "" }
    [at_most] como mucho
    [at_least] al menos
   *[estimate] estimado
 }

## La mesa sencilla

term-welcome = { $game }. Escribe ayuda para ver los comandos.
term-help = Escribe una jugada, o una de estas:
      jugadas            lo que se puede jugar ahora
      pista              la mejor jugada aquí
      ver                dibuja otra vez la posición
      atrás              deshace tu última jugada, si el azar no ha respondido
      guardar ARCHIVO    escribe el registro
      rendirse           te rindes en la partida
      salir              sales de la mesa
term-word-help = ayuda, help
term-word-moves = jugadas, moves
term-word-hint = pista, hint
term-word-show = ver, show
term-word-undo = atrás, atras, undo
term-word-save = guardar, save
term-word-resign = rendirse, resign
term-word-quit = salir, quit
term-word-yes = sí, si
term-word-no = no
term-word-throw = lanzar, tirar, throw
term-asked = Responde sí o no.
term-throw = Te toca lanzar: pulsa Intro.
term-saved = Guardado.
term-no = Así no vale: { $why }
term-face = { $name }, te toca: pulsa Intro cuando nadie más mire.
term-left = ¡Hasta luego!
term-left-saved = Tu partida está guardada. Sigue con: { $command }
term-over = La partida ha terminado. { $count ->
    [0] No ganó nadie.
    [one] Ganó { $names }.
   *[other] Ganaron { $names }.
 }
term-player = jugador { $number }
term-chance = azar
term-takes-back = { $name } vuelve al evento { $to }
term-resigns = { $name } se rinde
term-agrees = { $name } está de acuerdo
term-declines = { $name } no quiere
term-flag = { $name } se quedó sin tiempo
term-seat = sitio { $seat }: { $name } { $what ->
    [joined] llega
    [left] se va
   *[replaced] toma el relevo
 }
term-points = { $name }: { $points }
cli-others-at = Otros dispositivos abren { $address }
cli-no-others = Ninguna dirección de red de este ordenador responde: Parlour solo se puede abrir aquí.
term-best = Tu mejor marca: { $points }.
term-best-new = Tu nueva mejor marca: { $points }.
term-best-deal = Tu mejor marca con estas fichas: { $points }.
term-finish = Con eso termina la partida. Escríbelo otra vez para confirmar.
