### Warum ein Server nicht startet.

error-bad-database = Wir können die Datenbank nicht benutzen: { $why }
error-bad-setting = Eine Einstellung des Servers ist falsch: { $why }
error-cannot-listen = Der Server kann { $address } nicht benutzen: { $why }
error-database-in-use = Ein Server benutzt die Datenbank noch. Beende ihn zuerst.
error-no-cookie-key = Der Cookie-Schlüssel { $file } fehlt. Kopiere ihn von dort, wo der Server vorher lief, oder lege eine leere Datei an, um mit einem neuen Schlüssel zu beginnen; damit werden alle abgemeldet.
