### Kryds & Bolle for those who listen.

kb-free = fri
kb-bar-lies = { $place } nedefra: { $balls }.
kb-bar-empty = { $place } er tom.
kb-which = { $what ->
    [row] Hvilken række? Skriv række 1, 2 eller 3; række 1 er nærmest dig.
    [column] Hvilken kolonne? Skriv kolonne a, b eller c.
   *[around] Hvilken stang? Skriv omkring b2.
 }
kb-own = { $left ->
    [one] 1 kugle tilbage
   *[other] { $left } kugler tilbage
 }; { $lines ->
    [one] 1 linje
   *[other] { $lines } linjer
 }.
kb-makes-lines = { $lines ->
    [one] giver en linje
   *[other] giver { $lines } linjer
 }
