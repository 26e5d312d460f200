## Een nieuw spel op de opdrachtregel

new-game-made = { $name } staat in { $folder }:
new-game-next = Verder: pip install -e { $folder }, dan parlour play { $key }. De tests draai je met python -m pytest in { $folder }.
error-bad-game-name = Een spelnaam heeft hoogstens 40 letters, cijfers, spaties en streepjes, met een letter vooraan.
error-game-there = Er is al een spel met die naam.
error-folder-there = Die map bestaat al en is niet leeg.
