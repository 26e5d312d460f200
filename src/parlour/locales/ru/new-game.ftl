## Новая игра в командной строке

new-game-made = { $name } находится в { $folder }:
new-game-next = Дальше: pip install -e { $folder }, затем parlour play { $key }. Тесты запускает python -m pytest в { $folder }.
error-bad-game-name = В названии игры до 40 букв, цифр, пробелов и дефисов, и начинается оно с буквы.
error-game-there = Игра с таким названием уже есть.
error-folder-there = Эта папка уже есть, и она не пуста.
