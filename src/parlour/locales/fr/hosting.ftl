### Pourquoi un serveur ne démarre pas.

error-bad-database = La base de données est inutilisable : { $why }
error-bad-setting = Un réglage du serveur n’est pas bon : { $why }
error-cannot-listen = On ne peut pas écouter sur { $address } : { $why }
error-database-in-use = Un serveur utilise encore la base de données ; arrête-le d’abord.
error-no-cookie-key = La clé des cookies { $file } manque. Copie-la depuis l’endroit où le serveur tournait avant, ou crée un fichier vide pour commencer avec une nouvelle clé ; cela déconnecte tout le monde.
