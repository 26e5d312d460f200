## Un nuovo gioco da riga di comando

new-game-made = { $name } è in { $folder }:
new-game-next = Poi: pip install -e { $folder } e parlour play { $key }. I test si avviano con python -m pytest in { $folder }.
error-bad-game-name = Il nome di un gioco ha fino a 40 lettere, cifre, spazi e trattini, e comincia con una lettera.
error-game-there = C’è già un gioco con questo nome.
error-folder-there = Quella cartella esiste già e non è vuota.
