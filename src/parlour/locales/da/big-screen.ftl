### The big screen, and phones as hands.

screen-new = Start et spil på denne skærm
screen-new-why = Vælg et spil. Alle er med på telefonen, og ingen behøver en konto.
screen-old = Vis et bord
screen-old-why = Er I allerede i gang? Åbn »På storskærm« i bordets menu, og skriv koden her.
screen-old-show = Vis
screen-host = Storskærm
screen-none = Intet at vise
screen-join-title = Vær med ved bordet
screen-join-why = Leder efter bord { $code } …
screen-phones = Find telefonerne frem
screen-play-along = Spil med på telefonen
screen-no-camera = Intet kamera? Åbn { $address }, og skriv koden.
screen-just-now = Lige før
screen-choosing = vælger
screen-throws = skal kaste
screen-just = har lige spillet
screen-away = venter på telefonen hos { $name }
screen-sound-on = Lyd til
screen-sound-off = Lyd fra
screen-full = Fuld skærm
screen-gone = Storskærmen er væk. Du kan spille videre her.
screen-sheet-how = Åbn { $address } på tv’et, og skriv denne kode:
screen-here = Vis det på denne enhed
screen-code-ask = Skriv koden, der står på storskærmen.
screen-begin = Start nu
