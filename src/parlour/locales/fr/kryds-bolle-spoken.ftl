### Kryds & Bolle for those who listen.

kb-free = libre
kb-bar-lies = { $place }, de bas en haut : { $balls }.
kb-bar-empty = { $place } est vide.
kb-which = { $what ->
    [row] Quelle rangée ? Tape rangée 1, 2 ou 3 ; la rangée 1 est la plus proche de toi.
    [column] Quelle colonne ? Tape colonne a, b ou c.
   *[around] Quelle tige ? Tape autour de b2.
 }
kb-own = { $left ->
    [one] Il te reste { $left } boule
   *[other] Il te reste { $left } boules
 } ; { $lines ->
    [one] { $lines } ligne
   *[other] { $lines } lignes
 }.
kb-makes-lines = { $lines ->
    [one] fait { $lines } ligne
   *[other] fait { $lines } lignes
 }
