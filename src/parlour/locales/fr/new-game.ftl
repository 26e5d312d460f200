## Un nouveau jeu en ligne de commande

new-game-made = { $name } est dans { $folder } :
new-game-next = Ensuite : pip install -e { $folder }, puis parlour play { $key }. Les tests se lancent avec python -m pytest dans { $folder }.
error-bad-game-name = Le nom d’un jeu a jusqu’à 40 lettres, chiffres, espaces et tirets, et commence par une lettre.
error-game-there = Il y a déjà un jeu de ce nom.
error-folder-there = Ce dossier existe déjà et n’est pas vide.
