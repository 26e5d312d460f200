### Pourquoi un serveur ne démarre pas.

error-bad-database = La base de données ne peut pas servir : { $why }
error-bad-setting = Un réglage du serveur est faux : { $why }
error-cannot-listen = On ne peut pas écouter sur { $address } : { $why }
