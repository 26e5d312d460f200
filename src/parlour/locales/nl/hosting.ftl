### Waarom een server niet start.

error-bad-database = We kunnen de database niet gebruiken: { $why }
error-bad-setting = Een van de instellingen van de server klopt niet: { $why }
error-cannot-listen = De server kan niet luisteren op { $address }: { $why }
error-database-in-use = Een server gebruikt de database nog. Stop die eerst.
error-no-cookie-key = De cookiesleutel { $file } ontbreekt. Kopieer die van waar de server eerder draaide, of maak een leeg bestand om met een nieuwe sleutel te beginnen; daarmee wordt iedereen uitgelogd.
