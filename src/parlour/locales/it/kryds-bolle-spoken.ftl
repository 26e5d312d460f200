### Kryds & Bolle for those who listen.

kb-free = libero
kb-bar-lies = { $place } dal basso: { $balls }.
kb-bar-empty = { $place } è vuota.
kb-which = { $what ->
    [row] Quale riga? Scrivi riga 1, 2 o 3; la riga 1 è la più vicina a te.
    [column] Quale colonna? Scrivi colonna a, b o c.
   *[around] Quale asta? Scrivi intorno a b2.
 }
kb-own = { $left ->
    [one] Ti resta 1 pallina
   *[other] Ti restano { $left } palline
 }; { $lines ->
    [one] 1 linea
   *[other] { $lines } linee
 }.
kb-makes-lines = { $lines ->
    [one] fa una linea
   *[other] fa { $lines } linee
 }
