### Hvorfor en server ikke starter.

error-bad-database = Vi kan ikke bruge databasen: { $why }
error-bad-setting = En af serverens indstillinger er forkert: { $why }
error-cannot-listen = Serveren kan ikke lytte på { $address }: { $why }
error-database-in-use = En server bruger stadig databasen. Stop den først.
error-no-cookie-key = Cookie-nøglen { $file } mangler. Kopiér den fra der, hvor serveren kørte før, eller opret en tom fil for at begynde med en ny nøgle; så bliver alle logget ud.
