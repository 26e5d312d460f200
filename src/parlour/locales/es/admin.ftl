### La mesa del anfitrión: gente, avisos, sanciones, nombres, registro, cifras.

host-title = Administración
host-figures = Estadísticas
host-people = Gente
host-reports = Denuncias
host-sanctions = Bloqueos
host-names = Nombres
host-log = Registro
host-search = Nombre, usuario o identificador
host-find = Buscar
host-nobody = No hemos encontrado a nadie con ese nombre.
host-admin = administración
host-since = Aquí desde el { $date }
host-matches = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
 }
host-reset = Restablecer contraseña
host-ban = Bloquear
host-invite = Crear invitación
host-invite-why = Un código de un solo uso, con el que una persona puede crear una cuenta donde hace falta invitación.
host-code-invite = { $count ->
    [one] Entrega este código de invitación. Vale { $count } día y no volverás a verlo.
   *[other] Entrega este código de invitación. Vale { $count } días y no volverás a verlo.
 }
host-code-reset = { $count ->
    [one] Dale este código a { $login } para que ponga una contraseña nueva. Vale { $count } día y no volverás a verlo.
   *[other] Dale este código a { $login } para que ponga una contraseña nueva. Vale { $count } días y no volverás a verlo.
 }
host-what = Qué bloquear
host-what-chat = Chat
host-what-play = Chat y partidas nuevas
host-what-all = Todo
host-reason = Motivo
host-address = Direcciones
host-ban-address = Bloquear direcciones
host-lay = Bloquear
host-laid = El bloqueo está en vigor.
host-lift = Levantar bloqueo
host-none-held = No hay bloqueos.
host-closed-too = Mostrar denuncias cerradas
host-about = Sobre { $name }
host-close = Cerrar denuncia
host-closed = Cerrada el { $date }.
host-note = ¿Qué has hecho?
host-no-reports = No hay denuncias.
host-names-why = Los nombres nuevos no pueden contener estas palabras, se escriban como se escriban. Los que ya existen se quedan.
host-word = Palabra
host-forbid = Prohibir
host-allow = Volver a permitir
log-by = por
log-none = Aún no hay acciones.
figures-guests = Personas sin cuenta
figures-accounts = Cuentas
figures-open = Partidas en espera
figures-running = Partidas en curso
figures-over = Partidas terminadas
figures-lately = Nuevas en 7 días
figures-leagues = Ligas
figures-reports = Denuncias abiertas
figures-sanctions = Bloqueos

## Lo que hicieron los anfitriones

audit-code-issued = Código creado
audit-administrator-made = Permiso de administración concedido
audit-administrator-unmade = Permiso de administración retirado
audit-league-made = Liga creada
audit-season-started = Temporada empezada
audit-season-opened = Temporada abierta
audit-pairing-settled = Emparejamiento decidido
audit-report-closed = Denuncia cerrada
audit-sanction-laid = Bloqueo
audit-sanction-lifted = Bloqueo levantado
audit-name-forbidden = Palabra prohibida
audit-name-allowed = Palabra permitida
