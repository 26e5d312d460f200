### Shut the Box for those who listen.

stb-no-throw = Det finns inga tärningar att kasta nu.
