### The big screen, and phones as hands.

screen-new = Starta ett spel på den här skärmen
screen-new-why = Välj ett spel. Alla är med på mobilen, och ingen behöver ett konto.
screen-old = Visa ett bord
screen-old-why = Spelar ni redan? Öppna ”På storskärmen” i bordets meny och skriv koden här.
screen-old-show = Visa
screen-host = Storskärm
screen-none = Inget att visa
screen-join-title = Till bordet
screen-join-why = Letar efter bord { $code } …
screen-phones = Ta fram mobilerna
screen-play-along = Spela med på mobilen
screen-no-camera = Ingen kamera? Öppna { $address } och skriv koden.
screen-just-now = Just nu
screen-choosing = väljer
screen-throws = ska kasta
screen-just = spelade just
screen-away = väntar på { $name }s mobil
screen-sound-on = Ljud på
screen-sound-off = Ljud av
screen-full = Helskärm
screen-gone = Storskärmen är borta. Du kan fortsätta här.
screen-sheet-how = Öppna { $address } på tv:n och skriv den här koden:
screen-here = Visa det på den här enheten
screen-code-ask = Skriv koden som står på storskärmen.
screen-begin = Börja nu
