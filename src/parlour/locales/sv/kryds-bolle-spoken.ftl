### Kryds & Bolle for those who listen.

kb-free = ledig
kb-bar-lies = { $place } nerifrån: { $balls }.
kb-bar-empty = { $place } är tom.
kb-which = { $what ->
    [row] Vilken rad? Skriv rad 1, 2 eller 3; rad 1 är närmast dig.
    [column] Vilken kolumn? Skriv kolumn a, b eller c.
   *[around] Vilken pinne? Skriv runt b2.
 }
kb-own = { $left ->
    [one] 1 kula kvar
   *[other] { $left } kulor kvar
 }; { $lines ->
    [one] 1 rad
   *[other] { $lines } rader
 }.
kb-makes-lines = { $lines ->
    [one] ger en rad
   *[other] ger { $lines } rader
 }
