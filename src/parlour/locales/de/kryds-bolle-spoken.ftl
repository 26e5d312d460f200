### Kryds & Bolle for those who listen.

kb-free = frei
kb-bar-lies = { $place } von unten: { $balls }.
kb-bar-empty = { $place } ist leer.
kb-which = { $what ->
    [row] Welche Reihe? Tippe reihe 1, 2 oder 3; Reihe 1 ist dir am nächsten.
    [column] Welche Spalte? Tippe spalte a, b oder c.
   *[around] Welcher Stab? Tippe um b2.
 }
kb-own = { $left ->
    [one] Noch 1 Kugel
   *[other] Noch { $left } Kugeln
 }; { $lines ->
    [one] 1 Reihe
   *[other] { $lines } Reihen
 }.
kb-makes-lines = { $lines ->
    [one] ergibt eine Reihe
   *[other] ergibt { $lines } Reihen
 }
