### Lo que parlour admin responde a quien lleva un servidor.

desk-code = Código de un solo uso: { $code }
desk-administrator = { $now ->
    [yes] { $person } ahora administra.
   *[no] { $person } ya no administra.
 }
desk-reports = { $count ->
    [0] No hay denuncias.
    [one] { $count } denuncia:
   *[other] { $count } denuncias:
 }
desk-report = { $id }  { $at }  { $by } sobre { $name } ({ $about }), partida { $match }: { $reason }
desk-said = escribió: { $said }
desk-closed = cerrada { $at }: { $note }
desk-report-closed = La denuncia { $id } está cerrada.
desk-sanctions = { $count ->
    [0] No hay bloqueos.
    [one] { $count } bloqueo:
   *[other] { $count } bloqueos:
 }
desk-sanction = { $id }  { $at }  { $whom }: { $what ->
    [chat] sin chat
    [play] sin chat ni partidas nuevas
   *[all] sin acceso
 } { $until }: { $reason }
desk-for-good = para siempre
desk-until = hasta { $at }
desk-lifted = El bloqueo { $id } está levantado.
desk-words = { $count ->
    [0] Ninguna palabra está prohibida en los nombres.
   *[other] Prohibidas en los nombres: { $words }
 }
desk-forbidden = Los nombres nuevos ya no pueden contener { $word }.
desk-allowed = Los nombres pueden contener otra vez { $word }.
desk-log = { $count ->
    [0] Aún no hay acciones.
   *[other] Lo que hizo la administración, lo más reciente primero:
 }
desk-console = consola
desk-did = { $what ->
    [code-issued] código creado
    [administrator-made] ahora administra
    [administrator-unmade] ya no administra
    [report-closed] denuncia cerrada
    [sanction-laid] bloqueo
    [sanction-lifted] bloqueo levantado
    [name-forbidden] palabra prohibida
    [name-allowed] palabra permitida
    [league-made] liga creada
    [league-changed] liga cambiada
    [league-deleted] liga eliminada
    [season-started] temporada empezada
    [season-opened] temporada abierta
    [class-deleted] clase eliminada
    [pairing-settled] emparejamiento decidido
   *[other] { $what }
 }
desk-backup = Copia escrita: { $file }
desk-restored = Restaurado desde { $file }
desk-keys = Clave nueva creada. Reinicia el servidor para usarla. Las cookies anteriores siguen valiendo.
desk-keys-dropped = Clave nueva creada, las antiguas eliminadas. Reinicia el servidor: todo el mundo tendrá que volver a entrar.
desk-private = clave privada, para PARLOUR_PUSH_KEY: { $key }
desk-public = clave pública: { $key }
desk-checked = { $matches ->
    [one] { $matches } partida comprobada
   *[other] { $matches } partidas comprobadas
 }: { $problems ->
    [0] todo en orden.
    [one] { $problems } fallo.
   *[other] { $problems } fallos.
 }
desk-listed-wrong = La lista de partidas no coincide con el registro.

## Ligas

desk-leagues = { $count ->
    [0] Aún no hay ligas.
    [one] { $count } liga:
   *[other] { $count } ligas:
 }
desk-league = { $id }  { $name }: { $game }, { $players ->
    [one] { $players } miembro
   *[other] { $players } miembros
 }, temporada { $season }, ronda { $round }, { $status ->
    [open] inscripción abierta
    [running] en marcha
   *[over] terminada
 }
desk-season = { $name }: temporada { $season }, ronda { $round }, { $status ->
    [open] inscripción abierta
    [running] en marcha
   *[over] terminada
 }
desk-group = Grupo { $group }
desk-column = { $of ->
    [place] puesto
    [name] nombre
    [played] jugadas
    [won] ganadas
    [drawn] empates
    [lost] perdidas
   *[points] puntos
 }
desk-withdrawn = baja
desk-made = Liga creada: { $league }
desk-entered = { $name } se ha unido a la liga.
desk-left = { $name } ha dejado la liga.
desk-started = La temporada ha empezado: { $league }
desk-opened = La próxima temporada está abierta a inscripciones: { $league }
desk-settled = Emparejamiento decidido: { $league }
desk-renamed = Liga con nombre nuevo: { $league }
desk-deleted = Liga eliminada: { $league }

## Clases

desk-classes = { $count ->
    [0] Aún no hay clases.
    [one] { $count } clase:
   *[other] { $count } clases:
 }
desk-class = { $id }  { $name } (código { $code }): { $pupils ->
    [one] { $pupils } estudiante
   *[other] { $pupils } estudiantes
 }
desk-pupil = { $name }: hechas { $done }, bien { $right }
desk-class-deleted = Clase eliminada, con su alumnado y sus datos: { $id }
