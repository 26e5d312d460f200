### Shut the Box for those who listen.

stb-no-throw = Jetzt gibt es nichts zu würfeln.
