### Hvorfor en server ikke starter.

error-bad-database = Databasen kan ikke bruges: { $why }
error-bad-setting = En indstilling på serveren er forkert: { $why }
error-cannot-listen = Der kan ikke lyttes på { $address }: { $why }
error-database-in-use = En server bruger stadig databasen; stop den først.
error-no-cookie-key = Cookie-nøglen { $file } mangler. Kopiér den fra der, hvor serveren kørte før, eller opret en tom fil for at begynde med en ny nøgle; så bliver alle logget ud.
