### Perché un server non parte.

error-bad-database = Il database non si può usare: { $why }
error-bad-setting = Un’impostazione del server è sbagliata: { $why }
error-cannot-listen = Non si può ascoltare su { $address }: { $why }
error-database-in-use = Un server usa ancora il database; fermalo prima.
error-no-cookie-key = Manca la chiave dei cookie { $file }. Copiala da dove il server girava prima, oppure crea un file vuoto per cominciare con una chiave nuova; così tutti vengono disconnessi.
