### The ways to the big screen.

nav-screen = Storskærm
screen-show = På storskærm
screen-why = Spillet på tv’et, og telefonen er din hånd.
error-no-such-table-code = Intet bord har denne kode. Se efter på storskærmen.
error-no-free-code = Alle koder er i brug. Prøv igen senere.
