### Wünsche, die auf dem Gerät bleiben: Ton, Tempo, Ansicht.

kb-solid = Räumlich
