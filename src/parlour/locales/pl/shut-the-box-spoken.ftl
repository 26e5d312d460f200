### Shut the Box for those who listen.

stb-no-throw = Teraz nie ma kostek do rzucenia.
