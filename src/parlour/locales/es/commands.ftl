### Lo que dice la línea de órdenes: negativas, torneos, robots en un servidor, el médico.

## Negativas

cli-number = { $option } tiene que ser un número de { $low } a { $high }
cli-number-up = { $option } tiene que ser un número a partir de { $low }
cli-resumed-whole = una partida reanudada ya tiene su juego y sus opciones
cli-which-game = ¿qué juego? La lista: parlour games
cli-which-match = ¿qué juego, o qué --match?
cli-seed-or-day = da una semilla o un día, no ambas cosas
cli-no-day = { $text } no es una fecha; escríbela así: 2026-12-24
cli-frames-of-one = --frames solo funciona con una única tirada
cli-no-hole = { $option } tiene que ser un hoyo como c3, o - si la bola queda fuera
cli-red-in-hand = --red tiene que ser uno de { $known }, y no va con --turn
cli-not-with-goal = { $option } no va con la meta { $goal }
cli-match-by-sum = una partida se resuelve con --scoring sum; con digits solo hay una ronda: véase --goal duel
cli-outright-of-three = --outright es para una partida de tres; la de dos siempre se resuelve
cli-shut-wins = con más de dos sitios la caja cerrada gana al instante
cli-needs = { $verb } necesita { $what ->
    [login] el nombre de usuario
   *[file] el archivo
 }
cli-not-so = { $verb } no admite estos argumentos; véase parlour admin --help
cli-nobody = no hay ninguna cuenta { $whom }
cli-wrong-value = este valor no se permite para { $option }
told-from = Un número de { $low } a { $high }.
told-known = Valores permitidos: { $known }.
told-event = Evento { $seq }: { $why }
told-switch = { $on ->
    [yes] sí
   *[no] no
 }
did-you-mean = ¿Querías decir { $name }?
file-missing = Ese archivo no existe: { $file }
file-there = Ya hay un archivo con ese nombre: { $file }
file-folder = Eso es una carpeta, no un archivo: { $file }
file-forbidden = No tienes permiso para leer o escribir este archivo: { $file }
file-full = El disco está lleno y no hemos podido escribir el archivo: { $file }
file-trouble = No hemos podido usar este archivo: { $file }
system-trouble = El sistema se ha negado: { $why }
error-not-solvable = Este juego no se puede resolver del todo.
error-not-solved = Esto aún no está resuelto.
error-no-robot-file = No encontramos ahí ningún archivo de robot.
error-bad-robot-file = No hemos podido cargar el archivo del robot.
error-no-robot-in-file = El archivo no contiene ese robot.
error-not-sqlite = Esto solo funciona con SQLite. Para PostgreSQL, usa pg_dump y pg_restore.
error-no-backup = Esto no es una copia completa de este Parlour ni de uno anterior.
error-other-contest = Esta carpeta tiene los resultados de otro torneo. Elige otra carpeta.
error-bad-book = No hemos podido leer el libro.
error-bad-seq = Los eventos no están numerados en orden.
error-bad-players = Los jugadores no corresponden a los sitios.
verify-no-seed = la semilla aún no se ha revelado
verify-bad-seed = la semilla no es la que se selló
verify-false-outcome = el resultado del evento { $seq } no se sigue de la semilla
verify-bad-nonce = el número del sitio { $seat } no es el que se selló
verify-withheld = el sitio { $seat } no reveló su número, así que la partida terminó sin resultado
verify-other-commitment = el registro no contiene este compromiso
verify-other-nonce = nadie en el registro tiene este número
verify-bad-beacon = la baliza tiene otro valor para esta ronda, o ninguno
verify-written = Comparado también con lo que anotaste.
verify-itself = Comparado solo consigo mismo: añade --commitment y --nonce para compararlo con lo que anotaste.
verify-beacon = Sin comparar con la baliza: añade --beacon con su ronda { $round }.
error-bad-beacon-file = Este archivo no contiene rondas de una baliza. Cada línea necesita round y randomness.

## Torneos de robots

arena-head = | encuentro | pares | resultado | intervalo del { $sure } | veredicto |
arena-ratings = | robot | puntuación | ± |
arena-verdict = { $verdict ->
    [first] { $winner } es más fuerte
    [second] { $winner } es más fuerte
    [even] igual de fuertes
   *[open] sin decidir
 }

## Un robot en un servidor

bot-hosting = La partida { $match } ({ $game }) está abierta y espera a que alguien se una.
bot-act = { $match }, evento { $seq }: el sitio { $seat } juega { $act }
bot-over = La partida { $match } ha terminado.
bot-place = Sitio { $seat }: puesto { $place }.

## El médico

doctor-missing = FALTA
doctor-well = Todo lo que Parlour necesita funciona.
doctor-broken = Algo que Parlour necesita no funciona: véase { $missing }.
doctor-name = { $name ->
    [games] juegos
    [page] página
    [browser] navegador
    [kernels] código compilado
    [data-folder] carpeta de datos
   *[other] { "" }
 }
doctor-note = { $note ->
    [compiled] compilado
    [not-compiled] aún sin compilar
    [compiles] compila
    [writes-ahead] escritura anticipada
    [built] construida
    [not-built] sin construir
    [none] ninguno encontrado
    [installed] instalado
   *[not-installed] sin instalar
 }
doctor-need = { $need ->
    [speed] para robots y resolución rápidos: parlour warm
    [screens] para pantallas completas en el terminal
    [serve] para la página y para servidores
    [club] para un club: PostgreSQL, varios procesos, notificaciones push
    [solvers] para resolver y para robots fuertes
    [throws] para lanzar a mano
    [page] para jugar en un navegador
    [browser] para que la página se abra sola
    [matches] para guardar partidas
    [database] para la base de datos de un club
    [workers] para varios procesos
    [cluster] para un torneo en un clúster
    [agents] para programas que aprenden
    [paper] para hojas que se imprimen
   *[plots] para dibujar en archivos
 }

warm-begins = Compilando el código de { $game } para este ordenador: unos { $seconds } s, solo esta vez.
warm-done = { $game }: { $done ->
    [nothing] nada que compilar
    [earlier] ya compilado
   *[now] compilado en { $seconds } s
 }
warm-where = guardado en { $folder }
warm-nowhere = sin guardar: no se puede escribir en ninguna carpeta de caché

## Lanzamientos, juegos resueltos

throw-skill = { $skill ->
    [random] al azar
    [novice] una mano novata
    [practised] una mano experta
   *[careful] una mano cuidadosa
 }
stb-solved-cups = { $dice ->
    [one] un dado
   *[two] dos dados
 }
sheet-written = { $file } escrito
sheet-json-or-output = con --json el PDF necesita un archivo, no -o -
sheet-settings-of-drill = solo los ejercicios (drill) tienen ajustes: { $words }
error-bad-drill = Ese ajuste no existe en el ejercicio: { $why }
