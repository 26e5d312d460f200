### La cuenta: cómo se entra, qué le pertenece, cómo se sale; y de quién es el turno.

account-title = Cuenta
account-of = Cuenta de { $name }
account-why = Para jugar no hace falta cuenta. Con una, tus partidas, tu puntuación y tu idioma te siguen a todos tus dispositivos.
account-guest = Juegas sin cuenta, con el nombre { $name }. Si creas una cuenta, conservas todas tus partidas.
account-guest-stays = Si inicias sesión en otra cuenta, las partidas que jugaste aquí sin cuenta no te siguen. Para conservarlas, crea una cuenta nueva.
account-off = Este servidor no tiene cuentas. Todo el mundo juega solo con un nombre.
account-way = Iniciar sesión o crear una cuenta
account-way-in = Iniciar sesión
account-way-up = Cuenta nueva
account-way-reset = ¿Contraseña olvidada?
account-name = Nombre
account-name-hint = Es lo que verá el resto.
account-name-kept = Hemos guardado tu nombre.
account-login = Usuario
account-login-hint = De 3 a 40 letras, cifras, puntos, guiones o guiones bajos. Solo lo necesitas tú.
account-password = Contraseña
account-password-hint = Al menos 8 caracteres.
account-password-old = Contraseña actual
account-password-new = Contraseña nueva
account-password-change = Cambiar contraseña
account-password-changed = Contraseña cambiada. Hemos cerrado tu sesión en los demás dispositivos.
account-invitation = Código de invitación
account-invited = Aquí hace falta una invitación para crear una cuenta. Pide un código a quien lleva el servidor.
account-code = Código de un solo uso
account-reset-why = Pide a quien lleva el servidor un código de un solo uso y úsalo para poner una contraseña nueva.
account-reset = Guardar contraseña
account-sign-in = Iniciar sesión
account-sign-up = Crear cuenta
account-sign-out = Cerrar sesión
account-signed-in = Has iniciado sesión como { $login }.
account-keep = Guardar
account-data = Tus datos
account-data-why = Todo lo que este servidor sabe de ti. Descárgalo o elimínalo.
account-export = Descargar mis datos
account-delete = Eliminar cuenta
account-delete-sure = Esto elimina para siempre tu nombre, tu usuario, tu contraseña y tus tokens. Las partidas terminadas se quedan, sin tu nombre.
account-delete-yes = Sí, eliminar
account-delete-no = Cancelar
account-gone = Hemos eliminado tu cuenta y tus datos.
settings-why-account = El idioma va con tu cuenta. Lo demás se queda en este dispositivo.
start-rated = Puntuada: cambia las dos puntuaciones

## Tokens

tokens-title = Tokens para programas
tokens-why = Tu robot entra con un token en vez de tu contraseña.
tokens-name = ¿Para qué es?
tokens-may = Qué permite
tokens-play = mirar y jugar
tokens-read = solo mirar
tokens-holds = Validez
tokens-days = { $count ->
    [one] { $count } día
   *[other] { $count } días
 }
tokens-for-good = sin límite
tokens-until = hasta el { $date }
tokens-make = Crear token
tokens-made = Cópialo ahora: no volverás a verlo.
tokens-revoke = Revocar

## Dispositivos

devices-title = Dispositivos
devices-why = Tienes la sesión abierta en estos dispositivos. Si no reconoces alguno, cierra su sesión y cambia la contraseña.
devices-unknown = Dispositivo desconocido
devices-here = Este dispositivo
devices-seen = Último uso: { $date }
devices-end = Cerrar sesión
devices-everywhere = Cerrar todas las sesiones

## De quién es el turno

waiting-turn = Te toca
waiting-offer = Una propuesta espera tu respuesta
waiting-seat = Tienes un sitio reservado
waiting-count = { $count ->
    [one] { $count } partida te espera
   *[other] { $count } partidas te esperan
 }
seats-kept = Esperando al resto
notices-switch = Avísame cuando me toque
notices-why = En partidas lentas, incluso con la página cerrada. Solo en este navegador.
notices-denied = Las notificaciones están bloqueadas. Permítelas para Parlour en los ajustes del navegador.
notices-unable = Este navegador no admite notificaciones.
