### Kryds & Bolle for those who listen.

kb-free = free
kb-bar-lies = { $place } from the bottom: { $balls }.
kb-bar-empty = { $place } is empty.
kb-which = { $what ->
    [row] Which row? Type row 1, 2 or 3; row 1 is nearest to you.
    [column] Which column? Type column a, b or c.
   *[around] Which bar? Type around b2.
 }
kb-own = { $left ->
    [one] 1 ball left
   *[other] { $left } balls left
 }; { $lines ->
    [one] 1 line
   *[other] { $lines } lines
 }.
kb-makes-lines = { $lines ->
    [one] makes a line
   *[other] makes { $lines } lines
 }
