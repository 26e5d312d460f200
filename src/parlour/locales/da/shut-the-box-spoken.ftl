### Shut the Box for those who listen.

stb-no-throw = Der er ingen terninger at slå med nu.
