## Nowa gra w wierszu poleceń

new-game-made = { $name } jest w { $folder }:
new-game-next = Dalej: pip install -e { $folder }, potem parlour play { $key }. Testy uruchamia python -m pytest w { $folder }.
error-bad-game-name = Nazwa gry ma do 40 liter, cyfr, spacji i myślników i zaczyna się od litery.
error-game-there = Gra o tej nazwie już istnieje.
error-folder-there = Ten folder już istnieje i nie jest pusty.
