### Warum ein Server nicht startet.

error-bad-database = Die Datenbank lässt sich nicht benutzen: { $why }
error-bad-setting = Eine Einstellung des Servers stimmt nicht: { $why }
error-cannot-listen = Auf { $address } kann der Server nicht lauschen: { $why }
error-database-in-use = Ein Server benutzt die Datenbank noch; beende ihn zuerst.
error-no-cookie-key = Der Cookie-Schlüssel { $file } fehlt. Kopiere ihn von dort, wo der Server vorher lief, oder lege eine leere Datei an, um mit einem neuen Schlüssel zu beginnen; damit werden alle abgemeldet.
