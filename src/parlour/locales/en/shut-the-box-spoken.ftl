### Shut the Box for those who listen.

stb-no-throw = There are no dice to throw now.
