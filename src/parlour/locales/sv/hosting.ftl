### Varför en server inte startar.

error-bad-database = Databasen kan inte användas: { $why }
error-bad-setting = En inställning för servern är fel: { $why }
error-cannot-listen = Det går inte att lyssna på { $address }: { $why }
error-database-in-use = En server använder fortfarande databasen; stoppa den först.
error-no-cookie-key = Cookienyckeln { $file } saknas. Kopiera den från där servern kördes tidigare, eller skapa en tom fil för att börja med en ny nyckel; då loggas alla ut.
