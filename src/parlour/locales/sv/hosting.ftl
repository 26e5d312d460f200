### Varför en server inte startar.

error-bad-database = Vi kan inte använda databasen: { $why }
error-bad-setting = En av serverns inställningar är fel: { $why }
error-cannot-listen = Servern kan inte lyssna på { $address }: { $why }
error-database-in-use = En server använder fortfarande databasen. Stoppa den först.
error-no-cookie-key = Kaknyckeln { $file } saknas. Kopiera den från där servern kördes tidigare, eller skapa en tom fil för att börja med en ny nyckel; då loggas alla ut.
