## Ett nytt spel på kommandoraden

new-game-made = { $name } ligger i { $folder }:
new-game-next = Sedan: pip install -e { $folder }, därefter parlour play { $key }. Testerna körs med python -m pytest i { $folder }.
error-bad-game-name = Ett spels namn har upp till 40 bokstäver, siffror, mellanslag och streck, med en bokstav först.
error-game-there = Det finns redan ett spel med det namnet.
error-folder-there = Mappen finns redan och är inte tom.
