### Shut the Box for those who listen.

stb-no-throw = Ahora no hay dados que lanzar.
