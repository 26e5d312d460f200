### Shut the Box for those who listen.

stb-no-throw = Ora non ci sono dadi da lanciare.
