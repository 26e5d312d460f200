### Perché un server non parte.

error-bad-database = Non possiamo usare il database: { $why }
error-bad-setting = Un’impostazione del server è sbagliata: { $why }
error-cannot-listen = Il server non può mettersi in ascolto su { $address }: { $why }
error-database-in-use = Un server sta ancora usando il database. Prima fermalo.
error-no-cookie-key = Manca la chiave dei cookie { $file }. Copiala da dove il server girava prima, oppure crea un file vuoto per cominciare con una chiave nuova; così tutti vengono disconnessi.
