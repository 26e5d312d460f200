### Shut the Box for those who listen.

stb-no-throw = Сейчас нет кубиков для броска.
