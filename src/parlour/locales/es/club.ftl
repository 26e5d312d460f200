### El club: perfiles, puntuaciones, clasificaciones, ligas.

rating = Puntuación
rating-why = Una estimación prudente del nivel de juego: todo el mundo empieza en 1500, y 200 puntos más son unas tres victorias de cada cuatro. Sube con las victorias y con más partidas.
table-place = Puesto
table-played = Jugadas
table-won = Ganadas
table-drawn = Empates
table-lost = Perdidas
table-points = Puntos
leaderboard-title = Clasificaciones
leaderboard-of = Mejores puntuaciones en { $game }
leaderboard-none = Aún no hay resultados

## Un perfil

profile-title = Perfil
profile-mine = Mi perfil
profile-since = { $count ->
    [0] Aquí desde { $month }
    [one] Aquí desde { $month } · { $count } partida, ganadas: { $won }
   *[other] Aquí desde { $month } · { $count } partidas, ganadas: { $won }
 }
profile-favourites = Juegos favoritos
profile-none = Aún no hay partidas terminadas.
profile-history = Partidas públicas
profile-no-history = Aún no hay partidas públicas terminadas.
profile-first = primer puesto
profile-place = puesto { $place }
curve-told = { $count ->
    [one] Puntuación en { $game } tras { $count } partida puntuada: de { $from } a { $to }.
   *[other] Puntuación en { $game } a lo largo de { $count } partidas puntuadas: de { $from } a { $to }.
 }

## Ligas

leagues-title = Ligas
leagues-none = Aún no hay liga
league-new = Crear una liga
league-make = Crear liga
league-robots = robots
league-players = { $count ->
    [one] { $count } miembro
   *[other] { $count } miembros
 }
league-open = inscripción abierta
league-over = terminada
league-round = Ronda { $round }
league-is-open = { $count ->
    [0] La inscripción está abierta. Aún no hay nadie.
    [one] La inscripción está abierta: una inscripción.
   *[other] La inscripción está abierta: { $count } inscripciones.
 }
league-is-running = Temporada { $season }, ronda { $round }. Termina como tarde el { $date }.
league-round-robin = todos contra todos
league-swiss = sistema suizo
league-season = Temporada
league-season-number = Temporada { $season }
league-group = Grupo { $group }
league-table = Clasificación
league-entries = Inscripciones
league-nobody = Aún nadie.
league-play = Jugar ahora
league-who = Escribe tu nombre para unirte:
league-enter = Unirse a la liga
league-entered = Ya estás dentro.
league-leave = Dejar la liga
league-leave-open = Puedes volver a apuntarte hasta que empiece.
league-leave-sure = Pierdes tu partida en curso y todas las que quedan.
league-leave-yes = Sí, dejarla
league-left = Has dejado la liga.
league-start = Empezar la temporada
league-next = Empezar la siguiente temporada
league-withdrawn = se fue
league-take-out = Sacar
league-take-out-sure = ¿Sacar a { $name }? Pierde su partida en curso y todas las que quedan.
league-bye = descansa
league-settle = Decidir { $first } – { $second }
league-settle-short = Decidir
league-settled = Decidido.
league-pairing = Sistema
league-rounds = Rondas
league-times = Partidas por pareja
league-group-size = Tamaño mínimo del grupo
league-moves = Puestos que suben y bajan
league-days = Días por ronda
league-move-days = Días por jugada
league-rated = Partidas puntuadas
league-of-robots = Una liga de robots
people-why = Todas las personas con las que has jugado.
people-together = { $count ->
    [one] una partida en común, la última de { $game }
   *[other] { $count } partidas en común, la última de { $game }
 }
people-none = Todavía nadie
people-none-why = Juega en línea con alguien y aquí volverás a encontrar a esa persona.
people-find = Buscar una mesa
row-yours = Te toca
row-theirs = Le toca a { $name }
row-alone = Puntos: { $points }.
row-won = Has ganado.
row-shared = Victoria compartida.
row-drawn = Empate.
row-won-by = Ha ganado { $name }.
row-place = Has quedado en el puesto { $place }.
lobby-why = Únete a una mesa, o mira.
history-why = Aquí se guarda todo lo que juegas.
leagues-why = Todos contra todos, ronda a ronda.
leaderboard-why = Las mejores puntuaciones de cada juego, según las partidas puntuadas.
history-count = { $count ->
    [one] { $count } partida desde { $month }.
   *[other] { $count } partidas desde { $month }.
 }
history-waits = Esperando gente
history-running = En curso
history-review = Repaso
history-look = Ver
history-none-why = Todo lo que juegues se guarda aquí, con su repaso.
history-play = Jugar a { $game }
history-which = Qué partidas
history-show-all = Todas
history-show-turn = Te toca
history-show-over = Terminadas
history-every-game = Todos los juegos
history-everybody = Todo el mundo
history-who = Con quién
history-week-this = Terminadas esta semana
history-week-last = Terminadas la semana pasada
history-week-earlier = Antes
history-no-turn = No te espera ninguna partida.
history-none-such = Ninguna partida coincide.
history-all = Ver todas
lobby-which = ¿Qué juego?
lobby-open-table = Crear una mesa
lobby-waits = { $name } espera
lobby-minutes = { $minutes } minutos
lobby-none-why = Crea una mesa y la próxima persona que pase podrá unirse.
lobby-met = Ya has jugado con
leagues-none-why = Una liga son unas cuantas personas que juegan todas contra todas una vez. Hacen falta al menos tres.
leagues-who = Las ligas las crea quien lleva este servidor. Pídele una.
table-player = Nombre
table-game = Juego
table-form = Hasta ahora
league-counts = Dos puntos por victoria, uno por empate.
league-yours = Tu partida
league-pair = { $first } y { $second }
league-to-play = por jugar
league-rests = descansa
league-round-later = Los emparejamientos se sabrán al empezar la ronda.
league-won = Liga ganada por { $names }.
leaderboard-you = Tienes el puesto { $place } de { $count } en { $game }.
leaderboard-sure = Fiabilidad
leaderboard-none-why = Con tres partidas puntuadas, tu nombre aparece aquí.
leaderboard-play = Jugar una partida puntuada
profile-overview = Resumen
profile-games = Partidas
profile-edit = Editar
profile-compare = Comparar
profile-you = Tú
profile-invite = Invitar a jugar
profile-over-time = Puntuación a lo largo del tiempo
profile-streak = Racha de retos
profile-streak-why = Días seguidos. La racha más larga: { $best }.
league-shared = { $names } comparten la victoria en la liga.
league-start-with = Empezar con { $count }
