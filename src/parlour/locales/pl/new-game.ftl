## Nowa gra w wierszu poleceń

new-game-made = { $name } jest w { $folder }:
new-game-next = Dalej: pip install -e { $folder }, potem parlour play { $key }. Testy uruchamia python -m pytest w { $folder }.
error-bad-game-name = Nazwa gry ma do 40 liter, cyfr, spacji i kresek, a na początku literę.
error-game-there = Gra o tej nazwie już jest.
error-folder-there = Ten folder już istnieje i nie jest pusty.
