### Waarom een server niet start.

error-bad-database = De database kan niet gebruikt worden: { $why }
error-bad-setting = Een instelling van de server klopt niet: { $why }
error-cannot-listen = Op { $address } kan niet geluisterd worden: { $why }
error-database-in-use = Een server gebruikt de database nog; stop die eerst.
error-no-cookie-key = De cookiesleutel { $file } ontbreekt. Kopieer die van waar de server eerder draaide, of maak een leeg bestand om met een nieuwe sleutel te beginnen; daarmee wordt iedereen afgemeld.
