### La ayuda de la línea de órdenes. El inglés está en el programa.

help-parser =
    .usage = uso:{" "}
    .words = palabras
    .options = opciones
    .verbs = comandos
    .help = mostrar esta ayuda y salir
    .version = mostrar la versión y salir
    .required = falta: %s
    .unrecognized = no se reconoce: %s
    .argument = %(argument_name)s: %(message)s
    .choice = %(value)r no vale (elige entre %(choices)s)
    .value = %(value)r no es del tipo %(type)s
    .one = aquí falta un valor
    .some = aquí falta al menos un valor
    .ambiguous = %(option)s puede ser: %(matches)s
    .together = no va junto con %s
help-any =
    .help = mostrar esta ayuda y salir
    .json = escribir JSON
    .lang = hablar este idioma: de, en, fr, es, it, nl, da, sv, pl, ru
    .version = mostrar la versión y salir
help-value =
    .file = ARCHIVO
    .date = FECHA
    .address = DIRECCIÓN
    .where = DÓNDE
    .hole = HOYO
    .game = JUEGO
    .verb = COMANDO …
    .seats = SITIO[=NOMBRE],…
    .option = NOMBRE=VALOR
help-parlour = Cinco juegos de caja según sus reglamentos. Sin comando, Parlour abre su página.
    .lan = abrir la página también a la red de casa
    .epilog = parlour COMANDO --help cuenta más sobre un comando.
help-games = La lista de juegos con sus sitios y opciones.
    .short = los juegos con sus sitios y opciones
help-play =
    Jugar en el terminal: en pantallas con ratón y teclas, o con --plain línea a línea.

    En todos los sitios juegan personas, salvo donde --robots indica robots. Una partida se puede guardar tras cada
    evento y seguir más tarde; --replay recorre un registro. Con --server la partida está en un servidor de Parlour. Las
    opciones se dan como --placement free; la lista está en parlour games.
    .short = jugar en el terminal, con personas y robots en cualquier sitio
    .game = qué juego; si no lo indicas, un menú lo pregunta
    .plain = líneas en vez de pantallas
    .robots = sitios que juegan robots, como 1 o 1=random
    .names = los nombres de los jugadores, sitio a sitio
    .seed = un texto o número que fija todo el azar, para jugar otra vez la misma partida
    .save = escribir aquí el registro tras cada evento
    .resume = seguir con una partida guardada
    .replay = recorrer un registro paso a paso
    .server = jugar en este servidor
    .token = tu token en ese servidor; sin él, juegas sin cuenta
    .match = unirse a esta partida del servidor
help-serve = Servir los juegos a navegadores, terminales y robots. Cada ajuste puede ser también una variable de entorno.
    .short = servir los juegos a navegadores, terminales y robots
    .host = dirección en que escuchar (127.0.0.1; 0.0.0.0 es toda la red)
    .port = puerto en que escuchar (8000)
    .database = sqlite:///ARCHIVO o postgresql://…
    .bus = redis://… entre varios procesos
    .workers = procesos que sirven; varios necesitan PostgreSQL y un bus
    .synchronous = SQLite: FULL sobrevive a un corte de luz
    .secure = servido con https: cookies seguras
    .log = cuánto se anota
help-bot = Dejar que un robot tuyo juegue en un servidor de Parlour.
    .short = dejar que un robot tuyo juegue en un servidor
    .robot = my_bot.py, my_bot.py:Clase, o el nombre de un robot de Parlour
    .server = la dirección del servidor
    .token = un token que permite leer y jugar
    .match = jugar esta partida y parar
    .host = crear partidas públicas de este juego y jugar en ellas
    .count = cuántas partidas crea --host (1)
    .seconds = cuánto pensar cada jugada (1)
    .verb = run: dejar jugar al robot
help-admin =
    Para quien lleva un servidor: parlour admin COMANDO …

      invite                       un código de un solo uso para crear una cuenta
      reset CUENTA                 un código de un solo uso para poner otra contraseña
      administrator CUENTA [--no]  dar a una cuenta permiso para administrar, por HTTP
      backup ARCHIVO               copiar la base de datos con el servidor en marcha
      restore ARCHIVO              poner una copia en su lugar; el servidor debe estar parado
      rotate-keys [--drop]         una clave nueva para las cookies; --drop: eliminar las antiguas; todo el mundo vuelve a entrar
      push-key                     una clave privada nueva para Web Push (PARLOUR_PUSH_KEY)
      check                        repasar cada partida y comprobar cada resultado
      report [--closed]            las denuncias; report close N.º [NOTA]
      ban QUIÉN|DIRECCIÓN MOTIVO   bloquear en chat, partidas nuevas o todo (--what, --days); ban list; ban lift N.º
      name                         palabras que ningún nombre puede contener; name forbid PALABRA, name allow PALABRA
      audit                        lo que hizo la administración, lo más reciente primero
      class                        las clases; class show N.º, class delete N.º (con su alumnado y sus datos)
      league …                     ligas: parlour admin league --help

    QUIÉN es un nombre de usuario o el número de una persona, DIRECCIÓN una dirección o un rango como 192.0.2.0/24.
    Lo hecho aquí vale unos segundos después en un servidor en marcha.
    .short = para quien lleva un servidor: códigos, moderación, copia y control de los datos
    .words = de qué trata el comando
    .database = sqlite:///ARCHIVO o postgresql://…
    .no = administrator: quitar el permiso
    .drop = rotate-keys: no aceptar cookies de claves antiguas
    .closed = report: también las denuncias cerradas
    .what = ban: qué se bloquea
    .days = ban: por cuántos días (por defecto, para siempre)
    .verb = qué hacer; véase arriba
help-admin-league =
    Ligas: crearlas, empezar temporadas, ver las clasificaciones. Un servidor en marcha crea las partidas y las rondas siguientes.

    parlour admin league                               mostrar la lista
    parlour admin league new NOMBRE JUEGO [--pairing swiss --rounds 5 …] [--robots novice,casual,perfect]
    parlour admin league show ID [--season N]
    parlour admin league enter ID QUIÉN                un nombre de usuario o el número de una persona; withdraw ID QUIÉN
    parlour admin league start ID                      cerrar la inscripción, empezar la primera ronda
    parlour admin league settle ID GRUPO RONDA TABLERO 2 0 [--note …]
    parlour admin league next ID                       abrir la temporada siguiente, con ascensos y descensos
    parlour admin league rename ID NOMBRE              cambiarle el nombre; delete ID la elimina
    .words = new, show, enter, withdraw, start …
    .pairing = quién juega con quién (round-robin)
    .rounds = rondas de una temporada suiza (las necesarias), o cuántas veces juegan todos contra todos (1)
    .best_of = máximo de partidas por encuentro; gana quien gane más (1)
    .group_size = tamaño mínimo de un grupo (8)
    .moves = puestos que suben y bajan (1)
    .days = días para una ronda (7)
    .move_days = new: días para una jugada (2)
    .unrated = new: las partidas no tocan las puntuaciones
    .option = new: una opción del juego
    .robots = new: una liga de estos robots
    .note = settle: una nota para el registro
    .season = show: otra distinta de la más reciente
    .database = sqlite:///ARCHIVO o postgresql://…
help-rules = Leer las reglas de un juego.
    .short = leer las reglas de un juego
    .game = qué juego; la lista: parlour games
help-solve = Resolver un juego: parlour solve shut-the-box, con --help tras el juego para ver todas sus opciones.
    .short = resolver un juego: valores, probabilidades, mejor juego
    .game = qué juego
help-solve-shut-the-box =
    Resolver Cierra la caja: un turno y el duelo con exactitud, una partida de dos con su margen de error.

    Metas: score (los menos puntos negativos), shut (la mayor probabilidad de cerrar), duel (un turno por sitio, el segundo
    conoce los puntos del primero) y match (hasta --limit).
    .flaps = fichas de la caja (12)
    .dice = la regla de los dados (two)
    .scoring = cómo se cuenta (sum)
    .goal = qué se busca (score)
    .limit = match: el límite (100)
    .shut = match: qué da la caja cerrada (wins)
    .seats = duel y match: cuántos sitios (2)
    .outright = match de tres: resolverla (minutos) en vez de estimar
    .full = todos los resultados exactos, cada mejor cierre
    .plot = dibujar el resultado en este archivo (.svg, .png, .pdf)
help-solve-kryds-bolle =
    Resolver Kryds & Bolle desde cero: su valor, cada primera jugada, una línea del mejor juego.

    El valor es la ventaja en puntos del sitio 1 sobre el sitio 2 cuando ambos juegan lo mejor posible.
    .placement = cómo se ponen las bolas (stacked)
    .checkpoint = guardar aquí y seguir desde aquí
    .workers = hilos para stacked (2)
    .plot = dibujar las primeras casillas en este archivo (.svg, .png, .pdf)
help-analyse = La mejor jugada de una posición: cada jugada permitida con su valor, la mejor primero.
    .short = la mejor jugada de una posición: cada jugada con su valor
    .game = qué juego; la lista: parlour games
    .position = la posición en texto, o - para la entrada estándar
    .seconds = parar tras este tiempo con lo encontrado
    .goal = qué se busca, donde un juego ofrece varias metas
help-book = Los libros de Kryds & Bolle: demostrar otra vez una muestra, o hacer uno.
    .short = hacer un libro de posiciones resueltas, o demostrar otra vez una muestra
help-book-show = Mostrar cuántas posiciones tiene un libro, según el número de bolas.
    .short = cuántas posiciones tiene, según el número de bolas
    .book = un archivo en vez del libro incluido
    .placement = cómo se ponen las bolas (stacked)
help-book-verify = Demostrar otra vez una muestra.
    .short = demostrar otra vez una muestra
    .sample = cuántas posiciones (10)
    .seed = qué muestra (0)
    .book = un archivo en vez del libro incluido
    .placement = cómo se ponen las bolas (stacked)
help-book-make = Hacer un libro resolviendo posiciones.
    .short = hacer un libro resolviendo posiciones
    .file = dónde escribirlo; un libro existente se amplía
    .checkpoint = de la resolución
    .plies = free: todas las posiciones con tantas bolas (4)
    .perfect = free: las del juego perfecto hasta tantas bolas (7)
    .threads = free: hilos que comparten una tabla (1)
    .workers = free: procesos en su lugar (1)
    .dask = free: el planificador de un clúster Dask
    .placement = cómo se ponen las bolas (stacked)
help-throw = Lanzar las dos bolas a la caja, por cálculo: una tirada, o muchas, contadas y dibujadas.
    .short = lanzar las bolas de la Kugelbox: una vez, o muchas, contadas y dibujadas
    .x = dónde está la mano, de izquierda a derecha
    .dir = la dirección
    .force = la fuerza
    .loft = la altura
    .gap = la distancia entre las bolas
    .turn = cómo se gira la mano
    .red = dónde está la roja en la mano; o con --black, su hoyo
    .black = el hoyo donde está la negra, o -
    .skill = dejar que alguien con esa destreza elija cada tirada
    .count = cuántas tiradas, hasta 100000
    .plot = dibujar dónde quedan las bolas y qué cuentan
    .frames = escribir las imágenes de una sola tirada
    .seed = un texto o número que fija el temblor de la mano
help-arena = Enfrentar robots: parlour arena run CONFIG.toml.
    .short = enfrentar robots hasta que esté claro cuál es más fuerte
    .what = jugarlo, o solo ver cómo va
    .config = el torneo, un archivo TOML
    .out = carpeta para los resultados (por defecto junto al archivo, con su nombre)
    .processes = cuántas partidas a la vez (por defecto, una por núcleo)
    .cluster = jugar en un clúster Dask
    .plot = dibujar los resultados con sus intervalos
help-record = Mostrar el registro de una partida, o comprobar que sigue las reglas.
    .short = mostrar el registro de una partida, o comprobar que sigue las reglas
    .what = mostrarlo, o solo comprobarlo
    .file = un registro, en texto o JSON, o - para la entrada estándar
    .at = mostrar la posición tras este evento
help-new-game = Crear una carpeta con un juego nuevo: reglas, palabras, una imagen y pruebas que pasan, para hacerlo tuyo. En cuanto se instala, el juego está en la página, en el terminal, en los entornos y en la arena. docs/how-to/add-a-game.md cuenta qué más puede traer un juego.
    .short = crear una carpeta con un juego nuevo y sus pruebas
    .name = el nombre del juego, como «Last Stone»
    .into = la carpeta nueva (por defecto, según el nombre del juego)
help-verify = Demostrar que cada resultado de un registro fue limpio: todos se siguen de la semilla sellada de antemano. Por sí solo, un registro solo se compara consigo mismo; indica lo que anotaste al jugar (la página lo muestra en «Azar limpio») y cualquier cambio saldrá a la luz.
    .short = demostrar que cada resultado de un registro fue limpio
    .file = el registro de una partida terminada, o - para la entrada estándar
    .commitment = un compromiso o el sello que anotaste; se puede repetir
    .nonce = tu propio número; se puede repetir
    .beacon = las rondas de la baliza, un objeto JSON por línea
help-warm = Compilar lo que hace rápidos a los robots y la resolución: todos los juegos o uno. Basta una vez, y tras cada versión nueva. Si no, Parlour compila en segundo plano mientras juegas, y entretanto responde más despacio.
    .short = compilar lo que hace rápidos a los robots y la resolución, una vez para este ordenador
    .game = solo este juego
help-doctor = Decir qué funciona aquí: código compilado, física, bases de datos, página y navegador, y los extras.
    .short = decir qué funciona aquí: código compilado, física, bases de datos, página y navegador
help-puzzle = Posiciones con una sola jugada mejor: resuélvelas aquí, o escríbelas en JSON. Una semilla da los mismos retos en todas partes; --day da el de un día. Escribe ? para la solución, q para salir.
    .short = posiciones con una sola jugada mejor: para resolver o escribir
    .game = qué juego, o cover, smart-calculators
    .level = 1 es lo más fácil (por defecto 1)
    .count = cuántos (por defecto 1)
    .theme = de qué tratan; --theme ? muestra los temas de un juego
    .seed = un texto o número; sin él, un reto nuevo cada vez
    .day = el reto de hoy, o de ese día
help-review = Qué costó cada jugada de una partida, qué dio la suerte y dónde estuvo el giro. Cada decisión se juzga por lo que se podía ver desde su sitio.
    .short = qué costó cada jugada de una partida, qué dio la suerte y dónde estuvo el giro
    .record = un registro, en texto o JSON, o - para la entrada estándar; la partida puede estar en curso
    .seconds = cuánto pensar cada posición
    .nodes = cuánto buscar en cada posición, de forma repetible
    .goal = win o score, donde un juego ofrece ambos
    .plot = dibujar valores, suerte y decisiones (.svg, .png, .pdf)
help-sheet = Imprimir hojas en PDF: hojas de puntos, el tablero de Abaku, discos y fichas para recortar, reglas y ejercicios. La lista: parlour sheet --list. Una hoja de ejercicios es drill con un curso, o puzzles con un juego, y trae una página de respuestas; el mismo --seed da las mismas preguntas en todas partes. Un ejercicio tiene un nivel (--level) o límites propios, como --operations addition,division --most 50.
    .short = imprimir hojas de puntos, tableros, discos, reglas y ejercicios en PDF
    .what = qué hoja, o drill, puzzles o rules
    .of = el curso del ejercicio, o el juego de los retos o las reglas
    .list = mostrar la lista de hojas
    .paper = el papel: a4 (por defecto) o letter
    .output = el archivo que se escribe, o - para la salida estándar
    .level = dificultad de la hoja; 1 es lo más fácil (por defecto)
    .seed = un texto o un número; sin él, preguntas nuevas cada vez
    .count = preguntas de una hoja de ejercicios
    .theme = solo retos de este tema
    .site = la dirección de un servidor para los códigos QR
