### Kryds & Bolle for those who listen.

kb-free = vrij
kb-bar-lies = { $place } van onderen: { $balls }.
kb-bar-empty = { $place } is leeg.
kb-which = { $what ->
    [row] Welke rij? Typ rij 1, 2 of 3; rij 1 is het dichtst bij jou.
    [column] Welke kolom? Typ kolom a, b of c.
   *[around] Welke staaf? Typ rond b2.
 }
kb-own = { $left ->
    [one] Nog 1 bal
   *[other] Nog { $left } ballen
 }; { $lines ->
    [one] 1 lijn
   *[other] { $lines } lijnen
 }.
kb-makes-lines = { $lines ->
    [one] maakt een lijn
   *[other] maakt { $lines } lijnen
 }
