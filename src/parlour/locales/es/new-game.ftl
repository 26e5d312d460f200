## Un juego nuevo en la línea de órdenes

new-game-made = { $name } está en { $folder }:
new-game-next = Después: pip install -e { $folder } y parlour play { $key }. Las pruebas se ejecutan con python -m pytest en { $folder }.
error-bad-game-name = El nombre de un juego tiene hasta 40 letras, cifras, espacios y guiones, y empieza por una letra.
error-game-there = Ya hay un juego con ese nombre.
error-folder-there = Esa carpeta ya existe y no está vacía.
