## A new game on the command line

new-game-made = { $name } is in { $folder }:
new-game-next = Next: pip install -e { $folder }, then parlour play { $key }. The tests run with python -m pytest in { $folder }.
error-bad-game-name = A game’s name has up to 40 letters, digits, spaces and dashes, with a letter first.
error-game-there = There’s a game of that name already.
error-folder-there = That folder exists already and isn’t empty.
