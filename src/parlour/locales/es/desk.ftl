### Lo que parlour admin responde a quien lleva un servidor.

desk-code = Código de un solo uso: { $code }
desk-administrator = { $now ->
    [yes] { $person } ahora administra.
   *[no] { $person } ya no administra.
 }
desk-reports = { $count ->
    [0] Ninguna denuncia.
    [one] { $count } denuncia:
   *[other] { $count } denuncias:
 }
desk-report = { $id }  { $at }  { $by } sobre { $name } ({ $about }), partida { $match }: { $reason }
desk-said = se escribió: { $said }
desk-closed = resuelta { $at }: { $note }
desk-report-closed = La denuncia { $id } está resuelta.
desk-sanctions = { $count ->
    [0] Nadie está sancionado.
    [one] { $count } sanción:
   *[other] { $count } sanciones:
 }
desk-sanction = { $id }  { $at }  { $whom }: { $what ->
    [chat] sin chat
    [play] sin chat ni partidas nuevas
   *[all] sin acceso
 } { $until }: { $reason }
desk-for-good = para siempre
desk-until = hasta { $at }
desk-lifted = La sanción { $id } queda levantada.
desk-words = { $count ->
    [0] Ninguna palabra está prohibida en los nombres.
   *[other] Prohibidas en los nombres: { $words }
 }
desk-forbidden = Ningún nombre puede contener ya { $word }.
desk-allowed = Los nombres pueden contener otra vez { $word }.
desk-log = { $count ->
    [0] Aún no se ha hecho nada.
   *[other] Lo que hizo la administración, lo más reciente primero:
 }
desk-console = consola
desk-did = { $what ->
    [code-issued] código entregado
    [administrator-made] ahora administra
    [administrator-unmade] ya no administra
    [report-closed] denuncia resuelta
    [sanction-laid] sanción impuesta
    [sanction-lifted] sanción levantada
    [name-forbidden] palabra prohibida
    [name-allowed] palabra permitida
    [league-made] liga creada
    [league-changed] liga cambiada
    [league-deleted] liga eliminada
    [season-started] temporada empezada
    [season-opened] temporada abierta
    [class-deleted] clase borrada
    [pairing-settled] encuentro decidido
   *[other] { $what }
 }
desk-backup = Copia escrita: { $file }
desk-restored = Restaurado desde { $file }
desk-keys = Clave nueva creada. Reinicia el servidor para usarla. Las cookies anteriores siguen valiendo.
desk-keys-dropped = Clave nueva creada; las antiguas ya no están. Reinicia el servidor: todos tendrán que entrar de nuevo.
desk-private = clave privada, para PARLOUR_PUSH_KEY: { $key }
desk-public = clave pública: { $key }
desk-checked = { $matches ->
    [one] { $matches } partida comprobada
   *[other] { $matches } partidas comprobadas
 }: { $problems ->
    [0] todo está bien.
    [one] { $problems } fallo.
   *[other] { $problems } fallos.
 }
desk-listed-wrong = Consta de otro modo que como está.

## Ligas

desk-leagues = { $count ->
    [0] Aún no hay ligas.
    [one] { $count } liga:
   *[other] { $count } ligas:
 }
desk-league = { $id }  { $name }: { $game }, { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
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
    [played] jugados
    [won] ganados
    [drawn] empates
    [lost] perdidos
   *[points] puntos
 }
desk-withdrawn = baja
desk-made = La liga está creada: { $league }
desk-entered = { $name } está en la liga.
desk-left = { $name } ya no está en la liga.
desk-started = La temporada ha empezado: { $league }
desk-opened = La próxima temporada está abierta a inscripciones: { $league }
desk-settled = El encuentro está decidido: { $league }
desk-renamed = La liga tiene un nombre nuevo: { $league }
desk-deleted = La liga está eliminada: { $league }

## Clases

desk-classes = { $count ->
    [0] Aún no hay clases.
    [one] { $count } clase:
   *[other] { $count } clases:
 }
desk-class = { $id }  { $name } (código { $code }): { $pupils ->
    [one] { $pupils } alumno
   *[other] { $pupils } alumnos
 }
desk-pupil = { $name }: hechas { $done }, bien { $right }
desk-class-deleted = La clase está borrada, con sus alumnos y sus datos: { $id }
