### El club: perfiles, puntuaciones, clasificaciones, ligas.

rating = Puntuación
rating-why = Lo que vale alguien como mínimo: sube con las victorias y cuantas más partidas se conocen.
table-place = Puesto
table-played = Jugadas
table-won = Ganadas
table-drawn = Empates
table-lost = Perdidas
table-points = Puntos
leaderboard-title = Clasificaciones
leaderboard-of = Los mejores en { $game }
leaderboard-none = Aún nadie ha jugado aquí una partida puntuada.

## Un perfil

profile-title = Perfil
profile-mine = Mi perfil
profile-since = Aquí desde el { $date }
profile-ratings = Puntuaciones
profile-unrated = Aún sin partidas puntuadas.
profile-favourites = Juegos favoritos
profile-none = Aún nada jugado hasta el final.
profile-history = Partidas públicas
profile-no-history = Ninguna partida pública jugada hasta el final.
profile-played = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
 }
profile-won = { $count ->
    [0] ninguna ganada
    [one] { $count } ganada
   *[other] { $count } ganadas
 }
profile-first = ganada
profile-place = puesto { $place }
curve-told = { $count ->
    [one] Puntuación en { $game } tras { $count } partida puntuada: de { $from } a { $to }.
   *[other] Puntuación en { $game } a lo largo de { $count } partidas puntuadas: de { $from } a { $to }.
 }
curve-table = Los números
curve-day = Día

## Ligas

leagues-title = Ligas
leagues-none = Todavía no hay ninguna liga.
league-new = Liga nueva
league-make = Crear la liga
league-robots = robots
league-players = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
 }
league-open = inscripción abierta
league-over = terminada
league-round = Ronda { $round }
league-is-open = { $count ->
    [0] La inscripción está abierta. Aún no hay nadie.
    [one] La inscripción está abierta: { $count } jugador inscrito.
   *[other] La inscripción está abierta: { $count } jugadores inscritos.
 }
league-is-running = Temporada { $season }, ronda { $round }. Acaba a más tardar el { $date }.
league-is-over = La temporada { $season } ha terminado.
league-round-robin = todos contra todos
league-swiss = sistema suizo
league-season = Temporada
league-season-number = Temporada { $season }
league-group = Grupo { $group }
league-table = Tabla
league-entries = Inscritos
league-nobody = Aún nadie.
league-play = Jugar mi partida
league-who = Di quién eres y podrás apuntarte:
league-enter = Apuntarme
league-entered = Ya estás dentro.
league-leave = Dejar la liga
league-leave-open = Hasta el comienzo puedes volver a apuntarte.
league-leave-sure = Toda partida que no hayas empezado se pierde.
league-leave-yes = Sí, dejarla
league-left = Has dejado la liga.
league-start = Empezar la temporada
league-next = Abrir la próxima temporada
league-withdrawn = se fue
league-take-out = Sacar
league-take-out-sure = ¿Sacar a { $name }? Toda partida sin empezar se pierde.
league-bye = descansa
league-settle = Decidir { $first } – { $second }
league-settle-short = Decidir
league-settled = Decidido.
league-pairing = Quién juega contra quién
league-rounds = Rondas
league-times = Cuántas veces se enfrentan
league-group-size = Jugadores por grupo, como mínimo
league-moves = Cuántos suben y bajan
league-days = Días por ronda
league-move-days = Días por jugada
league-rated = Las partidas puntúan
league-of-robots = Una liga de robots
people-why = Todas las personas con las que has jugado.
people-together = { $count ->
    [one] una partida juntos, la última de { $game }
   *[other] { $count } partidas juntos, la última de { $game }
 }
people-none = Todavía nadie
people-none-why = Juega en línea con alguien y aquí volverás a encontrar a esa persona.
people-find = Buscar una mesa
row-yours = Te toca
row-theirs = Turno de { $name }
row-alone = { $points } puntos.
row-won = Has ganado.
row-shared = Victoria compartida.
row-drawn = Empate.
row-won-by = Ganó { $name }.
row-place = Has quedado en el puesto { $place }.
lobby-why = Únete a alguien o mira.
history-why = Aquí se guarda todo lo que juegas.
leagues-why = Todos contra todos, ronda a ronda.
leaderboard-why = Los mejores de cada juego, según las partidas puntuadas.
