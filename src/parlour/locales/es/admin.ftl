### La mesa del anfitrión: gente, avisos, sanciones, nombres, registro, cifras.

host-title = Administración
host-figures = Cifras
host-people = Gente
host-reports = Denuncias
host-sanctions = Sanciones
host-names = Nombres
host-log = Registro
host-search = Nombre, usuario o identificador
host-find = Buscar
host-nobody = Nadie con ese nombre.
host-admin = administra
host-since = Aquí desde el { $date }
host-matches = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
 }
host-reset = Código de contraseña
host-ban = Sancionar
host-invite = Hacer una invitación
host-invite-why = Un código de un solo uso para crear una cuenta donde las cuentas son por invitación.
host-code-invite = { $count ->
    [one] Entrega esta invitación. Vale { $count } día y solo se muestra esta vez.
   *[other] Entrega esta invitación. Vale { $count } días y solo se muestra esta vez.
 }
host-code-reset = { $count ->
    [one] Con este código { $login } pone una contraseña nueva. Vale { $count } día y solo se muestra esta vez.
   *[other] Con este código { $login } pone una contraseña nueva. Vale { $count } días y solo se muestra esta vez.
 }
host-what = Qué se quita
host-what-chat = El chat
host-what-play = También partidas
host-what-all = Todo
host-reason = Por qué
host-address = Direcciones
host-ban-address = Sancionar direcciones
host-lay = Sancionar
host-laid = Vale desde ahora.
host-lift = Levantar
host-none-held = No hay sanciones vigentes.
host-closed-too = También las resueltas
host-about = Sobre { $name }
host-close = Resuelta
host-closed = Resuelta el { $date }.
host-note = Qué se hizo
host-no-reports = Ninguna denuncia.
host-names-why = Ningún nombre nuevo puede contener estas palabras, se escriban como se escriban. Los nombres que ya existen se quedan.
host-word = Palabra
host-forbid = Prohibir
host-allow = Permitir
log-by = por
log-none = Todavía no se ha hecho nada.
figures-guests = Invitados
figures-accounts = Cuentas
figures-open = Partidas en espera
figures-running = Partidas en curso
figures-over = Partidas acabadas
figures-lately = Nuevas en siete días
figures-leagues = Ligas
figures-reports = Denuncias abiertas
figures-sanctions = Sanciones

## Lo que hicieron los anfitriones

audit-code-issued = Código entregado
audit-administrator-made = Administración concedida
audit-administrator-unmade = Administración retirada
audit-league-made = Liga creada
audit-season-started = Temporada empezada
audit-season-opened = Temporada abierta
audit-pairing-settled = Emparejamiento decidido
audit-report-closed = Denuncia resuelta
audit-sanction-laid = Sanción impuesta
audit-sanction-lifted = Sanción levantada
audit-name-forbidden = Palabra prohibida
audit-name-allowed = Palabra permitida
