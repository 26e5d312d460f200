### Warum ein Server nicht startet.

error-bad-database = Die Datenbank lässt sich nicht benutzen: { $why }
error-bad-setting = Eine Einstellung des Servers stimmt nicht: { $why }
error-cannot-listen = Auf { $address } kann der Server nicht lauschen: { $why }
error-database-in-use = Ein Server benutzt die Datenbank noch; beende ihn zuerst.
