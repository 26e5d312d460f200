### The big screen, and phones as hands.

screen-new = Begin een spel op dit scherm
screen-new-why = Kies een spel. Iedereen doet mee met de telefoon; niemand heeft een account nodig.
screen-old = Een tafel tonen
screen-old-why = Al bezig? Open ‘Op het grote scherm’ in het menu van de tafel en typ de code hier.
screen-old-show = Tonen
screen-host = Groot scherm
screen-none = Niets te tonen
screen-join-title = Naar de tafel
screen-join-why = Tafel { $code } zoeken…
screen-phones = Pak je telefoon erbij
screen-play-along = Speel mee met je telefoon
screen-no-camera = Geen camera? Open { $address } en typ de code.
screen-just-now = Zojuist
screen-choosing = kiest
screen-throws = gaat gooien
screen-just = was net aan zet
screen-away = wacht op de telefoon van { $name }
screen-sound-on = Geluid aan
screen-sound-off = Geluid uit
screen-full = Volledig scherm
screen-gone = Het grote scherm is weg. Je kunt hier verder.
screen-sheet-how = Open op de televisie { $address } en typ deze code:
screen-here = Op dit apparaat tonen
screen-code-ask = Typ de code die op het grote scherm staat.
screen-begin = Nu beginnen
