### Por qué un servidor no arranca.

error-bad-database = La base de datos no se puede usar: { $why }
error-bad-setting = Un ajuste del servidor está mal: { $why }
error-cannot-listen = No se puede escuchar en { $address }: { $why }
error-database-in-use = Un servidor usa todavía la base de datos; páralo primero.
error-no-cookie-key = Falta la clave de las cookies { $file }. Cópiala de donde estaba antes el servidor o crea un archivo vacío para empezar con una clave nueva; eso cierra la sesión de todo el mundo.
