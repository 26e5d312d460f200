### Kryds & Bolle for those who listen.

kb-free = wolne
kb-bar-lies = { $place } od dołu: { $balls }.
kb-bar-empty = { $place } jest pusty.
kb-which = { $what ->
    [row] Który rząd? Wpisz rząd 1, 2 albo 3; rząd 1 jest najbliżej ciebie.
    [column] Która kolumna? Wpisz kolumna a, b albo c.
   *[around] Który pręt? Wpisz wokół b2.
 }
kb-own = { $left ->
    [one] Została 1 kulka
    [few] Zostały { $left } kulki
   *[many] Zostało { $left } kulek
 }; { $lines ->
    [one] 1 linia
    [few] { $lines } linie
   *[many] { $lines } linii
 }.
kb-makes-lines = { $lines ->
    [one] daje linię
    [few] daje { $lines } linie
   *[many] daje { $lines } linii
 }
