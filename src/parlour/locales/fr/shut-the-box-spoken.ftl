### Shut the Box for those who listen.

stb-no-throw = Il n’y a pas de dés à lancer maintenant.
