### La cuenta: cómo se entra, qué le pertenece, cómo se sale; y de quién es el turno.

account-title = Cuenta
account-of = Cuenta de { $name }
account-why = Para jugar no hace falta cuenta. Con una, tus partidas, tu puntuación y tu idioma te siguen a cada dispositivo.
account-guest = Juegas como invitado con el nombre { $name }. Una cuenta nueva conserva todas tus partidas.
account-guest-stays = Las partidas jugadas aquí como invitado se quedan con el invitado. Para conservarlas, crea una cuenta nueva.
account-off = Este servidor no tiene cuentas: todo el mundo juega como invitado, solo con un nombre.
account-way = Cómo entras
account-way-in = Entrar
account-way-up = Cuenta nueva
account-way-reset = La olvidé
account-name = Nombre
account-name-hint = Es lo que ven los demás.
account-name-kept = El nombre está guardado.
account-login = Usuario
account-login-hint = De 3 a 40 letras, cifras, puntos, guiones o guiones bajos. Solo lo necesitas tú.
account-password = Contraseña
account-password-hint = Al menos 8 caracteres.
account-password-old = Contraseña actual
account-password-new = Contraseña nueva
account-password-change = Cambiar contraseña
account-password-changed = Cambiada. En los demás sitios se ha cerrado tu sesión.
account-invitation = Invitación
account-invited = Aquí las cuentas son por invitación. El anfitrión te dio un código.
account-code = Código de un solo uso
account-reset-why = Pide al anfitrión un código de un solo uso. Con él pones una contraseña nueva.
account-reset = Poner la contraseña
account-sign-in = Entrar
account-sign-up = Crear la cuenta
account-sign-out = Salir
account-signed-in = Has entrado como { $login }.
account-keep = Guardar
account-data = Tus datos
account-data-why = Todo lo que este servidor sabe de ti: llévatelo o haz que se borre.
account-export = Guardar mis datos
account-delete = Borrarlo todo
account-delete-sure = Tu nombre, usuario, contraseña y tokens se borran para siempre. Las partidas acabadas quedan sin tu nombre.
account-delete-yes = Sí, borrar
account-delete-no = No
account-gone = Olvido total: aquí ya nada te conoce.
settings-why-account = El idioma va con tu cuenta; lo demás se queda en este dispositivo.
start-rated = Puntúa: cambia ambas puntuaciones

## Tokens

tokens-title = Tokens para programas
tokens-why = Un robot tuyo entra con un token en lugar de tu contraseña.
tokens-name = Para qué es
tokens-may = Puede
tokens-play = mirar y jugar
tokens-read = solo mirar
tokens-holds = Vale
tokens-days = { $count ->
    [one] { $count } día
   *[other] { $count } días
 }
tokens-for-good = sin límite
tokens-until = hasta el { $date }
tokens-make = Crear un token
tokens-made = Cópialo ahora: solo se muestra esta vez.
tokens-revoke = Revocar

## Dispositivos

devices-title = Dispositivos
devices-why = Aquí tienes la sesión abierta. Si no conoces un dispositivo, cierra su sesión y cambia la contraseña.
devices-unknown = Dispositivo desconocido
devices-here = Este dispositivo
devices-seen = Último uso: { $date }
devices-end = Cerrar sesión
devices-everywhere = Cerrar todas las sesiones

## De quién es el turno

waiting-turn = Te toca
waiting-offer = Una oferta espera tu respuesta
waiting-seat = Hay un sitio guardado para ti
waiting-count = { $count ->
    [one] { $count } partida te espera
   *[other] { $count } partidas te esperan
 }
seats-kept = Faltan los demás
notices-switch = Avísame cuando me toque
notices-why = En partidas lentas, también con la página cerrada. Solo en este navegador.
notices-denied = Este navegador no deja que Parlour te avise. Puedes permitirlo en sus ajustes.
notices-unable = A este navegador no se le puede avisar.
