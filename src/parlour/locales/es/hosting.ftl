### Por qué un servidor no arranca.

error-bad-database = No podemos usar la base de datos: { $why }
error-bad-setting = Uno de los ajustes del servidor está mal: { $why }
error-cannot-listen = El servidor no puede escuchar en { $address }: { $why }
error-database-in-use = Un servidor está usando la base de datos. Páralo primero.
error-no-cookie-key = Falta la clave de las cookies { $file }. Cópiala de donde estaba antes el servidor o crea un archivo vacío para empezar con una clave nueva; eso cierra la sesión de todo el mundo.
