## Ein neues Spiel auf der Kommandozeile

new-game-made = { $name } liegt in { $folder }:
new-game-next = Weiter: pip install -e { $folder }, dann parlour play { $key }. Die Tests laufen mit python -m pytest in { $folder }.
error-bad-game-name = Ein Spielname hat bis zu 40 Buchstaben, Ziffern, Leerzeichen und Striche, vorn einen Buchstaben.
error-game-there = Ein Spiel mit diesem Namen gibt es schon.
error-folder-there = Den Ordner gibt es schon, und er ist nicht leer.
