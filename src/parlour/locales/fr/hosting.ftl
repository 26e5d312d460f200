### Pourquoi un serveur ne démarre pas.

error-bad-database = Nous ne pouvons pas utiliser la base de données : { $why }
error-bad-setting = Un des réglages du serveur est faux : { $why }
error-cannot-listen = Le serveur ne peut pas écouter sur { $address } : { $why }
error-database-in-use = Un serveur utilise encore la base de données. Arrête-le d’abord.
error-no-cookie-key = La clé des cookies { $file } manque. Copie-la depuis l’endroit où le serveur tournait avant, ou crée un fichier vide pour commencer avec une nouvelle clé ; cela déconnecte tout le monde.
