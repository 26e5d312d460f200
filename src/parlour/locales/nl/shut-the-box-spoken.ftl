### Shut the Box for those who listen.

stb-no-throw = Er zijn nu geen dobbelstenen om te gooien.
