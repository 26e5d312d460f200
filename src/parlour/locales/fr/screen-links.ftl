### The ways to the big screen.

nav-screen = Grand écran
screen-show = Sur grand écran
screen-why = Le jeu sur la télé, et chaque téléphone sert de main.
error-no-such-table-code = Aucune table n’a ce code. Vérifie-le sur le grand écran.
error-no-free-code = Tous les codes sont pris. Réessaie plus tard.
