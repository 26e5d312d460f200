### Waarom een server niet start.

error-bad-database = De database kan niet gebruikt worden: { $why }
error-bad-setting = Een instelling van de server klopt niet: { $why }
error-cannot-listen = Op { $address } kan niet geluisterd worden: { $why }
