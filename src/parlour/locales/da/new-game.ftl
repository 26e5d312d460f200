## Et nyt spil på kommandolinjen

new-game-made = { $name } ligger i { $folder }:
new-game-next = Videre: pip install -e { $folder }, så parlour play { $key }. Testene kører med python -m pytest i { $folder }.
error-bad-game-name = Et spils navn har op til 40 bogstaver, cifre, mellemrum og bindestreger og begynder med et bogstav.
error-game-there = Der findes allerede et spil med det navn.
error-folder-there = Mappen findes allerede og er ikke tom.
