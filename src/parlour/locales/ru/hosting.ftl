### Почему сервер не запускается.

error-bad-database = Базу данных не удаётся использовать: { $why }
error-bad-setting = Одна из настроек сервера неверна: { $why }
error-cannot-listen = На { $address } слушать нельзя: { $why }
error-database-in-use = Базой данных ещё пользуется сервер; сначала останови его.
