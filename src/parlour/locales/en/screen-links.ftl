### The ways to the big screen.

nav-screen = Big screen
screen-show = On the big screen
screen-why = The game on the television, and everyone’s phone is their hand.
error-no-such-table-code = No table has this code. Check it on the big screen.
error-no-free-code = All codes are in use. Try again later.
